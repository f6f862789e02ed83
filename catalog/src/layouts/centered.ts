import { type GeoProjection, geoAzimuthalEqualArea, geoCentroid } from "d3-geo";
import { type Frame, insetFrame } from "../frame.ts";
import type { PlacedMap } from "../map-family.ts";
import { mapPositions, measureExtent, type Position, type Region } from "../region.ts";
import { createContraction, fit } from "../steps/fit.ts";
import { createWarp, densify } from "../steps/magnify.ts";
import { fixWinding, project } from "../steps/project.ts";

export interface Magnified {
  /** Longitude and latitude of the middle. */
  readonly at: Position;
  /** Points on paper, and how many times larger the middle becomes. */
  readonly radius: number;
  readonly factor: number;
}

export interface CenteredOptions {
  readonly margin: number;
  /** Equal-area around the middle of the regions when none is given. */
  readonly projection?: GeoProjection;
  readonly magnified?: readonly Magnified[];
  readonly water?: readonly Region[];
  /** Below 1, scattered islands move closer together. */
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

/** Width over height of the regions when centered. */
export function measureAspect(regions: readonly Region[]): number {
  const projection = centerOn(regions).scale(10000).translate([0, 0]);
  const [left, top, right, bottom] = measureExtent(project(regions, projection));
  return (right - left) / (bottom - top);
}
