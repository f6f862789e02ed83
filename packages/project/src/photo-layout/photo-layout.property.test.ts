import type { Opening } from "@photomap/design";
import { type Shape, shapeArea, subtract } from "@photomap/geometry";
import { describe, expect, it } from "vitest";
import {
  createRandom,
  pickOpening,
  pickPhotoSize,
  readOpening,
} from "../../test/catalog-openings.ts";
import { createOpeningImage } from "../create-opening-image.ts";
import { applyEdit } from "../edit.ts";
import {
  getPhotoShape,
  getPrintArea,
  getPrintOutline,
  isWithinSizeLimits,
  type Size,
} from "../placement.ts";
import type { OpeningImage, ProjectContent } from "../project.ts";
import { createAddPhotosEdit } from "./create-add-photos-edit.ts";

const at = "2026-11-15T08:00:00.000Z";
const EMPTY: ProjectContent = {
  name: "Our travels",
  outputType: "VINYL_WALL_MAP",
  outputScale: 1,
  accessPolicy: "PRIVATE",
  backgroundId: null,
  inputs: {},
};
/** The bare share that Clipper's rounding to a thousandth of a point may cause. */
const MAX_BARE_SHARE = 1e-4;
/** The least visible area of a photo, as a share of the outline divided by the number of photos. */
const MIN_FAIR_SHARE = 0.25;

function addPhotos(
  opening: Opening,
  sizes: readonly Size[],
  alone: "cover" | "default",
): readonly OpeningImage[] {
  const images = sizes.flatMap((size, i) => {
    const image = createOpeningImage({ ...size, id: `photo-${i}`, createdTime: at }, opening);
    return image === undefined ? [] : [image];
  });
  const edit = createAddPhotosEdit([{ opening, images }], {}, { alone });
  return applyEdit(EMPTY, edit, at).content.inputs[opening.id]?.images ?? [];
}

function requireOutline(opening: Opening): Shape {
  const outline = getPrintOutline(opening);
  if (outline === undefined) throw new RangeError(`${opening.id} has no outline`);
  return outline;
}

function measureBareShare(outline: Shape, images: readonly OpeningImage[]): number {
  return shapeArea(subtract(outline, ...images.map(getPhotoShape))) / shapeArea(outline);
}

/** Measures the visible area of each photo relative to an even division of the outline. */
function measureFairShares(outline: Shape, images: readonly OpeningImage[]): number[] {
  const uncovered = images.map((_, i) =>
    shapeArea(subtract(outline, ...images.slice(i).map(getPhotoShape))),
  );
  const total = shapeArea(outline);
  return images.map((_, i) => {
    const above = i + 1 < images.length ? (uncovered[i + 1] ?? 0) : total;
    return ((above - (uncovered[i] ?? 0)) * images.length) / total;
  });
}

function findProblem(opening: Opening, images: readonly OpeningImage[]): string | undefined {
  const outline = requireOutline(opening);
  const area = getPrintArea(opening);
  const bare = measureBareShare(outline, images);
  if (bare > MAX_BARE_SHARE) return `${opening.name}: ${bare} is bare`;
  const least = Math.min(...measureFairShares(outline, images));
  if (least < MIN_FAIR_SHARE) return `${opening.name}: a photo shows ${least} of its share`;
  const isAllowed = images.every((image) => area !== undefined && isWithinSizeLimits(image, area));
  return isAllowed ? undefined : `${opening.name}: the server refuses a size`;
}

describe("photos that are placed automatically", () => {
  it("cover their outline: 100 random photos by folder drop in 100 random regions", () => {
    const random = createRandom(12);
    const problems = Array.from({ length: 100 }, () => {
      const opening = pickOpening(random);
      return findProblem(opening, addPhotos(opening, [pickPhotoSize(random)], "cover"));
    });
    expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
  });

  it("cover it without hiding each other: 2 to 6 photos at once in 50 random regions", () => {
    const random = createRandom(36);
    const problems = Array.from({ length: 50 }, (_, i) => {
      const opening = pickOpening(random);
      const sizes = Array.from({ length: 2 + (i % 5) }, () => pickPhotoSize(random));
      return findProblem(opening, addPhotos(opening, sizes, "default"));
    });
    expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
  });

  it.each([
    ["Tennessee", "TN"],
    ["Hawaii", "HI"],
    ["Michigan", "MI"],
    ["Florida", "FL"],
  ])("cover %s with one and with ten photos", (_, id) => {
    const random = createRandom(7);
    const opening = readOpening("50-states-36x24.json", id);
    const sizes = Array.from({ length: 10 }, () => pickPhotoSize(random));
    const counts = [1, 2, 3, 4, 7, 10];
    const problems = counts.map((count) =>
      findProblem(opening, addPhotos(opening, sizes.slice(0, count), "cover")),
    );
    expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
  });
});
