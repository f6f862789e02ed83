import { readFileSync } from "node:fs";
import { feature } from "topojson-client";
import { getPolygons, type Region } from "../region.ts";
import type { ArcGeometry, Arcs } from "../topology.ts";

interface CountryTopology extends Arcs {
  readonly objects: {
    readonly regions: {
      readonly type: "GeometryCollection";
      readonly geometries: readonly ArcGeometry<{ name: string; keywords: string[] }>[];
    };
  };
}

/** First-level regions of a country, from the data that src/slim has written. */
export function readProvinces(code: string): Region[] {
  const file = new URL(`../../data/generated/${code}.json`, import.meta.url);
  const topology: CountryTopology = JSON.parse(readFileSync(file, "utf8"));
  return feature(topology, topology.objects.regions).features.map(
    ({ id = "", properties: { name, keywords }, geometry }) => ({
      id,
      name,
      keywords,
      polygons: getPolygons(geometry),
    }),
  );
}
