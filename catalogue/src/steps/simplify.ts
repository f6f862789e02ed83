import { type Point, repairShape, type Shape, unite } from "@photomap/geometry";
import type { FeatureCollection, MultiPolygon as GeoMultiPolygon } from "geojson";
import { feature } from "topojson-client";
import { topology } from "topojson-server";
import { planarTriangleArea, presimplify, simplify as simplifyTopology } from "topojson-simplify";
import type { GeometryCollection, MultiPolygon, Topology } from "topojson-specification";
import type { Cell } from "../cell.ts";
import { centreOf, type Polygon, type Position, type Region } from "../region.ts";

export interface SimplifyOptions {
  /** Corners whose triangle is smaller than this many square points are left out. */
  readonly triangleArea: number;
  /** How far from a corner, in points, rounding it may begin. */
  readonly smooth: number;
}

export interface Cells {
  readonly cells: Cell[];
  /** Length in points of every arc of the topology. */
  readonly arcLengths: readonly number[];
}

type RegionsTopology = Topology<{ regions: GeometryCollection }>;

const QUANTIZATION = 1e6;
const SMOOTHING_PASSES = 2;

/** Simplifies and smooths every border once, so that the regions on its two sides still agree. */
export function simplify(regions: readonly Region[], options: SimplifyOptions): Cells {
  const simple = simplifyBorders(regions, options);
  const geometries = simple.objects.regions.geometries as MultiPolygon[];
  const cells = regions.map((region, i): Cell => {
    const { polygons, ...rest } = region;
    const geometry = geometries[i]!;
    const planar = feature(simple, geometry).geometry as GeoMultiPolygon;
    return {
      ...rest,
      shape: shapeOfPolygons(planar.coordinates as Polygon[]),
      anchor: anchorOf(polygons),
      arcs: new Set((geometry.arcs ?? []).flat(2).map((arc) => (arc < 0 ? ~arc : arc))),
    };
  });
  return { cells, arcLengths: simple.arcs.map((arc) => lineLength(arc as Position[])) };
}

function simplifyBorders(regions: readonly Region[], options: SimplifyOptions): RegionsTopology {
  const features = regions.map(({ polygons }) => ({
    type: "Feature" as const,
    properties: {},
    geometry: { type: "MultiPolygon" as const, coordinates: polygons as Polygon[] },
  }));
  const collection: FeatureCollection = { type: "FeatureCollection", features };
  const exact = topology({ regions: collection }, QUANTIZATION) as unknown as RegionsTopology;
  const { transform: _quantized, ...simple } = simplifyTopology(
    presimplify(exact, planarTriangleArea),
    options.triangleArea,
  );
  const arcs = simple.arcs.map((arc) => smoothLine(arc as Position[], options.smooth));
  return { ...simple, arcs };
}

/** Cuts corners as Chaikin does, but never further than a limit, so straight borders stay straight. */
function smoothLine(line: Position[], limit: number): Position[] {
  let current = line;
  for (let pass = 0; pass < SMOOTHING_PASSES && limit > 0; pass++)
    current = cutCorners(current, limit / 2 ** pass);
  return current;
}

function cutCorners(line: Position[], limit: number): Position[] {
  if (line.length < 3) return line;
  const out: Position[] = [line[0]!];
  for (let i = 0; i < line.length - 1; i++) {
    const [x0, y0] = line[i]!;
    const [x1, y1] = line[i + 1]!;
    const length = Math.hypot(x1 - x0, y1 - y0) || 1;
    const share = Math.min(length / 4, limit) / length;
    const [dx, dy] = [(x1 - x0) * share, (y1 - y0) * share];
    if (i > 0) out.push([x0 + dx, y0 + dy]);
    if (i < line.length - 2) out.push([x1 - dx, y1 - dy]);
  }
  out.push(line.at(-1)!);
  return out;
}

/** Each part is repaired alone: parts of one region may touch, which even-odd would erase. */
export function shapeOfPolygons(polygons: readonly Polygon[]): Shape {
  const parts = polygons.map((polygon) =>
    repairShape(polygon.map((ring) => ring.slice(0, -1).map(pointOf))),
  );
  return unite(...parts);
}

function anchorOf(polygons: readonly Polygon[]): Point {
  const largest = polygons.toSorted((a, b) => ringSize(b) - ringSize(a))[0];
  return pointOf(centreOf(largest ?? []));
}

function ringSize([outer = []]: Polygon): number {
  let doubled = 0;
  for (let i = 1; i < outer.length; i++)
    doubled += outer[i - 1]![0] * outer[i]![1] - outer[i]![0] * outer[i - 1]![1];
  return Math.abs(doubled);
}

function pointOf([x, y]: Position): Point {
  return { x, y };
}

function lineLength(line: readonly Position[]): number {
  let length = 0;
  for (let i = 1; i < line.length; i++)
    length += Math.hypot(line[i]![0] - line[i - 1]![0], line[i]![1] - line[i - 1]![1]);
  return length;
}
