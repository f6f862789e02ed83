import { type GeoProjection, geoAzimuthalEqualArea, geoCentroid } from "d3-geo";
import { type Frame, insetFrame } from "../frame.ts";
import type { PlacedMap } from "../map-family.ts";
import { mapPositions, measureExtent, type Position, type Region } from "../region.ts";
import { createContraction, fit } from "../steps/fit.ts";
import { createWarp, densify } from "../steps/magnify.ts";
import { fixWinding, project } from "../steps/project.ts";

export interface Magnified {
  /** Longitude and latitude of the middle, in degrees. */
  readonly at: Position;
  /** Points on paper. */
  readonly radius: number;
  /** The enlargement of the middle; 1 for none. */
  readonly factor: number;
}

export interface CenteredOptions {
  readonly margin: number;
  /** The default is an equal-area projection around the middle of the regions. */
  readonly projection?: GeoProjection;
  readonly magnified?: readonly Magnified[];
  readonly water?: readonly Region[];
  /** The share of their distances that scattered islands keep; 1, the default, moves nothing. */
  readonly spread?: number;
}

const DENSIFY_POINTS = 10;

/** Fits the regions into the frame and enlarges the magnified parts. */
export function layOutCentered(
  regions: readonly Region[],
  frame: Frame,
  { margin, projection, magnified = [], water = [], spread = 1 }: CenteredOptions,
): PlacedMap {
  const round = (projection ?? centerOn(regions)).scale(10000).translate([0, 0]);
  const box = insetFrame(frame, margin);
  const planar = project(regions, round);
  const contracted = spread < 1 ? mapPositions(planar, createContraction(planar, spread)) : planar;
  const first = fit(contracted, box);
  const dense = magnified.length > 0 ? densify(first.regions, DENSIFY_POINTS) : first.regions;
  const warp = createWarp(
    magnified.map(({ at, ...rest }) => ({ ...rest, at: first.move(round(at)!) })),
  );
  const second = fit(mapPositions(dense, warp), box);
  const place = (position: Position) => second.move(warp(first.move(position)));
  return { regions: second.regions, water: mapPositions(project(water, round), place) };
}

export function centerOn(regions: readonly Region[]): GeoProjection {
  const coordinates = regions.flatMap(({ polygons }) => polygons.map(fixWinding));
  const [longitude, latitude] = geoCentroid({ type: "MultiPolygon", coordinates });
  return geoAzimuthalEqualArea().rotate([-longitude, -latitude]);
}

/** The width of the centered regions divided by their height. */
export function measureAspect(regions: readonly Region[]): number {
  const projection = centerOn(regions).scale(10000).translate([0, 0]);
  const [left, top, right, bottom] = measureExtent(project(regions, projection));
  return (right - left) / (bottom - top);
}
