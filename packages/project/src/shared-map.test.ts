import type { Opening } from "@photomap/design";
import { describe, expect, it } from "vitest";
import type { OpeningImage } from "./project.ts";
import { createSharedMap } from "./shared-map.ts";

function makeOpening(
  id: string,
  { x = 0, y = 0, ...facts }: Partial<Opening> & { x?: number; y?: number } = {},
) {
  const cut = { path: "M0 0h9v9z", box: { x, y, width: 9, height: 9 } };
  const shape = { depth: 0, outlined: true, layers: { cut } };
  const opening: Opening = {
    type: "OPENING",
    id,
    name: id,
    enabled: true,
    optional: false,
    ...shape,
    ...facts,
  };
  return opening;
}

function makeInput(...images: Partial<OpeningImage>[]) {
  const placed = { x: 0, y: 0, width: 1, height: 1, rotation: 0, flipX: false, flipY: false };
  const facts = { imageWidth: 1, imageHeight: 1, createdTime: "2026-01-01T00:00:00.000Z" };
  return {
    type: "OPENING" as const,
    modifiedAt: "2026-01-01T00:00:00.000Z",
    images: images.map((image) => ({ id: "key", ...placed, ...facts, ...image })),
  };
}

const design = {
  regionCount: 3,
  features: [
    makeOpening("WY"),
    makeOpening("CO"),
    makeOpening("UT"),
    makeOpening("GU", { enabled: false, optional: true }),
  ],
};

describe("createSharedMap", () => {
  it("lists filled regions in the order of play with their year", () => {
    const shared = createSharedMap(design, {
      WY: makeInput({ id: "a", timeTakenExif: "2020-02-03T04:05:06" }, { id: "b" }),
      UT: makeInput({ id: "c", timeTakenUser: "2011-02-03" }),
    });
    expect(shared.regions).toEqual([
      { id: "UT", name: "UT", photoId: "c", photoCount: 1, isCounted: true, year: 2011 },
      { id: "WY", name: "WY", photoId: "a", photoCount: 2, isCounted: true, year: 2020 },
    ]);
    expect(shared.emptyRegions).toMatchObject([{ id: "CO", name: "CO" }]);
  });

  describe("the order of empty regions", () => {
    const row = {
      regionCount: 6,
      features: ["AL", "DE", "HI", "KS", "NY", "UT"].map((id, i) => makeOpening(id, { x: i * 10 })),
    };
    const listIds = (...filled: string[]) =>
      createSharedMap(row, Object.fromEntries(filled.map((id) => [id, makeInput({})])))
        .emptyRegions.map(({ id }) => id)
        .join(" ");

    it("starts with those next to photos, by name at the same distance", () => {
      expect(listIds("UT")).toBe("NY KS HI DE AL");
      expect(listIds("HI", "UT")).toBe("DE KS NY AL");
    });

    it("measures distances in both directions", () => {
      const features = [
        makeOpening("MI", { x: 0, y: 100 }),
        makeOpening("OH", { x: 60, y: 100 }),
        makeOpening("IN", { x: 0, y: 130 }),
      ];
      const { emptyRegions } = createSharedMap({ regionCount: 3, features }, { MI: makeInput({}) });
      expect(emptyRegions.map(({ id }) => id)).toEqual(["IN", "OH"]);
    });

    it("measures distances between edges, not between centers", () => {
      const large = { cut: { path: "M0 0h9v9z", box: { x: 30, y: 0, width: 60, height: 60 } } };
      const texas = makeOpening("TX", { layers: large });
      const listEmpty = (features: Opening[], filled: string[]) =>
        createSharedMap(
          { regionCount: features.length, features },
          Object.fromEntries(filled.map((id) => [id, makeInput({})])),
        ).emptyRegions.map(({ id }) => id);
      const island = makeOpening("RI", { x: 0, y: 25 });
      expect(listEmpty([island, makeOpening("CT", { x: -40, y: 25 }), texas], ["RI"])).toEqual([
        "TX",
        "CT",
      ]);
      const features = [
        texas,
        makeOpening("OK", { x: 95, y: 25 }),
        makeOpening("RI", { x: -100, y: 25 }),
        makeOpening("CT", { x: -119, y: 25 }),
      ];
      expect(listEmpty(features, ["TX", "RI"])).toEqual(["OK", "CT"]);
    });

    it("starts with the middle of a map without photos", () => {
      expect(listIds()).toBe("HI KS DE NY AL UT");
    });
  });

  it("shows regions that do not count toward the total, and does not wait for them", () => {
    const washington = makeOpening("DC", { counts: false });
    const withCapital = { ...design, features: [...design.features, washington] };
    expect(createSharedMap(withCapital, { DC: makeInput({}) }).regions).toMatchObject([
      { id: "DC", isCounted: false },
    ]);
    expect(createSharedMap(withCapital, {}).emptyRegions.map(({ id }) => id)).not.toContain("DC");
  });

  it("leaves out regions that the product or the project excludes", () => {
    const option = { inputs: { CO: { enabled: false } } };
    const shared = createSharedMap(design, { GU: makeInput({}), CO: makeInput({}) }, option);
    expect(shared.regions).toEqual([]);
    expect(shared.emptyRegions.map(({ id }) => id)).toEqual(["UT", "WY"]);
  });

  it("says nothing about a photo but its key, its year and how many there are", () => {
    const place = { latitude: 12.3456, longitude: 65.4321 };
    const times = { timeTakenExif: "2020-02-03T04:05:06", createdTime: "2026-07-07T01:02:03.000Z" };
    const shared = createSharedMap(design, { WY: makeInput({ ...place, ...times }) });
    expect(JSON.stringify(shared)).not.toMatch(/12\.34|65\.43|02-03|04:05|07-07/);
  });
});
