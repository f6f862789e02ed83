import type { Polygon as GeoPolygon, MultiPolygon } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { Region } from "../region.ts";
import { polygonsOf } from "./polygons-of.ts";
import { readPackage } from "./read-package.ts";
import { US_STATE_FACTS } from "./us-state-facts.ts";

type NamedTopology = Topology<Record<string, GeometryCollection<{ name: string }>>>;

/** The fifty states and the District of Columbia, identified by postal code. */
export function readUsStates(): Region[] {
  const atlas = readPackage<NamedTopology>("us-atlas/states-10m.json");
  return feature(atlas, atlas.objects["states"]!).features.flatMap(({ properties, geometry }) => {
    const facts = US_STATE_FACTS.find(({ name }) => name === properties.name);
    if (!facts) return [];
    const { postal, name, nickname } = facts;
    const polygons = polygonsOf(geometry as GeoPolygon | MultiPolygon);
    return [{ id: postal, name, abbreviation: postal, keywords: [nickname], polygons }];
  });
}
