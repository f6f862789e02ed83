import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Inputs, OpeningImage } from "./project.ts";
import type { Spot, TravelPhoto } from "./travel-photo.ts";
import { planPlacements, roomIn, type TravelMap } from "./travel-plan.ts";
import { leaveOut, movePhotos, roomLeft } from "./travel-review.ts";

const inUtah: Spot = { kind: "ON_MAP", openingId: "UT", distanceKm: 0 };

function photo(name: string, facts: Partial<TravelPhoto> = {}): TravelPhoto {
  return { id: name, name, sha256: `hash of ${name}`, width: 4000, height: 3000, ...facts };
}

function image(id: string, facts: Partial<OpeningImage> = {}): OpeningImage {
  const box = { x: 0, y: 0, width: 10, height: 10, rotation: 0, flipX: false, flipY: false };
  const createdTime = "2026-11-15T08:00:00.000Z";
  return { id, ...box, imageWidth: 100, imageHeight: 100, createdTime, ...facts };
}

function inputOf(openingId: string, images: readonly OpeningImage[]): Inputs {
  return { [openingId]: { type: "OPENING", images, modifiedAt: "2026-11-15T08:00:00.000Z" } };
}

const emptyMap: TravelMap = {
  openingIds: new Set(["UT", "CO", "OR"]),
  inputs: {},
  findImageId: () => undefined,
};

function planOne(wanted: TravelPhoto, others: readonly TravelPhoto[] = [], map = emptyMap) {
  const [placement] = planPlacements([wanted, ...others], map);
  if (placement === undefined) throw new Error("Every photo gets an answer");
  const { photoId: _id, ...found } = placement;
  return found;
}

describe("where a photo goes", () => {
  it("is its region by GPS, or the nearest at a coast", () => {
    expect(planOne(photo("a", { spot: inUtah }))).toEqual({
      openingId: "UT",
      reason: { kind: "INSIDE" },
    });
    const offOregon: Spot = { kind: "ON_MAP", openingId: "OR", distanceKm: 3.2 };
    expect(planOne(photo("a", { spot: offOregon }))).toEqual({
      openingId: "OR",
      reason: { kind: "NEAREST", distanceKm: 3.2 },
    });
  });

  it("is nowhere when it was taken off the map or in a region that is not included", () => {
    expect(planOne(photo("a", { spot: { kind: "OFF_MAP" } })).openingId).toBeUndefined();
    const inGuam: Spot = { kind: "ON_MAP", openingId: "GU", distanceKm: 0 };
    expect(planOne(photo("a", { spot: inGuam }))).toEqual({
      reason: { kind: "NOT_INCLUDED", openingId: "GU" },
    });
  });

  const at = (time: string) => ({ timeTakenExif: `2019-05-03T${time}` });

  it("is the region of the nearest photo in time, up to two hours away", () => {
    const anchor = photo("IMG_1", { ...at("12:00:00"), spot: inUtah });
    const find = (time: string) => planOne(photo("IMG_2", at(time)), [anchor]);
    expect(find("12:40:00")).toEqual({
      openingId: "UT",
      reason: { kind: "NEIGHBOR", minutes: 40, name: "IMG_1" },
    });
    expect(find("11:22:00").reason).toMatchObject({ minutes: -38 });
    expect(find("14:00:00").openingId).toBe("UT");
    expect(find("14:00:01")).toEqual({ reason: { kind: "ALONE" } });
  });

  it("is the earlier region when two photos are equally near", () => {
    const before = photo("z", { ...at("12:00:00"), spot: inUtah });
    const after = photo("a", {
      ...at("13:00:00"),
      spot: { kind: "ON_MAP", openingId: "CO", distanceKm: 0 },
    });
    expect(planOne(photo("x", at("12:30:00")), [after, before]).openingId).toBe("UT");
  });

  it("is nowhere when the nearest photo in time was taken off the map", () => {
    const home = photo("home", { ...at("12:00:00"), spot: { kind: "OFF_MAP" } });
    const utah = photo("utah", { ...at("13:30:00"), spot: inUtah });
    expect(planOne(photo("x", at("12:10:00")), [home, utah]).reason).toEqual({ kind: "OFF_MAP" });
  });

  it("is learned from photos of the project as well", () => {
    const map = { ...emptyMap, inputs: inputOf("CO", [image("old", at("12:00:00"))]) };
    expect(planOne(photo("x", at("12:05:00")), [], map)).toEqual({
      openingId: "CO",
      reason: { kind: "NEIGHBOR", minutes: 5 },
    });
  });

  it("is unknown without place and time", () => {
    expect(planOne(photo("a"))).toEqual({ reason: { kind: "UNKNOWN" } });
    expect(planOne(photo("a", { timeTakenExif: "yesterday" })).reason.kind).toBe("UNKNOWN");
  });

  it("is nowhere for a file that is in the project or comes twice", () => {
    const map: TravelMap = {
      ...emptyMap,
      inputs: inputOf("CO", [image("old")]),
      findImageId: (sha256) => (sha256 === "hash of a" ? "old" : undefined),
    };
    expect(planOne(photo("a", { spot: inUtah }), [], map).reason).toEqual({
      kind: "DUPLICATE",
      openingId: "CO",
    });
    const copy = photo("b (1)", { sha256: "hash of b", spot: inUtah });
    expect(planOne(copy, [photo("b", { spot: inUtah })]).reason).toEqual({
      kind: "REPEATED",
      name: "b",
    });
  });

  it("is found again for a file whose photo was removed from the project", () => {
    const map = { ...emptyMap, findImageId: () => "removed" };
    expect(planOne(photo("a", { spot: inUtah }), [], map).openingId).toBe("UT");
  });
});

describe("a region that is full", () => {
  it("keeps the sharpest photo of every stretch of time", () => {
    const days = Array.from({ length: 9 }, (_, day) =>
      photo(`day ${day}`, { spot: inUtah, timeTakenExif: `2019-05-1${day}T12:00:00` }),
    );
    const burst = Array.from({ length: 5 }, (_, i) =>
      photo(`burst ${i}`, {
        spot: inUtah,
        timeTakenExif: `2019-05-01T12:00:0${i}`,
        width: i === 3 ? 6000 : 2000,
      }),
    );
    const placements = planPlacements([...burst, ...days], emptyMap);
    const kept = placements.filter(({ openingId }) => openingId === "UT");
    expect(kept.map(({ photoId }) => photoId)).toEqual(["burst 3", ...days.map(({ id }) => id)]);
    expect(placements[0]?.reason).toEqual({ kind: "FULL", openingId: "UT" });
  });
});

const openingId = fc.constantFrom("UT", "CO", "OR", "GU");
const spot: fc.Arbitrary<Spot> = fc.oneof(
  fc.record({
    kind: fc.constant("ON_MAP" as const),
    openingId,
    distanceKm: fc.constantFrom(0, 0, 4),
  }),
  fc.constant({ kind: "OFF_MAP" as const }),
);
const time = fc
  .integer({ min: 0, max: 48 * 60 })
  .map((minutes) => new Date(minutes * 60_000).toISOString().slice(0, 19));
const photos = fc.uniqueArray(
  fc.record(
    {
      id: fc.uuid(),
      name: fc.constantFrom("IMG_1", "IMG_2", "IMG_3"),
      sha256: fc.nat(99).map(String),
      width: fc.integer({ min: 1, max: 5 }),
      height: fc.integer({ min: 1, max: 5 }),
      timeTakenExif: time,
      spot,
    },
    { requiredKeys: ["id", "name", "sha256", "width", "height"] },
  ),
  { selector: ({ id }) => id, maxLength: 60 },
);
const map = fc.nat(10).map((count): TravelMap => {
  const images = Array.from({ length: count }, (_, i) => image(`old ${i}`));
  return {
    ...emptyMap,
    inputs: inputOf("UT", images),
    findImageId: (sha256) => (sha256 === "0" ? "old 0" : undefined),
  };
});

describe("any heap of photos", () => {
  it("finds the same places in whatever order it comes", () => {
    fc.assert(
      fc.property(photos, map, (heap, anyMap) => {
        const byId = (list: readonly TravelPhoto[]) =>
          new Map(planPlacements(list, anyMap).map((placement) => [placement.photoId, placement]));
        expect(byId(heap.toReversed())).toEqual(byId(heap));
      }),
    );
  });

  it("gets one answer each, only openings of the map, and never more than they hold", () => {
    fc.assert(
      fc.property(photos, map, (heap, anyMap) => {
        const placements = planPlacements(heap, anyMap);
        expect(placements.map(({ photoId }) => photoId)).toEqual(heap.map(({ id }) => id));
        for (const id of ["UT", "CO", "OR", "GU"]) {
          const placed = placements.filter((placement) => placement.openingId === id).length;
          const full = placements.filter(
            ({ reason }) => reason.kind === "FULL" && reason.openingId === id,
          ).length;
          const room = anyMap.openingIds.has(id) ? roomIn(anyMap.inputs, id) : 0;
          expect(placed).toBeLessThanOrEqual(room);
          // A photo stays outside only where no room is left.
          expect(full > 0 ? placed : room).toBe(room);
        }
      }),
    );
  });

  it("never places a file twice", () => {
    fc.assert(
      fc.property(photos, map, (heap, anyMap) => {
        const hashOf = new Map(heap.map(({ id, sha256 }) => [id, sha256]));
        const placed = planPlacements(heap, anyMap)
          .filter((placement) => placement.openingId !== undefined)
          .map(({ photoId }) => hashOf.get(photoId));
        expect(new Set(placed).size).toBe(placed.length);
      }),
    );
  });
});

describe("what the person changes", () => {
  const heap = Array.from({ length: 12 }, (_, i) => photo(`p${i}`, { spot: inUtah }));
  const placements = planPlacements(heap, emptyMap);

  it("moves photos as far as there is room", () => {
    const ids = heap.map(({ id }) => id);
    const moved = movePhotos(placements, ids, "CO", emptyMap.inputs);
    expect(moved.filter(({ reason }) => reason.kind === "CHOSEN")).toHaveLength(10);
    expect(roomLeft(moved, emptyMap.inputs, "CO")).toBe(0);
    expect(movePhotos(moved, ids, "CO", emptyMap.inputs)).toEqual(moved);
  });

  it("leaves a photo out and gives its room back", () => {
    expect(roomLeft(placements, emptyMap.inputs, "UT")).toBe(0);
    const first = placements.find((placement) => placement.openingId === "UT");
    const left = leaveOut(placements, first?.photoId ?? "");
    expect(roomLeft(left, emptyMap.inputs, "UT")).toBe(1);
  });
});
