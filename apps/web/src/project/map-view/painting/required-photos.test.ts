import type { Opening } from "@photomap/design";
import type { OpeningImage, OpeningInput } from "@photomap/project";
import { describe, expect, it } from "vitest";
import { getRequiredPhotos, limitPhotoSizes } from "./required-photos.ts";

function opening(id: string, x: number): Opening {
  const cut = { path: "", box: { x, y: 0, width: 100, height: 100 } };
  const rest = { name: id, depth: 1, outlined: true, enabled: true, optional: false } as const;
  return { type: "OPENING", id, layers: { cut }, ...rest };
}

function holding(id: string, imageWidth = 4000): OpeningInput {
  const image: OpeningImage = {
    id,
    x: 0,
    y: 0,
    width: 150,
    height: 100,
    rotation: 0,
    flipX: false,
    flipY: false,
    imageWidth,
    imageHeight: imageWidth / 2,
    createdTime: "2026-01-01T00:00:00.000Z",
  };
  return { type: "OPENING", images: [image], modifiedAt: image.createdTime };
}

const design = { width: 300, height: 100, features: [opening("west", 0), opening("east", 200)] };
const inputs = { west: holding("w"), east: holding("e", 200) };
const whole = { left: 0, top: 0, width: 300, height: 100, pixelsPerPoint: 1 };

describe("required photos", () => {
  it("include visible photos in the smallest sharp size", () => {
    expect(getRequiredPhotos(design, inputs, whole)).toEqual([
      { id: "w", edgePx: 256 },
      { id: "e", edgePx: 256 },
    ]);
    const near = { left: 0, top: 0, width: 300, height: 300, pixelsPerPoint: 10 };
    expect(getRequiredPhotos(design, inputs, near)).toEqual([{ id: "w", edgePx: 2048 }]);
  });

  it("are not requested larger than the original", () => {
    const near = { left: 2000, top: 0, width: 300, height: 300, pixelsPerPoint: 10 };
    expect(getRequiredPhotos(design, inputs, near)).toEqual([{ id: "e", edgePx: 256 }]);
  });

  it("shrink, the largest first, until they fit the memory limit", () => {
    const needs = [
      { id: "w", edgePx: 2048 },
      { id: "e", edgePx: 256 },
    ];
    const megabytes = 1024 * 1024;
    expect(limitPhotoSizes(needs, 20 * megabytes)).toBe(needs);
    expect(limitPhotoSizes(needs, 4 * megabytes).map(({ edgePx }) => edgePx)).toEqual([1024, 256]);
    expect(limitPhotoSizes(needs, 0).map(({ edgePx }) => edgePx)).toEqual([64, 64]);
  });
});
