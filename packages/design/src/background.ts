import type { Design, OutputType } from "./design.ts";

interface MatboardColor {
  readonly id: string;
  readonly name: string;
  /** The CSS color; missing for the printed mat, which shows the map's background. */
  readonly hex?: string;
  /** Whether the color is offered. Discontinued colors stay: existing projects refer to them. */
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

export interface BackgroundChoice {
  readonly id: string;
  readonly name: string;
  /** A plain color, or the color below a picture. */
  readonly hex?: string;
  readonly imageKey?: string;
}

/** Lists the mat colors that are offered, for a matboard map, then the design's pictures. */
export function listBackgrounds(
  { backgroundOptions }: Pick<Design, "backgroundOptions">,
  outputType: OutputType,
): readonly BackgroundChoice[] {
  const mats = isMatboard(outputType) ? MATBOARD_COLORS.filter(({ active }) => active) : [];
  return [...mats, ...backgroundOptions];
}

/** Finds a mat color, discontinued ones included, or a picture of the design. */
export function findBackground(
  { backgroundOptions }: Pick<Design, "backgroundOptions">,
  id: string,
): BackgroundChoice | undefined {
  return [...MATBOARD_COLORS, ...backgroundOptions].find((choice) => choice.id === id);
}

/** The background of a project; mat colors apply to matboard maps only. */
export function resolveBackground(
  design: Pick<Design, "backgroundOptions">,
  { backgroundId, outputType }: { backgroundId: string | null; outputType: OutputType },
): BackgroundChoice | undefined {
  const choice = backgroundId === null ? undefined : findBackground(design, backgroundId);
  return choice?.imageKey === undefined && !isMatboard(outputType) ? undefined : choice;
}

function isMatboard(outputType: OutputType): boolean {
  return outputType === "MATBOARD_WALL_MAP" || outputType === "MATBOARD_WALL_MAP_SINGLE";
}
