import type { Design, OutputOption, OutputType } from "./design.ts";

const DEFAULT_OUTPUT_TYPE: OutputType = "VINYL_WALL_MAP";

const NAMES: Record<OutputType, string> = {
  MATBOARD_WALL_MAP: "Matboard Wall Map",
  MATBOARD_WALL_MAP_SINGLE: "Matboard Wall Map",
  VEHICLE_MAP: "RV Photo Map",
  VINYL_WALL_MAP: "Wall Hanging Photo Map",
};

const MIN_OUTPUT_SCALE = 0.1;
const MAX_OUTPUT_SCALE = 10;

/** Whether a product can be made at a scale. A project may have a scale that no option lists. */
export function isOutputScale(scale: number): boolean {
  return scale >= MIN_OUTPUT_SCALE && scale <= MAX_OUTPUT_SCALE;
}

export function outputTypeName(type: OutputType): string {
  return NAMES[type];
}

/**
 * Finds the option with the given type and scale. Without a type, it is the wall hanging, or the
 * first option of a design that has none.
 */
export function findOutputOption(
  { outputOptions }: Pick<Design, "outputOptions">,
  type?: OutputType,
  scale?: number,
): OutputOption | undefined {
  const candidates = outputOptions.filter(
    (option) => scale === undefined || option.scale === scale,
  );
  if (type !== undefined) return candidates.find((option) => option.type === type);
  return candidates.find((option) => option.type === DEFAULT_OUTPUT_TYPE) ?? candidates[0];
}

/**
 * Resolves a project's option; one with a custom scale counts as the standard option of its type.
 */
export function resolveOutputOption(
  design: Pick<Design, "outputOptions">,
  { outputType, outputScale }: { readonly outputType: OutputType; readonly outputScale: number },
): OutputOption | undefined {
  return findOutputOption(design, outputType, outputScale) ?? findOutputOption(design, outputType);
}
