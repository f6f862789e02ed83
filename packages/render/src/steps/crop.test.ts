import { compose, type Matrix, rotation, scaling, translation } from "@photomap/geometry";
import { describe, expect, it } from "vitest";
import { computeDecodeSize, computePhotoCrop, findVisiblePart } from "./crop.ts";

const photo: Matrix = [200, 0, 0, 100, 50, 50];
const plenty = { width: 6000, height: 3000 };

describe("the visible part of a photo", () => {
  it("is the box of the page in the photo's unit square", () => {
    expect(findVisiblePart(photo, { x: 100, y: 75, width: 50, height: 25 })).toEqual({
      x: 0.25,
      y: 0.25,
      width: 0.25,
      height: 0.25,
    });
  });

  it("ends where the photo ends", () => {
    expect(findVisiblePart(photo, { x: 0, y: 0, width: 150, height: 500 })).toEqual({
      x: 0,
      y: 0,
      width: 0.5,
      height: 1,
    });
  });

  it("follows a rotated and flipped photo", () => {
    const turned = compose(translation(100, 0), rotation(90), scaling(-200, 100));
    const shown = findVisiblePart(turned, { x: 0, y: -50, width: 100, height: 50 });
    expect(shown?.x).toBeCloseTo(0);
    expect(shown?.width).toBeCloseTo(0.25);
    expect(shown?.height).toBeCloseTo(1);
  });

  it("is undefined without overlap", () => {
    expect(findVisiblePart(photo, { x: 251, y: 0, width: 10, height: 500 })).toBeUndefined();
  });
});

describe("the size a photo is decoded to", () => {
  it("is 1.2 times the pixels it covers on the page", () => {
    expect(computeDecodeSize(photo, 300 / 72, plenty)).toEqual({ width: 1000, height: 500 });
  });

  it("does not depend on the rotation", () => {
    const turned = compose(rotation(37), photo);
    expect(computeDecodeSize(turned, 300 / 72, plenty)).toEqual({ width: 1000, height: 500 });
  });

  it("never exceeds the stored size", () => {
    const stored = { width: 640, height: 320 };
    expect(computeDecodeSize(photo, 300 / 72, stored)).toEqual(stored);
  });
});

describe("the crop of a photo", () => {
  it("keeps two pixels around the visible part, inside the photo", () => {
    const crop = computePhotoCrop(
      { x: 0.5, y: 0, width: 0.25, height: 1 },
      { width: 1000, height: 500 },
    );
    expect(crop).toEqual({
      resized: { width: 1000, height: 500 },
      left: 498,
      top: 0,
      width: 254,
      height: 500,
      part: { x: 0.498, y: 0, width: 0.254, height: 1 },
    });
  });

  it("includes pixels that are visible in part", () => {
    const visible = { x: 0.5005, y: 0.501, width: 0.25, height: 0.25 };
    const { left, top, width, height } = computePhotoCrop(visible, { width: 1000, height: 500 });
    expect([left, left + width]).toEqual([498, 753]);
    expect([top, top + height]).toEqual([248, 378]);
  });
});
