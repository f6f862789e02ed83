import { POINTS_PER_INCH } from "@photomap/geometry";
import { WALL_OPTIONS } from "../family.ts";
import { layOutCentered } from "../layouts/centered.ts";
import type { MapFamily, MapStyle } from "../map-family.ts";
import { keepParts, mapPositions, type Region } from "../region.ts";
import { readProvinces } from "../sources/provinces.ts";
import { COUNTRIES, type CountryFacts } from "./country-facts.ts";

/** One map for a country, its first-level regions as openings. */
export const countries: readonly MapFamily[] = COUNTRIES.map(createFamily);

function createFamily(facts: CountryFacts): MapFamily {
  const { baseId, name, keywords, inches, regionType, regionTypePlural, popularRank } = facts;
  const { projection, magnified, lakes } = facts;
  const [widthInches, heightInches] = inches;
  const select = () => selectRegions(facts);
  return {
    baseId,
    name,
    regionType,
    regionTypePlural,
    keywords: [...keywords, regionTypePlural, "country"],
    businessIds: ["pm", "tbl"],
    ...(popularRank !== undefined && { popularRank }),
    sizes: [{ widthInches, heightInches, outputOptions: WALL_OPTIONS }],
    coastKm: 25,
    select,
    layout: (regions, frame) =>
      layOutCentered(selectNearParts(regions, facts), frame, {
        margin: POINTS_PER_INCH,
        ...(projection && { projection: projection() }),
        ...(magnified && { magnified }),
        ...(lakes && { water: lakes() }),
      }),
    style: () => createStyle(facts, select().length),
  };
}

function selectRegions({ code, without = [], renamed = {} }: CountryFacts): Region[] {
  return readProvinces(code)
    .filter(({ id }) => !without.includes(id))
    .map((region) => nameRegion(region, renamed[region.id]));
}

function nameRegion(region: Region, renamed: string | undefined): Region {
  const name = renamed ?? region.name.replace(/ Prefecture$/, "");
  const keywords = [region.name, ...region.keywords].filter((keyword) => keyword !== name);
  const abbreviation = /^[A-Z]{2}-([A-Z]{1,3})$/.exec(region.id)?.[1];
  return { ...region, name, keywords, ...(abbreviation && { abbreviation }) };
}

function selectNearParts(
  regions: readonly Region[],
  { near = () => true, moved = {} }: CountryFacts,
): Region[] {
  return regions
    .map((region) => keepParts(region, near))
    .filter(({ polygons }) => polygons.length > 0)
    .flatMap((region) => {
      const [longitude, latitude] = moved[region.id] ?? [0, 0];
      return mapPositions([region], ([x, y]) => [x + longitude, y + latitude]);
    });
}

function createStyle(
  { inches, joined = [], calledOut = [] }: CountryFacts,
  count: number,
): MapStyle {
  const isCrowded = count > 40;
  return {
    gap: isCrowded ? 5.5 : 7,
    corner: isCrowded ? 2.2 : 3,
    smallestPart: { area: 0.1, radius: 6 },
    simplify: { triangleArea: 8, smooth: 4 },
    smallestOpening: { area: 0.45, radius: 0.22 },
    margin: 0.025 * inches[0] * POINTS_PER_INCH,
    groups: joined,
    grow: {
      coast: 1,
      smallCoast: 0,
      islands: { factor: 1.6, area: 0.8 },
      small: { area: 0.8, radius: 0.25 },
    },
    expand: { reach: 20, coast: 5 },
    callouts: { ids: calledOut, form: "OWN", area: 1.3, padding: 10, lineWidth: 1.3 },
    leftover: "ABSORB",
  };
}
