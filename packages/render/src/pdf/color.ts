/** Red, green, blue and opacity, each 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number, opacity: number];

const NAMED: Readonly<Record<string, string>> = { white: "#ffffff", black: "#000000" };

export function readColor(text: string): Color {
  const hex = NAMED[text] ?? text;
  if (!/^#([0-9a-f]{6}|[0-9a-f]{8})$/i.test(hex)) throw new RangeError(`Not a color: ${text}`);
  const part = (index: number) => Number.parseInt(hex.slice(index, index + 2) || "ff", 16) / 255;
  return [part(1), part(3), part(5), part(7)];
}
