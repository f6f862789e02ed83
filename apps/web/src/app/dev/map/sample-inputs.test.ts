import { openingsOf } from "@photomap/design";
import { MAX_IMAGES_PER_OPENING } from "@photomap/project";
import { expect, it } from "vitest";
import { DESIGN } from "../../../project/store/test/sample-design.ts";
import { createSampleInputs, findSamplePhotoUrl } from "./sample-inputs.ts";

const openingCount = openingsOf(DESIGN).filter(({ enabled }) => enabled).length;

function countPhotos(photoCount: number): number[] {
  const inputs = Object.values(createSampleInputs(DESIGN, photoCount));
  return inputs.map(({ images }) => images.length);
}

it("distributes the photos evenly over the openings", () => {
  const counts = countPhotos(2 * openingCount + 1);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2 * openingCount + 1);
  expect(Math.max(...counts) - Math.min(...counts)).toBe(1);
});

it("leaves openings empty when there are fewer photos", () => {
  expect(countPhotos(1)).toEqual([1]);
  expect(countPhotos(0)).toEqual([]);
});

it("fills each opening at most", () => {
  expect(countPhotos(1000)).toEqual(Array(openingCount).fill(MAX_IMAGES_PER_OPENING));
});

it("has another address for each photo", () => {
  const ids = Object.values(createSampleInputs(DESIGN, 4)).flatMap(({ images }) =>
    images.map(({ id }) => id),
  );
  expect(new Set(ids.map(findSamplePhotoUrl)).size).toBe(4);
});
