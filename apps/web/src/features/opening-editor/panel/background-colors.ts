/** Content of the map, not tokens of the theme. */
export const BACKGROUND_COLORS = [
  { value: "#ffffff", name: "White" },
  { value: "#e9d8b0", name: "Sand" },
  { value: "#c9dde8", name: "Mist" },
  { value: "#cfe0ca", name: "Sage" },
  { value: "#f1c9b8", name: "Clay" },
  { value: "#1f2a37", name: "Ink" },
] as const;

const HEX_COLOR = /^#?(?:([0-9a-f]{6})|([0-9a-f])([0-9a-f])([0-9a-f]))$/;

/** Accepts three or six digits with or without a hash; returns six after a hash. */
export function parseHexColor(text: string): string | undefined {
  const match = HEX_COLOR.exec(text.trim().toLowerCase());
  if (match === null) return undefined;
  const [, six, r = "", g = "", b = ""] = match;
  return `#${six ?? r + r + g + g + b + b}`;
}

/** Missing from the DOM types; few browsers have it, and only on secure pages. */
interface EyeDropper {
  open(): Promise<{ readonly sRGBHex: string }>;
}

declare global {
  interface Window {
    readonly EyeDropper?: new () => EyeDropper;
  }
}

export function hasEyeDropper(): boolean {
  return typeof window !== "undefined" && window.EyeDropper !== undefined;
}

/** The color of a pixel on the screen; undefined when the user cancels. */
export async function pickColor(): Promise<string | undefined> {
  if (window.EyeDropper === undefined) return undefined;
  try {
    const { sRGBHex } = await new window.EyeDropper().open();
    return sRGBHex;
  } catch {
    return undefined;
  }
}
