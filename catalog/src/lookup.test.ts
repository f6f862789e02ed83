import { findOpeningAt, type Lookup, openingsOf, openLookup, type Place } from "@photomap/design";
import { describe, expect, it } from "vitest";
import { GEOGRAPHIES } from "./families/index.ts";
import type { Geography } from "./family.ts";
import { readDesign, readIndex, readLookup } from "./test/read-catalog.ts";
import { createSampler, type Sample } from "./test/sample-places.ts";

const SAMPLES = 10_000;
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
    30_000,
  );

  it("finds the nearest region a little off the coast, and none in mid-ocean", () => {
    const lookup = openLookup(readLookup("50-states"));
    const design = readDesign("50-states-36x24");
    const nameAt = (place: Place) => findOpeningAt(design, lookup, place)?.opening.name;
    expect(nameAt({ longitude: -124.45, latitude: 43.1 })).toBe("Oregon");
    expect(nameAt({ longitude: -81.0, latitude: 29.2 })).toBe("Florida");
    expect(nameAt({ longitude: -60, latitude: 35 })).toBeUndefined();
  });

  it("finds the state and county of a photo taken in Omaha", () => {
    const omaha = { latitude: 41.2203, longitude: -96.071625 };
    const states = findOpeningAt(
      readDesign("50-states-36x24"),
      openLookup(readLookup("50-states")),
      omaha,
    );
    const counties = findOpeningAt(
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
    const found = findOpeningAt(readDesign("world-36x24"), lookup, brussels);
    expect(found?.opening.name).toBe("Belgium, Netherlands & Luxembourg");
  });

  it("puts Crimea with Ukraine", () => {
    const lookup = openLookup(readLookup("europe"));
    const simferopol = { longitude: 34.1, latitude: 44.95 };
    expect(findOpeningAt(readDesign("europe-36x24"), lookup, simferopol)?.opening.name).toBe(
      "Ukraine",
    );
  });
});

function drawSamples(geography: Geography): Sample[] {
  const sample = createSampler(geography);
  return Array.from({ length: SAMPLES }, sample);
}

/** A place in a region without an opening must find none. */
function measureAccuracy(id: string, lookup: Lookup, samples: readonly Sample[]): number {
  const design = readDesign(id);
  const owners = new Map(
    openingsOf(design).flatMap((opening) =>
      (opening.regionIds ?? [opening.id]).map((regionId) => [regionId, opening.id]),
    ),
  );
  const right = samples.filter(
    ({ place, regionId }) =>
      findOpeningAt(design, lookup, place)?.opening.id === owners.get(regionId),
  );
  return right.length / samples.length;
}
