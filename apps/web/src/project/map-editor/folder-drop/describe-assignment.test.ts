import type { AssignmentReason } from "@photomap/project";
import { expect, it } from "vitest";
import { describeAssignmentReason, describePhotosInRegions } from "./describe-assignment.ts";

const NAMES: Readonly<Record<string, string>> = { UT: "Utah", GU: "Guam" };
const regions = { getName: (id: string) => NAMES[id] ?? id, regionType: "state" };

it.each<[AssignmentReason, string]>([
  [{ kind: "INSIDE" }, "Location: inside Utah"],
  [{ kind: "NEAREST", distanceKm: 3.4 }, "Location: 2 miles from Utah, the nearest state"],
  [{ kind: "NEAREST", distanceKm: 0.2 }, "Location: less than 1 mile from Utah, the nearest state"],
  [{ kind: "NEIGHBOR", minutes: 38, name: "IMG_2041.jpg" }, "Taken 38 min after IMG_2041 in Utah"],
  [{ kind: "NEIGHBOR", minutes: -61 }, "Taken 1 h 1 min before a photo in Utah"],
  [{ kind: "NEIGHBOR", minutes: 120 }, "Taken 2 h after a photo in Utah"],
  [{ kind: "NEIGHBOR", minutes: 0, name: "IMG_1" }, "Taken at the same time as IMG_1 in Utah"],
  [{ kind: "IN_PROJECT", openingId: "UT" }, "Already in Utah"],
  [{ kind: "NOT_INCLUDED", openingId: "GU" }, "Guam is not included in this map"],
])("describes %o: %s", (reason, sentence) => {
  expect(describeAssignmentReason(reason, regions, "Utah")).toBe(sentence);
});

it.each([
  [1, 1, "1 photo in 1 state"],
  [1487, 31, "1,487 photos in 31 states"],
])("counts %i photos in %i regions: %s", (photoCount, regionCount, text) => {
  const nouns = { regionType: "state", regionTypePlural: "states" };
  expect(describePhotosInRegions(photoCount, regionCount, nouns)).toBe(text);
});
