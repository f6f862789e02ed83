import { type Point, repairShape, type Shape, unite } from "@photomap/geometry";
import { feature } from "topojson-client";
import { planarTriangleArea, presimplify, simplify as simplifyTopology } from "topojson-simplify";
import type { Cell } from "../cell.ts";
import {
  getCenter,
  getPolygons,
  measurePolygon,
  type Polygon,
  type Position,
  type Region,
} from "../region.ts";
import {
  type ArcGeometry,
  type Arcs,
  createTopology,
  getArcIndex,
  getArcPolygons,
  type RegionsTopology,
} from "../topology.ts";

export interface SimplifyOptions {
  /** Corners whose triangle is smaller than this many square points are left out. */
  readonly triangleArea: number;
  /** The greatest distance from a corner, in points, at which rounding may begin. */
  readonly smooth: number;
  /** Islets below this many square points are left out, unless a region has nothing larger. */
  readonly islets?: number;
}

export interface Cells {
  readonly cells: Cell[];
  /** Length in points of every arc of the topology. */
  readonly arcLengths: readonly number[];
}

const QUANTIZATION = 1e6;
const SMOOTHING_PASSES = 3;
const DEFAULT_ISLETS = 50;

/** Simplifies and smooths every border once, so that both sides keep identical points. */
export function simplify(all: readonly Region[], options: SimplifyOptions): Cells {
  const regions = all.map((region) => dropIslets(region, options.islets ?? DEFAULT_ISLETS));
  const simple = simplifyBorders(regions, options);
  const { geometries } = simple.objects.regions;
  const cells = regions.map((region, i) => createCell(region, simple, geometries[i]!));
  return { cells, arcLengths: simple.arcs.map(measureLine) };
}

function createCell(region: Region, simple: Arcs, geometry: ArcGeometry): Cell {
  const { polygons, ...rest } = region;
  return {
    ...rest,
    regionIds: [region.id],
    shape: createShape(getPolygons(feature(simple, geometry).geometry)),
    anchor: getAnchor(polygons),
    arcs: new Set(getArcPolygons(geometry).flat(2).map(getArcIndex)),
  };
}

function dropIslets(region: Region, islets: number): Region {
  const [largest, ...rest] = region.polygons.toSorted(
    (a, b) => measurePolygon(b) - measurePolygon(a),
  );
  const kept = rest.filter((polygon) => measurePolygon(polygon) > islets);
  return { ...region, polygons: largest ? [largest, ...kept] : [] };
}

function simplifyBorders(regions: readonly Region[], options: SimplifyOptions): RegionsTopology {
  const exact = presimplify(createTopology(regions, QUANTIZATION), planarTriangleArea);
  const { transform: _quantized, ...simple } = simplifyTopology(exact, options.triangleArea);
  return { ...simple, arcs: simple.arcs.map((arc) => smoothLine(arc, options.smooth)) };
}

/** Cuts corners as Chaikin does, but only up to a limit, so straight borders stay straight. */
function smoothLine(line: Position[], limit: number): Position[] {
  if (limit === 0) return line;
  let current = line;
  for (let pass = 0; pass < SMOOTHING_PASSES; pass++)
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

/** Repairs each part alone: parts of one region may touch, which even-odd would erase. */
function createShape(polygons: readonly Polygon[]): Shape {
  const parts = polygons.map((polygon) =>
    repairShape(polygon.map((ring) => ring.slice(0, -1).map(toPoint))),
  );
  return unite(...parts);
}

function getAnchor(polygons: readonly Polygon[]): Point {
  const largest = polygons.toSorted((a, b) => measurePolygon(b) - measurePolygon(a))[0];
  return toPoint(getCenter(largest ?? []));
}

function toPoint([x, y]: Position): Point {
  return { x, y };
}

function measureLine(line: readonly Position[]): number {
  let length = 0;
  for (let i = 1; i < line.length; i++)
    length += Math.hypot(line[i]![0] - line[i - 1]![0], line[i]![1] - line[i - 1]![1]);
  return length;
}
