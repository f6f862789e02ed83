import { feature } from "topojson-client";
import { polygonsOf, type Region } from "../region.ts";
import { readAtlas } from "./read-package.ts";
import { US_STATE_FACTS } from "./us-state-facts.ts";

/** The fifty states and the District of Columbia, identified by postal code. */
export function readUsStates(): Region[] {
  const atlas = readAtlas("us-atlas/states-10m.json");
  return feature(atlas, atlas.objects["states"]!).features.flatMap(({ properties, geometry }) => {
    const facts = US_STATE_FACTS.find(({ name }) => name === properties.name);
    if (!facts) return [];
    const { postal, name, nickname } = facts;
    const polygons = polygonsOf(geometry);
    return [{ id: postal, name, abbreviation: postal, keywords: [nickname], polygons }];
  });
}
