import type { Size } from "./fit.ts";

/** Relative to the font size. */
const DESCENT = 0.22;
const ASCENT = 0.78;
/** Accents on capitals are higher. */
const ASCENT_WITH_ACCENTS = 1;

export interface TextSize extends Size {
  /** Distance of the baseline from the top. */
  readonly ascent: number;
}

/**
 * The space that a line of text needs at most, in Inter and in Helvetica. The pure packages have no
 * fonts; a test of the renderer compares the estimate with both.
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
