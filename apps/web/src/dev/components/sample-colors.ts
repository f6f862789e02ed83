/** Backgrounds a person might choose for an opening: content, not part of the palette. */
export const SAMPLE_COLORS = [
  { value: "#ffffff", name: "White" },
  { value: "#e9d8b0", name: "Sand" },
  { value: "#c9dde8", name: "Mist" },
  { value: "#cfe0ca", name: "Sage" },
  { value: "#f1c9b8", name: "Clay" },
  { value: "#1f2a37", name: "Ink" },
] as [Color, Color, ...Color[]];

interface Color {
  readonly value: string;
  readonly name: string;
}
