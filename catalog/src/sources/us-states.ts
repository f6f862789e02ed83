import { feature } from "topojson-client";
import { getPolygons, type Region } from "../region.ts";
import { readAtlas } from "./atlas.ts";
import { US_STATE_FACTS } from "./us-state-facts.ts";

const TERRITORIES: Readonly<Record<string, readonly [postal: string, name: string]>> = {
  "American Samoa": ["AS", "American Samoa"],
  "Commonwealth of the Northern Mariana Islands": ["MP", "Northern Mariana Islands"],
  Guam: ["GU", "Guam"],
  "Puerto Rico": ["PR", "Puerto Rico"],
  "United States Virgin Islands": ["VI", "US Virgin Islands"],
};

/** The five inhabited territories; a project has to include them explicitly. */
export function readUsTerritories(): Region[] {
  const atlas = readAtlas("us-atlas/states-10m.json");
  return feature(atlas, atlas.objects["states"]!).features.flatMap(({ properties, geometry }) => {
    const [id, name] = TERRITORIES[properties.name] ?? [];
    if (id === undefined || name === undefined) return [];
    const keywords = ["territory"];
    const polygons = getPolygons(geometry);
    return [{ id, name, abbreviation: id, keywords, optional: true, enabled: false, polygons }];
  });
}

/** The fifty states and the District of Columbia, identified by postal code. */
export function readUsStates(): Region[] {
  const atlas = readAtlas("us-atlas/states-10m.json");
  return feature(atlas, atlas.objects["states"]!).features.flatMap(({ properties, geometry }) => {
    const facts = US_STATE_FACTS.find(({ name }) => name === properties.name);
    if (!facts) return [];
    const { postal, name, nickname } = facts;
    const polygons = getPolygons(geometry);
    return [{ id: postal, name, abbreviation: postal, keywords: [nickname], polygons }];
  });
}
