import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Opening } from "./design.ts";
import { decodeLine, encodeLine } from "./encoded-line.ts";
import { findOpeningAtPlace, openLookup, type StoredLookup } from "./region-lookup.ts";

/** Two squares of ten degrees that share a border, the eastern one crossing the antimeridian. */
const stored: StoredLookup = {
  coastKm: 50,
  borders: [
    encodeLine([
      { x: 175, y: 0 },
      { x: 175, y: 10 },
    ]),
    encodeLine([
      { x: 175, y: 10 },
      { x: 165, y: 10 },
      { x: 165, y: 0 },
      { x: 175, y: 0 },
    ]),
    encodeLine([
      { x: 175, y: 10 },
      { x: 185, y: 10 },
      { x: 185, y: 0 },
      { x: 175, y: 0 },
    ]),
    encodeLine([
      { x: 10, y: 60 },
      { x: 10, y: 70 },
      { x: 20, y: 70 },
      { x: 20, y: 60 },
      { x: 10, y: 60 },
    ]),
  ],
  regions: [
    { id: "west", rings: [[0, 1]] },
    { id: "east", rings: [[0, 2]] },
    { id: "north", rings: [[3]] },
  ],
  points: [{ id: "park", longitude: 0, latitude: 50, reachKm: 30 }],
};

const lookup = openLookup(stored);
const design = { features: ["west", "east", "north", "park"].map(makeOpening) };
const find = (longitude: number, latitude: number) =>
  findOpeningAtPlace(design, lookup, { longitude, latitude })?.opening.id;

describe("finding the region of a place", () => {
  it("finds the region that contains it", () => {
    expect(find(174.9, 5)).toBe("west");
    expect(find(175.1, 5)).toBe("east");
  });

  it("crosses the antimeridian", () => {
    expect(find(-176, 5)).toBe("east");
  });

  it("takes the nearest region within the coast distance, and none beyond", () => {
    expect(find(170, -0.3)).toBe("west");
    expect(find(170, -0.6)).toBeUndefined();
  });

  it("measures shorter degrees of longitude far from the equator", () => {
    expect(find(9.1, 65)).toBe("north");
    expect(find(8.8, 65)).toBeUndefined();
    expect(find(15, 70.5)).toBeUndefined();
  });

  it("finds a park by center and radius", () => {
    expect(find(0.2, 50.1)).toBe("park");
    expect(find(1, 50)).toBeUndefined();
  });
});

describe("encoded lines", () => {
  it("round-trip to a ten thousandth of a degree", () => {
    const degree = fc.integer({ min: -3_600_000, max: 3_600_000 }).map((n) => n / 1e4);
    const line = fc.array(fc.record({ x: degree, y: degree }));
    fc.assert(
      fc.property(line, (points) => {
        expect(decodeLine(encodeLine(points))).toEqual(points);
      }),
    );
  });
});

function makeOpening(id: string): Opening {
  return {
    type: "OPENING",
    id,
    name: id,
    depth: 0,
    outlined: true,
    enabled: true,
    optional: false,
    layers: {},
  };
}
