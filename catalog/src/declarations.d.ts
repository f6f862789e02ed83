// oxlint-disable typescript/consistent-type-imports -- an ambient module cannot import a relative one.

declare module "polylabel" {
  export default function polylabel(
    polygon: readonly (readonly (readonly [number, number])[])[],
    precision?: number,
  ): [number, number] & { distance: number };
}

declare module "d3-geo-projection" {
  import type { GeoProjection } from "d3-geo";

  type PolygonGeometry = import("./region.ts").PolygonGeometry;

  export function geoProject(
    object: PolygonGeometry,
    projection: GeoProjection,
  ): PolygonGeometry | null;
}

declare module "topojson-client" {
  type PolygonGeometry = import("./region.ts").PolygonGeometry;
  type Arcs = import("./topology.ts").Arcs;
  type ArcGeometry<P> = import("./topology.ts").ArcGeometry<P>;

  export function feature<P>(
    topology: Arcs,
    object: { type: "GeometryCollection"; geometries: readonly ArcGeometry<P>[] },
  ): { features: { id?: string; properties: P; geometry: PolygonGeometry }[] };
  export function feature<P>(topology: Arcs, object: ArcGeometry<P>): { geometry: PolygonGeometry };
}

declare module "topojson-client" {
  export function mergeArcs(
    topology: import("./topology.ts").Arcs,
    objects: readonly import("./topology.ts").ArcGeometry[],
  ): { type: "MultiPolygon"; arcs: number[][][] };
  /** Lines between the objects for which the filter is true. */
  export function mesh(
    topology: import("./topology.ts").Arcs,
    object: {
      type: "GeometryCollection";
      geometries: readonly import("./topology.ts").ArcGeometry[];
    },
    filter: (a: unknown, b: unknown) => boolean,
  ): { coordinates: import("./region.ts").Position[][] };
  export function quantize<T>(topology: T, transform: number): T;
}

declare module "topojson-server" {
  type PolygonGeometry = import("./region.ts").PolygonGeometry;
  type RegionsTopology = import("./topology.ts").RegionsTopology;

  export function topology(
    objects: { regions: { type: "GeometryCollection"; geometries: readonly PolygonGeometry[] } },
    quantization?: number,
  ): RegionsTopology;
}

declare module "topojson-simplify" {
  type Position = import("./region.ts").Position;
  type RegionsTopology = import("./topology.ts").RegionsTopology;

  type Triangle = readonly [Position, Position, Position];
  export function presimplify(
    topology: RegionsTopology,
    weight?: (triangle: Triangle) => number,
  ): RegionsTopology;
  export function simplify(topology: RegionsTopology, minimum: number): RegionsTopology;
  export function planarTriangleArea(triangle: Triangle): number;
}

/** The main file is an older format, whose exports Node does not find. */
declare module "opentype.js/dist/opentype.mjs" {
  interface Command {
    readonly type: "M" | "L" | "C" | "Q" | "Z";
    readonly x: number;
    readonly y: number;
    readonly x1: number;
    readonly y1: number;
    readonly x2: number;
    readonly y2: number;
  }
  export interface Font {
    getPath(
      text: string,
      x: number,
      y: number,
      size: number,
      options?: { letterSpacing?: number; kerning?: boolean },
    ): { readonly commands: readonly Command[] };
  }
  export function parse(buffer: ArrayBuffer): Font;
}
