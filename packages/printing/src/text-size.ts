import type { Size } from "./fit.ts";

/** The depth below the baseline, as a share of the font size. */
const DESCENT = 0.22;
const ASCENT = 0.78;
/** The height above the baseline with accents on capitals, which are higher. */
const ASCENT_WITH_ACCENTS = 1;

export interface TextSize extends Size {
  /** The distance of the baseline from the top. */
  readonly ascent: number;
}

/**
 * Estimates the most space that a line of text needs, in Inter and in Helvetica. The pure packages
 * have no fonts; a test of the renderer compares the estimate with both.
 */
export function estimateTextSize(text: string, fontSize: number): TextSize {
  const letters = text.normalize("NFD").replace(/\p{M}/gu, "");
  const ems = Array.from(letters, letterWidth).reduce((sum, width) => sum + width, 0);
  const hasAccents = /[^ -~]/.test(text);
  const ascent = fontSize * (hasAccents ? ASCENT_WITH_ACCENTS : ASCENT);
  return { width: ems * fontSize, height: ascent + DESCENT * fontSize, ascent };
}

function letterWidth(letter: string): number {
  if (/[ijlI.,'’:;|ʻ]/.test(letter)) return 0.32;
  if (/[frt ()-]/.test(letter)) return 0.46;
  if (/[mwMW%@]/.test(letter)) return 1;
  if (/[A-Z&]/.test(letter)) return 0.79;
  return /[ -~]/.test(letter) ? 0.66 : 1;
}
