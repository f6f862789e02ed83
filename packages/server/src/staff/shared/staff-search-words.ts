/** A page of a list that is searched. */
export interface SearchPage {
  readonly search?: string | null | undefined;
  /** `nextCursor` of the page before. */
  readonly after?: string | null | undefined;
}

const MAX_WORDS = 8;
const MAX_WORD_LENGTH = 100;

/** Shorter parts of words are in no index. */
const MIN_PART_LENGTH = 3;

export function listWords(search: string | null | undefined): string[] {
  return (search ?? "")
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((word) => word !== "")
    .slice(0, MAX_WORDS)
    .map((word) => word.slice(0, MAX_WORD_LENGTH));
}

/** Patterns of LIKE, one for each word; a text that is searched has to match all. */
export function listPatterns(search: string | null | undefined): string[] {
  return listWords(search).map(writePattern);
}

/** A short word is the start of one. */
export function writePattern(word: string): string {
  const escaped = word.replaceAll(/[\\%_]/g, "\\$&");
  return `${word.length < MIN_PART_LENGTH ? "% " : "%"}${escaped}%`;
}

/** A tsquery of texts with words that start with all of these; a short one is a whole word. */
export function writeWordQuery(words: readonly string[]): string {
  return words
    .map((word) => {
      const quoted = `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
      return word.length < MIN_PART_LENGTH ? quoted : `${quoted}:*`;
    })
    .join(" & ");
}
