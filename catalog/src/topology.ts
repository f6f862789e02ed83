import { topology } from "topojson-server";
import type { Polygon, Position, Region } from "./region.ts";

/** Borders as arcs that the regions on both sides share; a negative index runs backward. */
export interface Arcs {
  readonly type: "Topology";
  readonly arcs: readonly Position[][];
  readonly transform?: { readonly scale: Position; readonly translate: Position };
}

export type ArcGeometry<P = unknown> = { readonly id?: string; readonly properties: P } & (
  | { readonly type: "Polygon"; readonly arcs: readonly (readonly number[])[] }
  | { readonly type: "MultiPolygon"; readonly arcs: readonly (readonly (readonly number[])[])[] }
);

export interface RegionsTopology extends Arcs {
  readonly objects: {
    readonly regions: {
      readonly type: "GeometryCollection";
      readonly geometries: readonly ArcGeometry[];
    };
  };
}

export function createTopology(regions: readonly Region[], quantization: number): RegionsTopology {
  const geometries = regions.map(({ polygons }) => ({
    type: "MultiPolygon" as const,
    coordinates: [...polygons] satisfies Polygon[],
  }));
  return topology({ regions: { type: "GeometryCollection", geometries } }, quantization);
}

/** Returns the arc indexes of each polygon of a geometry, whether it has one or many. */
export function getArcPolygons(geometry: ArcGeometry): readonly (readonly (readonly number[])[])[] {
  return geometry.type === "Polygon" ? [geometry.arcs] : (geometry.arcs ?? []);
}

export function getArcIndex(arc: number): number {
  return arc < 0 ? ~arc : arc;
}
