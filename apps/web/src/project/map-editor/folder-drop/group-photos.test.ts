import { openingsOf } from "@photomap/design";
import type { AssignmentReason, PhotoAssignment } from "@photomap/project";
import { describe, expect, it } from "vitest";
import { DESIGN } from "../../store/test/sample-design.ts";
import {
  type AssignedPhoto,
  formatTimeTaken,
  groupByRegion,
  groupUnplaced,
  joinAssignments,
} from "./group-photos.ts";
import type { DroppedPhoto } from "./read-photos.ts";

function makePhoto(id: string, timeTakenExif?: string): DroppedPhoto {
  const facts = { id, name: `${id}.jpg`, sha256: id, width: 4, height: 3 };
  const urls = { previewUrl: "", thumbUrl: "", folder: "", savedDay: "2026-11-19" };
  return {
    ...facts,
    ...urls,
    prepared: undefined as never,
    ...(timeTakenExif !== undefined && { timeTakenExif }),
  };
}

function assign(id: string, reason: AssignmentReason, timeTakenExif?: string): AssignedPhoto {
  return { photo: makePhoto(id, timeTakenExif), assignment: { photoId: id, reason } };
}

const getName = (id: string) => `the state ${id}`;

describe("joinAssignments", () => {
  it("sorts by the time taken, photos without a time last and by name", () => {
    const photos = [
      makePhoto("z"),
      makePhoto("late", "2020-02-01T00:00:00"),
      makePhoto("early", "2020-01-01T00:00:00"),
      makePhoto("a"),
    ];
    const reason = { kind: "UNKNOWN" } as const;
    const assignments = photos.map(({ id }): PhotoAssignment => ({ photoId: id, reason }));
    const joined = joinAssignments(photos, [...assignments, { photoId: "missing", reason }]);
    expect(joined.map(({ photo }) => photo.id)).toEqual(["early", "late", "a", "z"]);
  });
});

describe("groupByRegion", () => {
  it("lists the regions with photos by name", () => {
    const place = (photoId: string, openingId: string): AssignedPhoto => ({
      photo: makePhoto(photoId),
      assignment: { photoId, openingId, reason: { kind: "INSIDE" } },
    });
    const assigned = [place("a", "UT"), place("b", "CO"), place("c", "UT")];
    const groups = groupByRegion(assigned, openingsOf(DESIGN));
    expect(groups.map(({ opening, photos }) => [opening.name, photos.length])).toEqual([
      ["Colorado", 1],
      ["Utah", 2],
    ]);
  });
});

describe("groupUnplaced", () => {
  it("groups by day, then photos without a date, full regions, known and repeated files", () => {
    const groups = groupUnplaced(
      [
        assign("a", { kind: "DUPLICATE_FILE", name: "x.jpg" }),
        assign("b", { kind: "IN_PROJECT", openingId: "UT" }),
        assign("c", { kind: "FULL", openingId: "CO" }, "2019-07-04T10:00:00"),
        assign("d", { kind: "UNKNOWN" }),
        assign("e", { kind: "NO_NEIGHBOR" }, "2019-07-05T10:00:00"),
        assign("f", { kind: "OFF_MAP" }, "2019-07-04T10:00:00"),
        assign("g", { kind: "EXCLUDED" }, "2019-07-04T11:00:00"),
      ],
      getName,
    );
    const summary = groups.map(({ title, photos, canPlace }) => [
      title,
      photos.map(({ photo }) => photo.id).join(""),
      canPlace,
    ]);
    expect(summary).toEqual([
      ["July 4, 2019", "fg", true],
      ["July 5, 2019", "e", true],
      ["No date", "d", true],
      ["Too many for the state CO", "c", false],
      ["Already in this project", "b", false],
      ["Duplicate files", "a", false],
    ]);
  });

  it("leaves out photos with a region", () => {
    const placed: AssignedPhoto = {
      photo: makePhoto("a"),
      assignment: { photoId: "a", openingId: "UT", reason: { kind: "MANUAL" } },
    };
    expect(groupUnplaced([placed], getName)).toEqual([]);
  });
});

it("shows the camera's wall time in any time zone", () => {
  expect(formatTimeTaken("2019-07-04T23:30:00")).toMatch(/^Jul 4, 2019, 11:30\sPM$/);
});
