import { type OutputOption, type OutputType, outputTypeName } from "@photomap/design";

function outputOption(type: OutputType, scale = 1): OutputOption {
  return { type, name: outputTypeName(type), scale };
}

export const WALL_OPTIONS: readonly OutputOption[] = [
  outputOption("MATBOARD_WALL_MAP"),
  outputOption("VINYL_WALL_MAP"),
];

export const STICKER_OPTIONS: readonly OutputOption[] = [outputOption("VEHICLE_MAP")];

export const SINGLE_OPTIONS: readonly OutputOption[] = [outputOption("MATBOARD_WALL_MAP_SINGLE")];
