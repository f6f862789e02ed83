export const OUTPUT_TYPES = [
  "MATBOARD_WALL_MAP",
  "MATBOARD_WALL_MAP_SINGLE",
  "VEHICLE_MAP",
  "VINYL_WALL_MAP",
] as const;

export type OutputType = (typeof OUTPUT_TYPES)[number];

export const DEFAULT_OUTPUT_TYPE: OutputType = "VINYL_WALL_MAP";

const NAMES: Record<OutputType, string> = {
  MATBOARD_WALL_MAP: "Matboard Wall Map",
  MATBOARD_WALL_MAP_SINGLE: "Matboard Wall Map",
  VEHICLE_MAP: "RV Photo Map",
  VINYL_WALL_MAP: "Wall Hanging Photo Map",
};

export function outputTypeName(type: OutputType): string {
  return NAMES[type];
}
