export interface MatboardColor {
  readonly id: string;
  readonly name: string;
  /** The printed mat has none: it shows the map's own background. */
  readonly hex?: string;
  /** Colors no longer made stay known, because old projects carry them. */
  readonly active: boolean;
}

export const MATBOARD_COLORS: readonly MatboardColor[] = [
  { id: "beige", name: "Beige", hex: "#E6D9BF", active: false },
  { id: "black", name: "Black", hex: "#222222", active: true },
  { id: "cactus", name: "Cactus", hex: "#6F8F72", active: false },
  { id: "caribbean", name: "Caribbean", hex: "#2E8C9A", active: true },
  { id: "lilac", name: "Lilac", hex: "#B9A7CC", active: false },
  { id: "driftwood", name: "Driftwood", hex: "#A8967E", active: true },
  { id: "printed", name: "Printed", active: true },
  { id: "sienna", name: "Sienna", hex: "#A4573A", active: true },
  { id: "white", name: "White", hex: "#FDFBF6", active: true },
  { id: "zucchini", name: "Zucchini", hex: "#3F5B41", active: true },
];
