import type { BackgroundOption } from "@photomap/design";

export interface Background {
  readonly id: string;
  readonly name: string;
  /** The two colors of its texture. */
  readonly colors: readonly [string, string];
  /** The waves of its noise across the picture: unequal for wood and linen, equal for paper. */
  readonly frequency: readonly [x: number, y: number];
}

/** Textures that can be printed behind the openings instead of a plain color. */
export const BACKGROUNDS: readonly Background[] = [
  {
    id: "parchment",
    name: "Parchment",
    colors: ["#efe3c8", "#dcc9a0"],
    frequency: [9.6, 9.6],
  },
  { id: "linen", name: "Linen", colors: ["#efece4", "#dfd9cc"], frequency: [2160, 48] },
  { id: "oak", name: "Oak", colors: ["#c9a47a", "#a97f52"], frequency: [4.8, 144] },
  { id: "slate", name: "Slate", colors: ["#3c4347", "#2b3134"], frequency: [48, 72] },
  { id: "ocean", name: "Ocean", colors: ["#bcd6dd", "#9cc0cb"], frequency: [7.2, 28.8] },
];

export const BACKGROUND_OPTIONS: readonly BackgroundOption[] = BACKGROUNDS.map(
  ({ id, name, colors }) => ({
    id,
    name,
    imageKey: `backgrounds/${id}.jpg`,
    hex: mixColors(...colors),
  }),
);

function mixColors(first: string, second: string): string {
  const mixed = [1, 3, 5].map((at) => {
    const [a, b] = [first, second].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.round(((a ?? 0) + (b ?? 0)) / 2)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${mixed.join("")}`;
}
