import type { Cell, SmallestOpening } from "./cell.ts";
import type { DesignSize, Family, LookupPart } from "./family.ts";
import type { Frame, FrameSize } from "./frame.ts";
import type { Region } from "./region.ts";
import type { CalloutOptions } from "./steps/call-out.ts";
import type { ExpandOptions } from "./steps/expand.ts";
import type { GrowOptions } from "./steps/grow.ts";
import type { Group } from "./steps/merge.ts";
import type { CutOptions } from "./steps/offset.ts";
import type { SimplifyOptions } from "./steps/simplify.ts";

/** A map in all its sizes: its regions, their layout and how they are cut. */
export interface MapFamily extends Family {
  readonly sizes: readonly DesignSize[];
  /** Selects all regions, in degrees and undivided. */
  readonly select: () => Region[];
  /** Selects finer regions for the lookup of places; see Geography. */
  readonly selectForLookup?: () => LookupPart[];
  readonly layout: (regions: readonly Region[], frame: Frame) => PlacedMap;
  readonly style: (size: FrameSize) => MapStyle;
  /** Corrects single cells after all other steps. */
  readonly adjust?: (cell: Cell, size: FrameSize) => Cell;
  /** The text of the title, the map's name by default; an empty text leaves the title out. */
  readonly title?: string;
  /** The distance in kilometers at which a place off the coast still belongs to a region. */
  readonly coastKm: number;
}

/** Regions on paper, in points, and the lakes to be left blank in them. */
export interface PlacedMap {
  readonly regions: readonly Region[];
  readonly water?: readonly Region[];
}

export interface MapStyle extends CutOptions {
  readonly simplify: SimplifyOptions;
  readonly smallestOpening: SmallestOpening;
  /** The space in points to keep free along the edge of the frame. */
  readonly margin: number;
  readonly groups?: readonly Group[];
  readonly grow?: GrowOptions;
  readonly expand?: ExpandOptions;
  /** Regions drawn enlarged beside the map when they are too small. */
  readonly callouts?: CalloutOptions & { readonly ids: readonly string[] };
  /** Treatment of other regions too small for a photo. */
  readonly leftover: "ABSORB" | "LAND" | "DROP";
}
