import { POINTS_PER_INCH } from "@photomap/geometry";
import { WALL_OPTIONS } from "../family.ts";
import { layOutWorld } from "../layouts/world.ts";
import type { MapFamily } from "../map-family.ts";
import type { Region } from "../region.ts";
import { selectLookupCountries } from "../sources/lookup-countries.ts";
import { readWorldCountries } from "../sources/world-countries.ts";
import { LARGE_WORLD_GROUPS, SMALL_WORLD_GROUPS, WORLD_GROUPS } from "./world-groups.ts";

/** Popular destinations that are too small in place. */
const CALLED_OUT = [
  "US-HI",
  "BS",
  "JM",
  "PR",
  "CU",
  "HISPANIOLA",
  "BB",
  "IS",
  "IE",
  "PT",
  "MT",
  "CY",
  "DK",
  "SG",
  "MV",
  "LK",
  "TW",
  "FJ",
  "PF",
  "NC",
  "MU",
  "SC",
  "GR",
  "CV",
  "JP",
  "NZ",
  "PH",
  "C-AMERICA-S",
  "VU",
  "WS",
];

/** Parts of the United States that are optional openings. */
const OPTIONAL = new Set(["US-AK", "US-HI"]);

export const world: MapFamily = {
  baseId: "world",
  name: "World",
  regionType: "country",
  regionTypePlural: "countries",
  keywords: ["world", "earth", "globe", "countries", "international", "travel", "atlas"],
  businessIds: ["pm", "tbl"],
  popularRank: 2,
  sizes: [
    { widthInches: 36, heightInches: 24, outputOptions: WALL_OPTIONS },
    { widthInches: 60, heightInches: 40, outputOptions: WALL_OPTIONS },
  ],
  coastKm: 50,
  select: selectCountries,
  selectForLookup: () => selectLookupCountries(selectCountries()),
  layout: layOutWorld,
  style: ({ widthInches }) => {
    const k = widthInches / 36;
    const isLarge = widthInches > 40;
    return {
      gap: isLarge ? 6.5 : 5,
      corner: isLarge ? 2.6 : 2,
      smallestPart: { area: 0.045 * k, radius: 4.5 },
      simplify: { triangleArea: 3.2 * k, smooth: 3 * k },
      smallestOpening: isLarge ? { area: 0.34, radius: 0.19 } : { area: 0.31, radius: 0.15 },
      margin: 0.03 * widthInches * POINTS_PER_INCH,
      groups: [...WORLD_GROUPS, ...(isLarge ? LARGE_WORLD_GROUPS : SMALL_WORLD_GROUPS)],
      grow: {
        coast: 1.2 * k,
        smallCoast: 5 * k,
        islands: { factor: 2.3, area: isLarge ? 0.9 : 0.45 },
        small: isLarge ? { area: 0.9, radius: 0.22 } : { area: 0.45, radius: 0.16 },
      },
      expand: { reach: 14, coast: 5 },
      callouts: {
        ids: isLarge ? CALLED_OUT : CALLED_OUT.filter((id) => id !== "CY"),
        form: "CIRCLE",
        area: isLarge ? 1 : 0.5,
        padding: 8 * Math.sqrt(k),
        lineWidth: 1.3,
      },
      leftover: "LAND",
    };
  },
};

function selectCountries(): Region[] {
  return readWorldCountries()
    .filter(({ id }) => id !== "AQ")
    .map(markOptional);
}

/** Returns a copy, because other maps share the cached country. */
function markOptional(country: Region): Region {
  return OPTIONAL.has(country.id) ? { ...country, optional: true } : country;
}
