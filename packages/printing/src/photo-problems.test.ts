import { boxCorners, formatPath } from "@photomap/geometry";
import type { OpeningImage } from "@photomap/project";
import { describe, expect, it } from "vitest";
import { sampleOpening } from "../test/sample-opening.ts";
import { createFillEdit, findBarePart, findBlurriest } from "./photo-problems.ts";

const CUT = { x: 100, y: 100, width: 200, height: 200 };
const PRINT = { x: 91, y: 91, width: 218, height: 218 };
const layer = (box: typeof CUT) => ({ path: formatPath([boxCorners(box)]), box });
const utah = sampleOpening("utah", { cut: layer(CUT), print: layer(PRINT) });

function photo(id: string, facts: Partial<OpeningImage> = {}): OpeningImage {
  return {
    id,
    ...PRINT,
    rotation: 0,
    flipX: false,
    flipY: false,
    imageWidth: 3000,
    imageHeight: 3000,
    createdTime: "2026-11-15T08:00:00.000Z",
    ...facts,
  };
}

describe("the bare part of a region", () => {
  const bareOf = (...images: OpeningImage[]) => findBarePart(utah, { images });

  it("is missing where photos cover it, without photos, and over a background color", () => {
    expect(bareOf(photo("p"))).toBeUndefined();
    expect(bareOf()).toBeUndefined();
    const images = [photo("p", { width: 50 })];
    expect(findBarePart(utah, { images, background: "#aabbcc" })).toBeUndefined();
  });

  it("is a corner inside the cut line, an edge outside of it", () => {
    expect(bareOf(photo("p", { width: 159 }))).toEqual({ kind: "corner", share: 0.25 });
    expect(bareOf(photo("p", { rotation: 20 }))?.kind).toBe("corner");
    expect(bareOf(photo("p", CUT))?.kind).toBe("edge");
  });

  it("is found between a flipped and an unflipped photo that overlap", () => {
    expect(
      bareOf(photo("a", { width: 150 }), photo("b", { x: 159, width: 150, flipX: true })),
    ).toBe(undefined);
  });

  it("is filled by the bottom photo with one edit", () => {
    const edit = createFillEdit(utah, { images: [photo("low", { width: 50 }), photo("top", CUT)] });
    if (edit?.type !== "PLACE_IMAGE") throw new Error("Expected a placement");
    expect(edit.imageId).toBe("low");
    expect(bareOf(photo("low", edit.placement))).toBeUndefined();
  });
});

describe("the blurriest photo of a region", () => {
  const tierOf = (...images: OpeningImage[]) => findBlurriest(utah, { images }, 1)?.name;

  it("is the one with the lowest quality, if that is blurry", () => {
    const [soft, blurry] = [
      { imageWidth: 350, imageHeight: 350 },
      { imageWidth: 60, imageHeight: 60 },
    ];
    expect(tierOf(photo("a"), photo("b", { imageWidth: 600, imageHeight: 600 }))).toBeUndefined();
    expect(tierOf(photo("a", { ...blurry }), photo("b", { ...soft, x: 250 }))).toBe("Very Blurry");
    expect(tierOf(photo("b", soft))).toBe("Blurry");
  });

  it("ignores a photo that another one hides", () => {
    expect(tierOf(photo("a", { imageWidth: 60, imageHeight: 60 }), photo("b"))).toBeUndefined();
  });
});
