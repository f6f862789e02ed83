/** Offered behind the photos of an opening: content of a map, not part of the palette. */
export const BACKGROUND_COLORS = [
  { value: "#ffffff", name: "White" },
  { value: "#e9d8b0", name: "Sand" },
  { value: "#c9dde8", name: "Mist" },
  { value: "#cfe0ca", name: "Sage" },
  { value: "#f1c9b8", name: "Clay" },
  { value: "#1f2a37", name: "Ink" },
] as const;

const HEX = /^#?(?:([0-9a-f]{6})|([0-9a-f])([0-9a-f])([0-9a-f]))$/;

/** Six digits after a hash, from six or three with or without it; nothing for anything else. */
export function readHex(text: string): string | undefined {
  const found = HEX.exec(text.trim().toLowerCase());
  if (found === null) return undefined;
  const [, six, r = "", g = "", b = ""] = found;
  return `#${six ?? r + r + g + g + b + b}`;
}
