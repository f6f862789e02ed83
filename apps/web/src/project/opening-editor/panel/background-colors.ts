/** The background colors: content of the map, not tokens of the theme. */
export const BACKGROUND_COLORS = [
  { value: "#ffffff", name: "White" },
  { value: "#e9d8b0", name: "Sand" },
  { value: "#c9dde8", name: "Mist" },
  { value: "#cfe0ca", name: "Sage" },
  { value: "#f1c9b8", name: "Clay" },
  { value: "#1f2a37", name: "Ink" },
] as const;

/** More colors of the palette: three tints of each hue, and grays. */
export const MORE_BACKGROUND_COLORS = [
  { value: "#fbf8f3", name: "Paper" },
  { value: "#d9d4cb", name: "Light gray" },
  { value: "#8c8272", name: "Gray" },
  { value: "#4b5563", name: "Slate" },
  { value: "#000000", name: "Black" },
  { value: "#00baf2", name: "Sky blue" },
  { value: "#f6d7d7", name: "Light red" },
  { value: "#d96b62", name: "Red" },
  { value: "#a63d2f", name: "Brick" },
  { value: "#f3d08a", name: "Honey" },
  { value: "#c98a1b", name: "Ocher" },
  { value: "#7a5200", name: "Brown" },
  { value: "#8fb58a", name: "Green" },
  { value: "#2f6b46", name: "Leaf" },
  { value: "#8cb9d4", name: "Blue" },
  { value: "#2c6e93", name: "Ocean" },
  { value: "#a99bf5", name: "Lilac" },
  { value: "#5546a8", name: "Violet" },
] as const;

/** A color as a hue in degrees, with saturation and brightness in percent. */
export interface HsvColor {
  readonly hue: number;
  readonly saturation: number;
  readonly brightness: number;
}

export function hexToHsv(hex: string): HsvColor {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  const max = Math.max(red, green, blue);
  const range = max - Math.min(red, green, blue);
  return {
    hue: Math.round(findHue(red, green, blue) * 60) % 360,
    saturation: max === 0 ? 0 : Math.round((range / max) * 100),
    brightness: Math.round(max * 100),
  };
}

/** The hue in sixths of the circle; 0 for grays. */
function findHue(red: number, green: number, blue: number): number {
  const max = Math.max(red, green, blue);
  const range = max - Math.min(red, green, blue);
  if (range === 0) return 0;
  if (max === red) return ((green - blue) / range + 6) % 6;
  return max === green ? (blue - red) / range + 2 : (red - green) / range + 4;
}

export function hsvToHex({ hue, saturation, brightness }: HsvColor): string {
  const [full, share] = [brightness / 100, saturation / 100];
  const channel = (offset: number) => {
    const sixth = (offset + hue / 60) % 6;
    const value = full - full * share * Math.max(0, Math.min(sixth, 4 - sixth, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(5)}${channel(3)}${channel(1)}`;
}

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
export async function pickScreenColor(): Promise<string | undefined> {
  if (window.EyeDropper === undefined) return undefined;
  try {
    const { sRGBHex } = await new window.EyeDropper().open();
    return sRGBHex;
  } catch {
    return undefined;
  }
}
