import { measureTextWidth } from "./text-width.ts";

/** The height of a line, relative to the font size. */
export const LINE_HEIGHT = 1.12;
const MAX_LINES = 3;

/** A text broken into lines; its size is relative to the font size. */
export interface LabelText {
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
}

const SHORT_WORDS: readonly (readonly [RegExp, string])[] = [
  [/ \(city\)$/, ""],
  [/\band\b/g, "&"],
  [/\bSaint\b/g, "St."],
  [/\bMount\b/g, "Mt."],
  [/\bMountains\b/g, "Mts."],
  [/\bIslands\b/g, "Is."],
  [/\bTerritor(?:y|ies)\b/g, "Terr."],
  [/\bRepublic\b/g, "Rep."],
  [/\bNorth(?:ern)?\b/g, "N."],
  [/\bSouth(?:ern)?\b/g, "S."],
  [/\bEast(?:ern)?\b/g, "E."],
  [/\bWest(?:ern)?\b/g, "W."],
];

/** Shortens a name by the usual abbreviations of its words. */
export function shortenName(name: string): string {
  return SHORT_WORDS.reduce((text, [word, short]) => text.replace(word, short), name);
}

/** Lists the text in one line and in more, each broken where its longest line is shortest. */
export function listLabelTexts(text: string): LabelText[] {
  const words = text.split(/(?<=-)|\s+/);
  const counts = Array.from({ length: Math.min(MAX_LINES, words.length) }, (_, i) => i + 1);
  return counts.map((count) => createLabelText(breakLines(words, count)));
}

function createLabelText(lines: readonly string[]): LabelText {
  return {
    lines,
    width: Math.max(...lines.map(measureTextWidth)),
    height: lines.length * LINE_HEIGHT,
  };
}

function breakLines(words: readonly string[], count: number): string[] {
  if (count === 1) return [joinWords(words)];
  let best: string[] = [];
  let narrowest = Infinity;
  for (let end = 1; end <= words.length - count + 1; end += 1) {
    const lines = [joinWords(words.slice(0, end)), ...breakLines(words.slice(end), count - 1)];
    const width = Math.max(...lines.map(measureTextWidth));
    if (width < narrowest) [best, narrowest] = [lines, width];
  }
  return best;
}

function joinWords(words: readonly string[]): string {
  return words.reduce((line, word) => (line.endsWith("-") ? line + word : `${line} ${word}`));
}
