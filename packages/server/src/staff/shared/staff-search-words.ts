/** The parameters of one page of a searched list. */
export interface SearchPageRequest {
  readonly search?: string | null | undefined;
  /** The `nextCursor` of the previous page. */
  readonly after?: string | null | undefined;
}

const MAX_WORDS = 8;
const MAX_WORD_LENGTH = 100;

/** The length of the shortest part of a word that the trigram index finds. */
const MIN_PART_LENGTH = 3;

export function splitSearchWords(search: string | null | undefined): string[] {
  return (search ?? "")
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((word) => word !== "")
    .slice(0, MAX_WORDS)
    .map((word) => word.slice(0, MAX_WORD_LENGTH));
}

/** LIKE patterns, one for each word; a text must match all of them. */
export function createLikePatterns(search: string | null | undefined): string[] {
  return splitSearchWords(search).map(createLikePattern);
}

/** A LIKE pattern that finds the word anywhere; a short one only at the start of a word. */
export function createLikePattern(word: string): string {
  const escaped = word.replaceAll(/[\\%_]/g, "\\$&");
  return `${word.length < MIN_PART_LENGTH ? "% " : "%"}${escaped}%`;
}

/** A tsquery for texts with words that start with these; a short one must be a whole word. */
export function createTsQuery(words: readonly string[]): string {
  return words
    .map((word) => {
      const quoted = `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
      return word.length < MIN_PART_LENGTH ? quoted : `${quoted}:*`;
    })
    .join(" & ");
}
