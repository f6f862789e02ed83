import { geoAzimuthalEqualArea } from "d3-geo";
import { type Frame, insetFrame } from "../frame.ts";
import type { PlacedMap } from "../map-family.ts";
import type { Position, Region } from "../region.ts";
import { fit } from "../steps/fit.ts";
import { densify, magnify } from "../steps/magnify.ts";
import { project } from "../steps/project.ts";
import type { Magnified } from "./centered.ts";
import { keepNearParts } from "./near-parts.ts";

export interface ContinentView {
  /** Center of the projection, negated as d3 expects it. */
  readonly rotate: Position;
  /** Places that must be inside the frame; the map is clipped beyond them. */
  readonly window: readonly Position[];
  readonly magnified: readonly Magnified[];
}

/** Draws a continent in an equal-area projection and enlarges its crowded parts. */
export function layOutContinent(
  regions: readonly Region[],
  frame: Frame,
  { rotate, window, magnified }: ContinentView,
): PlacedMap {
  const k = Math.max(frame.width, frame.height) / 2592;
  const margin = 65 * k;
  const [left, top, right, bottom] = insetFrame(frame, margin);
  const projection = geoAzimuthalEqualArea()
    .rotate(rotate)
    .precision(0)
    .fitExtent(
      [
        [left, top],
        [right, bottom],
      ],
      { type: "MultiPoint", coordinates: [...window] },
    );
  const [x0, y0, x1, y1] = insetFrame(frame, margin * 0.75);
  projection.clipExtent([
    [x0, y0],
    [x1, y1],
  ]);
  const planar = densify(project(keepNearParts(regions), projection), 10 * k);
  const enlarged = magnify(
    planar,
    magnified.map(({ at, radius, factor }) => ({
      at: projection(at)!,
      radius: radius * k,
      factor,
    })),
  );
  return { regions: fit(enlarged, insetFrame(frame, margin * 0.8), { stretch: 1.05 }).regions };
}
