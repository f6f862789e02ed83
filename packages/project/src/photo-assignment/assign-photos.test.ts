import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Inputs, OpeningImage } from "../project.ts";
import { type AssignmentContext, assignPhotos, countFreeSlots } from "./assign-photos.ts";
import type { AssignablePhoto, GpsMatch } from "./assignable-photo.ts";
import { countUnassignedSlots, excludePhoto, reassignPhotos } from "./reassign-photos.ts";

const inUtah: GpsMatch = { kind: "ON_MAP", openingId: "UT", distanceKm: 0 };

function photo(name: string, facts: Partial<AssignablePhoto> = {}): AssignablePhoto {
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

const emptyMap: AssignmentContext = {
  openingIds: new Set(["UT", "CO", "OR"]),
  inputs: {},
  findImageId: () => undefined,
};

function assignOne(
  wanted: AssignablePhoto,
  others: readonly AssignablePhoto[] = [],
  map = emptyMap,
) {
  const [assignment] = assignPhotos([wanted, ...others], map);
  if (assignment === undefined) throw new Error("No assignment");
  const { photoId: _id, ...found } = assignment;
  return found;
}

describe("the opening of a photo", () => {
  it("is the region of its GPS position, or the nearest region off a coast", () => {
    expect(assignOne(photo("a", { location: inUtah }))).toEqual({
      openingId: "UT",
      reason: { kind: "INSIDE" },
    });
    const offOregon: GpsMatch = { kind: "ON_MAP", openingId: "OR", distanceKm: 3.2 };
    expect(assignOne(photo("a", { location: offOregon }))).toEqual({
      openingId: "OR",
      reason: { kind: "NEAREST", distanceKm: 3.2 },
    });
  });

  it("is undefined off the map or in a region that is not included", () => {
    expect(assignOne(photo("a", { location: { kind: "OFF_MAP" } })).openingId).toBeUndefined();
    const inGuam: GpsMatch = { kind: "ON_MAP", openingId: "GU", distanceKm: 0 };
    expect(assignOne(photo("a", { location: inGuam }))).toEqual({
      reason: { kind: "NOT_INCLUDED", openingId: "GU" },
    });
  });

  const at = (time: string) => ({ timeTakenExif: `2019-05-03T${time}` });

  it("is the region of the nearest photo in time, up to two hours away", () => {
    const reference = photo("IMG_1", { ...at("12:00:00"), location: inUtah });
    const find = (time: string) => assignOne(photo("IMG_2", at(time)), [reference]);
    expect(find("12:40:00")).toEqual({
      openingId: "UT",
      reason: { kind: "NEIGHBOR", minutes: 40, name: "IMG_1" },
    });
    expect(find("11:22:00").reason).toMatchObject({ minutes: -38 });
    expect(find("14:00:00").openingId).toBe("UT");
    expect(find("14:00:01")).toEqual({ reason: { kind: "NO_NEIGHBOR" } });
  });

  it("is the region of the earlier of two equally near photos", () => {
    const before = photo("z", { ...at("12:00:00"), location: inUtah });
    const after = photo("a", {
      ...at("13:00:00"),
      location: { kind: "ON_MAP", openingId: "CO", distanceKm: 0 },
    });
    expect(assignOne(photo("x", at("12:30:00")), [after, before]).openingId).toBe("UT");
  });

  it("is undefined when the nearest photo in time was taken off the map", () => {
    const home = photo("home", { ...at("12:00:00"), location: { kind: "OFF_MAP" } });
    const utah = photo("utah", { ...at("13:30:00"), location: inUtah });
    expect(assignOne(photo("x", at("12:10:00")), [home, utah]).reason).toEqual({ kind: "OFF_MAP" });
  });

  it("is found by the time of photos in the project as well", () => {
    const map = { ...emptyMap, inputs: inputOf("CO", [image("old", at("12:00:00"))]) };
    expect(assignOne(photo("x", at("12:05:00")), [], map)).toEqual({
      openingId: "CO",
      reason: { kind: "NEIGHBOR", minutes: 5 },
    });
  });

  it("is unknown without position and time", () => {
    expect(assignOne(photo("a"))).toEqual({ reason: { kind: "UNKNOWN" } });
    expect(assignOne(photo("a", { timeTakenExif: "yesterday" })).reason.kind).toBe("UNKNOWN");
  });

  it("is undefined for a duplicate of the project or of another file", () => {
    const map: AssignmentContext = {
      ...emptyMap,
      inputs: inputOf("CO", [image("old")]),
      findImageId: (sha256) => (sha256 === "hash of a" ? "old" : undefined),
    };
    expect(assignOne(photo("a", { location: inUtah }), [], map).reason).toEqual({
      kind: "IN_PROJECT",
      openingId: "CO",
    });
    const copy = photo("b (1)", { sha256: "hash of b", location: inUtah });
    expect(assignOne(copy, [photo("b", { location: inUtah })]).reason).toEqual({
      kind: "DUPLICATE_FILE",
      name: "b",
    });
  });

  it("is assigned to a file whose photo was removed from the project", () => {
    const map = { ...emptyMap, findImageId: () => "removed" };
    expect(assignOne(photo("a", { location: inUtah }), [], map).openingId).toBe("UT");
  });
});

describe("a full region", () => {
  it("keeps the largest photo of each time segment", () => {
    const days = Array.from({ length: 9 }, (_, day) =>
      photo(`day ${day}`, { location: inUtah, timeTakenExif: `2019-05-1${day}T12:00:00` }),
    );
    const burst = Array.from({ length: 5 }, (_, i) =>
      photo(`burst ${i}`, {
        location: inUtah,
        timeTakenExif: `2019-05-01T12:00:0${i}`,
        width: i === 3 ? 6000 : 2000,
      }),
    );
    const assignments = assignPhotos([...burst, ...days], emptyMap);
    const kept = assignments.filter(({ openingId }) => openingId === "UT");
    expect(kept.map(({ photoId }) => photoId)).toEqual(["burst 3", ...days.map(({ id }) => id)]);
    expect(assignments[0]?.reason).toEqual({ kind: "FULL", openingId: "UT" });
  });
});

const openingId = fc.constantFrom("UT", "CO", "OR", "GU");
const location: fc.Arbitrary<GpsMatch> = fc.oneof(
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
const anyPhotos = fc.uniqueArray(
  fc.record(
    {
      id: fc.uuid(),
      name: fc.constantFrom("IMG_1", "IMG_2", "IMG_3"),
      sha256: fc.nat(99).map(String),
      width: fc.integer({ min: 1, max: 5 }),
      height: fc.integer({ min: 1, max: 5 }),
      timeTakenExif: time,
      location,
    },
    { requiredKeys: ["id", "name", "sha256", "width", "height"] },
  ),
  { selector: ({ id }) => id, maxLength: 60 },
);
const map = fc.nat(10).map((count): AssignmentContext => {
  const images = Array.from({ length: count }, (_, i) => image(`old ${i}`));
  return {
    ...emptyMap,
    inputs: inputOf("UT", images),
    findImageId: (sha256) => (sha256 === "0" ? "old 0" : undefined),
  };
});

describe("any set of photos", () => {
  it("gets the same assignments in any order", () => {
    fc.assert(
      fc.property(anyPhotos, map, (photos, anyMap) => {
        const byId = (list: readonly AssignablePhoto[]) =>
          new Map(assignPhotos(list, anyMap).map((assignment) => [assignment.photoId, assignment]));
        expect(byId(photos.toReversed())).toEqual(byId(photos));
      }),
    );
  });

  it("gets one assignment each, only to included openings and within their capacity", () => {
    fc.assert(
      fc.property(anyPhotos, map, (photos, anyMap) => {
        const assignments = assignPhotos(photos, anyMap);
        expect(assignments.map(({ photoId }) => photoId)).toEqual(photos.map(({ id }) => id));
        for (const id of ["UT", "CO", "OR", "GU"]) {
          const placed = assignments.filter((assignment) => assignment.openingId === id).length;
          const full = assignments.filter(
            ({ reason }) => reason.kind === "FULL" && reason.openingId === id,
          ).length;
          const free = anyMap.openingIds.has(id) ? countFreeSlots(anyMap.inputs, id) : 0;
          expect(placed).toBeLessThanOrEqual(free);
          // Photos are rejected only when the opening is full.
          expect(full > 0 ? placed : free).toBe(free);
        }
      }),
    );
  });

  it("never assigns a file twice", () => {
    fc.assert(
      fc.property(anyPhotos, map, (photos, anyMap) => {
        const hashOf = new Map(photos.map(({ id, sha256 }) => [id, sha256]));
        const placed = assignPhotos(photos, anyMap)
          .filter((assignment) => assignment.openingId !== undefined)
          .map(({ photoId }) => hashOf.get(photoId));
        expect(new Set(placed).size).toBe(placed.length);
      }),
    );
  });
});

describe("manual changes", () => {
  const photos = Array.from({ length: 12 }, (_, i) => photo(`p${i}`, { location: inUtah }));
  const assignments = assignPhotos(photos, emptyMap);

  it("reassigns photos up to the capacity of the opening", () => {
    const ids = photos.map(({ id }) => id);
    const moved = reassignPhotos(assignments, ids, "CO", emptyMap.inputs);
    expect(moved.filter(({ reason }) => reason.kind === "MANUAL")).toHaveLength(10);
    expect(countUnassignedSlots(moved, emptyMap.inputs, "CO")).toBe(0);
    expect(reassignPhotos(moved, ids, "CO", emptyMap.inputs)).toEqual(moved);
  });

  it("excludes a photo and frees its slot", () => {
    expect(countUnassignedSlots(assignments, emptyMap.inputs, "UT")).toBe(0);
    const first = assignments.find((assignment) => assignment.openingId === "UT");
    const left = excludePhoto(assignments, first?.photoId ?? "");
    expect(countUnassignedSlots(left, emptyMap.inputs, "UT")).toBe(1);
  });
});
