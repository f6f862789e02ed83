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

/**
 * Patterns of LIKE, one for each word; a text that is searched has to match all. A short one is
 * the start of a word.
 */
export function listPatterns(search: string | null | undefined): string[] {
  return (search ?? "")
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((word) => word !== "")
    .slice(0, MAX_WORDS)
    .map((word) => `${word.length < MIN_PART_LENGTH ? "% " : "%"}${escapeWord(word)}%`);
}

function escapeWord(word: string): string {
  return word.slice(0, MAX_WORD_LENGTH).replaceAll(/[\\%_]/g, "\\$&");
}
