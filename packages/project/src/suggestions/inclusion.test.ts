import { describe, expect, it } from "vitest";
import type { OpeningImage } from "../project.ts";
import { getInclusionStatus, listAcceptStrategies, listMissingImages } from "./inclusion.ts";

const image = (id: string, changes: Partial<OpeningImage> = {}): OpeningImage => ({
  id: `guest/uploads/web/${id}.jpg`,
  x: 0,
  y: 0,
  width: 10,
  height: 10,
  rotation: 0,
  flipX: false,
  flipY: false,
  imageWidth: 100,
  imageHeight: 100,
  createdTime: "2026-05-01T00:00:00.000Z",
  ...changes,
});

/** Returns the copy that the owner got of a photo when it was accepted. */
const copyOf = ({ id, ...rest }: OpeningImage): OpeningImage => ({
  ...rest,
  id: id.replace("guest/uploads/web", "owner/uploads/suggestions"),
});

const A = image("a");
const B = image("b");
const many = (count: number) => Array.from({ length: count }, (_, i) => image(`own-${i}`));

describe("inclusion of a suggestion in the map", () => {
  it.each([
    ["none-in-map", [A, B], []],
    ["none-in-map", [A], [image("other")]],
    ["partial-in-map", [A, B], [copyOf(A)]],
    ["all-in-map-exact", [A, B], [copyOf(B), copyOf(A), image("other")]],
    ["all-in-map-exact", [A], [{ ...copyOf(A), timeTakenUser: "2019-07-04" }]],
    ["all-in-map-modified", [A, B], [copyOf(A), copyOf({ ...B, rotation: 1 })]],
    ["all-in-map-modified", [A], [copyOf({ ...A, flipX: true })]],
  ] as const)("SUG-11 is %s", (status, suggested, present) => {
    expect(getInclusionStatus(suggested, present)).toBe(status);
  });
});

describe("ways to accept a suggestion", () => {
  it.each([
    ["add to an empty opening", ["add"], [A], []],
    ["nothing for an empty suggestion", [], [], [B]],
    ["nothing when it is in the map exactly", [], [A], [copyOf(A)]],
    ["overwrite alone when it was modified", ["overwrite"], [A], [copyOf({ ...A, x: 5 })]],
    ["overwrite or merge", ["overwrite", "merge"], [A, B], [copyOf(A)]],
    ["merge up to ten photos", ["overwrite", "merge"], [A], many(9)],
    ["overwrite alone above ten photos", ["overwrite"], [A], many(10)],
  ] as const)("are %s", (_name, strategies, suggested, present) => {
    expect(listAcceptStrategies(suggested, present)).toEqual(strategies);
  });

  it("merge the photos that are not in the map", () => {
    expect(listMissingImages([A, B], [copyOf(A)])).toEqual([B]);
  });
});
