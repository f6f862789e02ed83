import { feature, mergeArcs } from "topojson-client";
import type { LookupPart } from "../family.ts";
import { getPolygons, type Region } from "../region.ts";
import { readAtlas } from "./atlas.ts";
import { readWorldCountries } from "./world-countries.ts";

/** Moves lines by at most about 300 m. Here, the borders with Canada and Mexico count as coasts. */
const CENSUS_DETAIL = { flattestBorder: 4e-6, flattestCoast: 4e-6 };
/** Cuts kilometers off coasts: a place beyond the stored coast finds the nearest country. */
const WORLD_DETAIL = { flattestBorder: 2e-5, flattestCoast: 4e-3 };

/**
 * Selects countries for the lookup. The Census Bureau's states come first: on the US border the
 * world source is up to two kilometers off, which is half of El Paso.
 */
export function selectLookupCountries(drawn: readonly Region[]): LookupPart[] {
  const ids = new Set(drawn.map(({ id }) => id));
  const select = (regions: readonly Region[]) => regions.filter(({ id }) => ids.has(id));
  return [
    { regions: select(readUnitedStates()), ...CENSUS_DETAIL },
    { regions: select(readWorldCountries("10m")), ...WORLD_DETAIL },
  ];
}

/** Census codes of the territories, which the world source has as countries. */
const TERRITORY_CODES = new Set(["60", "66", "69", "72", "78"]);
const SEPARATE_STATES: Readonly<Record<string, string>> = { "02": "US-AK", "15": "US-HI" };

function readUnitedStates(): Region[] {
  const atlas = readAtlas("us-atlas/states-10m.json");
  const states = atlas.objects["states"]!.geometries.filter(
    ({ id = "" }) => !TERRITORY_CODES.has(id),
  );
  const parts = Map.groupBy(states, ({ id = "" }) => SEPARATE_STATES[id] ?? "US");
  return [...parts].map(([id, members]) => {
    const merged = Object.assign(mergeArcs(atlas, members), { properties: {} });
    const polygons = getPolygons(feature(atlas, merged).geometry);
    return { id, name: id, keywords: [], polygons };
  });
}
