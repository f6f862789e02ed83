import type { Cell } from "./cell.ts";
import type { DesignSize, Family } from "./family.ts";
import type { Frame, FrameSize } from "./frame.ts";
import type { Region } from "./region.ts";
import type { CalloutOptions } from "./steps/call-out.ts";
import type { CutOptions } from "./steps/offset.ts";
import type { SimplifyOptions } from "./steps/simplify.ts";

/** A map in all its sizes: which regions it shows, where they lie, and how they are cut. */
export interface MapFamily extends Family {
  readonly sizes: readonly DesignSize[];
  readonly select: (size: FrameSize) => Region[];
  readonly layout: (regions: readonly Region[], frame: Frame) => Region[];
  readonly style: (size: FrameSize) => MapStyle;
  /** A last hand on single cells. */
  readonly adjust?: (cell: Cell, size: FrameSize) => Cell;
}

export interface MapStyle extends CutOptions {
  readonly simplify: SimplifyOptions;
  /** Openings below this many square inches, or too narrow for a circle of this radius in inches,
   * cannot hold a photo. */
  readonly smallestOpening: { readonly area: number; readonly radius: number };
  readonly callouts?: CalloutOptions & { readonly ids: readonly string[] };
}
