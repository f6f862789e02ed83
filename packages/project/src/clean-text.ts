/** The most characters of a search for help, maps or products; a longer text is cut. */
export const MAX_QUERY_LENGTH = 100;

/** Line ends and tabs, which separate words. */
const SEPARATORS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/** Control characters, and marks with which a name is displayed as another one. */
const HIDDEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Reduces a text to one line as it is stored and shown: composed characters, no control or
 * direction marks.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .normalize("NFC")
    .replaceAll(SEPARATORS, " ")
    .replaceAll(HIDDEN, "")
    .trim();
}
