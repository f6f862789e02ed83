import {
  type BrandId,
  type Design,
  type OutputOption,
  type OutputType,
  outputTypeName,
} from "@photomap/design";
import type { FrameSize } from "./frame.ts";
import type { Region } from "./region.ts";
import type { NationalPark } from "./sources/national-parks.ts";

/** Properties common to all designs of a family. */
export interface Family {
  readonly baseId: string;
  readonly name: string;
  readonly regionType: string;
  readonly regionTypePlural: string;
  readonly keywords: readonly string[];
  readonly businessIds: readonly BrandId[];
  readonly popularRank?: number;
}

export interface DesignSize extends FrameSize {
  readonly outputOptions: readonly OutputOption[];
  readonly stickersOnly?: boolean;
}

export function getDesignId(baseId: string, { widthInches, heightInches }: FrameSize): string {
  return `${baseId}-${widthInches}x${heightInches}`;
}

/** One design of the catalog, built on demand. */
export interface DesignJob {
  readonly id: string;
  readonly baseId: string;
  readonly build: () => Design;
}

/** Regions of a lookup with the same detail; where parts overlap, the first one is found. */
export interface LookupPart {
  readonly regions: readonly Region[];
  /** The flattest corner to keep in a border between two regions, in square degrees. */
  readonly flattestBorder: number;
  /** The flattest corner to keep in all other outlines, in square degrees. */
  readonly flattestCoast: number;
}

/** The data to find the region of a place; shared by all sizes of a map. */
export interface Geography {
  readonly baseId: string;
  readonly coastKm: number;
  readonly select: () => Region[];
  /** Selects finer regions, for maps whose drawn borders would misplace border towns. */
  readonly selectForLookup?: () => LookupPart[];
  readonly points?: () => (NationalPark & { readonly id: string })[];
}

function createOutputOption(type: OutputType, scale = 1): OutputOption {
  return { type, name: outputTypeName(type), scale };
}

export const WALL_OPTIONS: readonly OutputOption[] = [
  createOutputOption("MATBOARD_WALL_MAP"),
  createOutputOption("VINYL_WALL_MAP"),
];

export const STICKER_OPTIONS: readonly OutputOption[] = [createOutputOption("VEHICLE_MAP")];

export const SINGLE_OPTIONS: readonly OutputOption[] = [
  createOutputOption("MATBOARD_WALL_MAP_SINGLE"),
];
