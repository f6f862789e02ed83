import {
  type Design,
  findOpeningAtPlace,
  type Lookup,
  openingsOf,
  openLookup,
  type Place,
} from "@photomap/design";
import { chooseSoakSize } from "@photomap/testing/soak";
import { describe, expect, it } from "vitest";
import { GEOGRAPHIES } from "./families/index.ts";
import type { Geography } from "./family.ts";
import { type LargeCity, readLargestCities } from "./test/largest-cities.ts";
import { readDesign, readIndex, readLookup } from "./test/read-catalog.ts";
import { createSampler, type Sample } from "./test/sample-places.ts";

const SAMPLES = chooseSoakSize(1000, 10_000);
const MIN_ACCURACY = 0.995;

describe("finding the opening of a place", () => {
  const index = readIndex();

  it.each(GEOGRAPHIES.map((geography) => [geography.baseId, geography] as const))(
    "finds the region of random places in %s",
    (baseId, geography) => {
      const lookup = openLookup(readLookup(baseId));
      const samples = drawSamples(geography);
      for (const { id } of index.filter((design) => design.baseId === baseId))
        expect(measureAccuracy(id, lookup, samples)).toBeGreaterThanOrEqual(MIN_ACCURACY);
    },
    120_000,
  );

  it("finds the nearest region a little off the coast, and none in mid-ocean", () => {
    const lookup = openLookup(readLookup("50-states"));
    const design = readDesign("50-states-36x24");
    const nameAt = (place: Place) => findOpeningAtPlace(design, lookup, place)?.opening.name;
    expect(nameAt({ longitude: -124.45, latitude: 43.1 })).toBe("Oregon");
    expect(nameAt({ longitude: -81.0, latitude: 29.2 })).toBe("Florida");
    expect(nameAt({ longitude: -60, latitude: 35 })).toBeUndefined();
  });

  it("finds the state and county of a photo taken in Omaha", () => {
    const omaha = { latitude: 41.2203, longitude: -96.071625 };
    const states = findOpeningAtPlace(
      readDesign("50-states-36x24"),
      openLookup(readLookup("50-states")),
      omaha,
    );
    const counties = findOpeningAtPlace(
      readDesign("us-ne-36x18"),
      openLookup(readLookup("us-ne")),
      omaha,
    );
    expect(states?.opening.name).toBe("Nebraska");
    expect(counties?.opening.name).toBe("Douglas");
  });

  it("finds an opening by a region it has absorbed", () => {
    const lookup = openLookup(readLookup("world"));
    const brussels = { longitude: 4.35, latitude: 50.85 };
    const found = findOpeningAtPlace(readDesign("world-36x24"), lookup, brussels);
    expect(found?.opening.name).toBe("Belgium, Netherlands & Luxembourg");
  });

  it("puts Crimea with Ukraine", () => {
    const lookup = openLookup(readLookup("europe"));
    const simferopol = { longitude: 34.1, latitude: 44.95 };
    expect(findOpeningAtPlace(readDesign("europe-36x24"), lookup, simferopol)?.opening.name).toBe(
      "Ukraine",
    );
  });
});

const MIN_RIGHT_COUNTRY = 0.999;

describe("finding the opening of large cities", () => {
  const { unitedStates, abroad } = readLargestCities();

  it("finds the state of all of the largest 1,000 of the United States", () => {
    expect(findMisplaced("50-states", unitedStates)).toEqual([]);
  });

  it.each(["world", "north-america"])("finds the country of the largest 1,000 in %s", (baseId) => {
    const misplaced = findMisplaced(baseId, unitedStates);
    report(`${baseId}, United States`, unitedStates, misplaced);
    expect(misplaced.length).toBeLessThanOrEqual(unitedStates.length * (1 - MIN_RIGHT_COUNTRY));
  });

  it.each(["world", "europe", "north-america", "south-america", "africa", "asia", "oceania"])(
    "finds the country of the largest 800 abroad in %s",
    (baseId) => {
      const ids = new Set(readLookup(baseId).regions.map(({ id }) => id));
      const cities = abroad.filter(({ country }) => ids.has(country));
      const misplaced = findMisplaced(baseId, cities);
      report(`${baseId}, abroad`, cities, misplaced);
      expect(misplaced.length).toBeLessThanOrEqual(abroad.length * (1 - MIN_RIGHT_COUNTRY));
    },
  );

  it.each([
    ["El Paso", -106.487, 31.759],
    ["Laredo", -99.507, 27.506],
    ["Brownsville", -97.497, 25.902],
    ["Niagara Falls, New York", -79.057, 43.095],
  ])("puts %s into the United States", (_name, longitude, latitude) => {
    for (const [baseId, id] of [
      ["world", "world-36x24"],
      ["world", "world-60x40"],
      ["north-america", "north-america-30x24"],
    ] as const) {
      const lookup = openLookup(readLookup(baseId));
      const found = findOpeningAtPlace(readDesign(id), lookup, { longitude, latitude });
      expect(found?.opening.name).toBe("United States");
    }
  });

  it.each([
    ["Ciudad Juárez", -106.486, 31.738, "Mexico"],
    ["Nuevo Laredo", -99.517, 27.476, "Mexico"],
    ["Matamoros", -97.504, 25.88, "Mexico"],
    ["Niagara Falls, Ontario", -79.066, 43.1, "Canada"],
  ])("leaves %s on the other side", (_name, longitude, latitude, country) => {
    const lookup = openLookup(readLookup("world"));
    const found = findOpeningAtPlace(readDesign("world-60x40"), lookup, { longitude, latitude });
    expect(found?.opening.name).toBe(country);
  });
});

/** Lists cities that do not find the opening of their region in some size of a map. */
function findMisplaced(baseId: string, cities: readonly LargeCity[]): string[] {
  const lookup = openLookup(readLookup(baseId));
  const regionIds = new Set(lookup.regions.map(({ id }) => id));
  const designs = readIndex().filter((design) => design.baseId === baseId);
  return designs.flatMap(({ id }) => {
    const design = readDesign(id);
    const owners = listOwners(design);
    return cities.flatMap((city) => {
      const expected = owners.get(getRegionId(city, regionIds));
      const found = findOpeningAtPlace(design, lookup, city)?.opening.id;
      return found === expected ? [] : [`${id}: ${city.name} found ${found}`];
    });
  });
}

/** Returns the id of a city's region. Alaska and Hawaii are their own regions on world maps. */
function getRegionId({ country, state }: LargeCity, ids: ReadonlySet<string>): string {
  if (ids.has("WY")) return state;
  return ids.has(`${country}-${state}`) ? `${country}-${state}` : country;
}

function report(title: string, cities: readonly object[], misplaced: readonly string[]): void {
  const right = cities.length - misplaced.length;
  console.log(`${title}: ${right} of ${cities.length} in the right country`, misplaced.join(", "));
}

/** Maps every region id of a design to its opening's id. */
function listOwners(design: Design): Map<string, string> {
  return new Map(
    openingsOf(design).flatMap(({ id, regionIds = [id] }) =>
      regionIds.map((regionId) => [regionId, id] as const),
    ),
  );
}

function drawSamples(geography: Geography): Sample[] {
  const sample = createSampler(geography);
  return Array.from({ length: SAMPLES }, sample);
}

/** Returns the share of right answers; a place in a region without an opening must find none. */
function measureAccuracy(id: string, lookup: Lookup, samples: readonly Sample[]): number {
  const design = readDesign(id);
  const owners = listOwners(design);
  const right = samples.filter(
    ({ place, regionId }) =>
      findOpeningAtPlace(design, lookup, place)?.opening.id === owners.get(regionId),
  );
  return right.length / samples.length;
}
