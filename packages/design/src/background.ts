import type { Design } from "./design.ts";
import { MATBOARD_COLORS } from "./matboard-colors.ts";
import type { OutputType } from "./output-type.ts";

export interface BackgroundChoice {
  readonly id: string;
  readonly name: string;
  /** A plain color, or what is under a picture. */
  readonly hex?: string;
  readonly imageKey?: string;
}

/** What may lie behind the openings: mats for a matboard map, and the pictures of the design. */
export function listBackgrounds(
  { backgroundOptions }: Pick<Design, "backgroundOptions">,
  outputType: OutputType,
): readonly BackgroundChoice[] {
  const mats = isMatboard(outputType) ? MATBOARD_COLORS.filter(({ active }) => active) : [];
  return [...mats, ...backgroundOptions];
}

/** Also finds what is no longer offered. */
export function findBackground(
  { backgroundOptions }: Pick<Design, "backgroundOptions">,
  id: string,
): BackgroundChoice | undefined {
  return [...MATBOARD_COLORS, ...backgroundOptions].find((choice) => choice.id === id);
}

/** What a project shows behind its openings; a mat's color shows on a matboard map alone. */
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
