import { boxCenter } from "@photomap/geometry";
import { describe, expect, it } from "vitest";
import type { PhotoPlacement } from "./placement.ts";
import { moveStep, normalizeRotation, rotateStep, scaleStep } from "./placement-steps.ts";

const area = { x: 0, y: 0, width: 200, height: 100 };
const photo: PhotoPlacement = {
  x: 10,
  y: 20,
  width: 120,
  height: 90,
  rotation: 0,
  flipX: false,
  flipY: true,
};

const turned = (rotation: number) => ({ ...photo, rotation });

describe("rotating by steps", () => {
  it("rotates by one degree in both directions and wraps at 360", () => {
    expect(rotateStep(turned(10), 1).rotation).toBe(11);
    expect(rotateStep(turned(10), -1).rotation).toBe(9);
    expect(rotateStep(turned(0), -1).rotation).toBe(359);
    expect(rotateStep(turned(359.5), 1).rotation).toBe(0.5);
  });

  it("rotates by a tenth of a degree without rounding errors", () => {
    let current: PhotoPlacement = photo;
    for (let i = 0; i < 10; i += 1) current = rotateStep(current, 1, "fine");
    expect(current.rotation).toBe(1);
    for (let i = 0; i < 10; i += 1) current = rotateStep(current, -1, "fine");
    expect(current.rotation).toBe(0);
  });

  it.each([
    [0, 1, 45],
    [44.9, 1, 45],
    [45, 1, 90],
    [320, 1, 0],
    [0, -1, 315],
    [1, -1, 0],
    [45, -1, 0],
    [100, -1, 90],
  ] as const)("snaps from %s degrees (%s) to %s", (from, direction, to) => {
    expect(rotateStep(turned(from), direction, "coarse").rotation).toBe(to);
  });

  it("keeps angles from 0 up to 360", () => {
    expect(normalizeRotation(360)).toBe(0);
    expect(normalizeRotation(-720)).toBe(0);
    expect(normalizeRotation(359.9999999)).toBe(0);
    expect(normalizeRotation(-90)).toBe(270);
  });
});

describe("scaling by steps", () => {
  it("grows by 2%, or 20%, around the center", () => {
    const grown = scaleStep(photo, 1, area);
    expect(grown.width).toBeCloseTo(122.4);
    expect(grown.height).toBeCloseTo(91.8);
    expect(boxCenter(grown).x).toBeCloseTo(boxCenter(photo).x);
    expect(boxCenter(grown).y).toBeCloseTo(boxCenter(photo).y);
    expect(scaleStep(photo, 1, area, { coarse: true }).width).toBeCloseTo(144);
  });

  it("shrinks by 1/51, or 1/6: the exact inverse", () => {
    expect(scaleStep(photo, -1, area).width).toBeCloseTo(120 - 120 / 51, 10);
    expect(scaleStep(photo, -1, area, { coarse: true }).width).toBeCloseTo(120 - 120 / 6, 10);
    for (const coarse of [false, true]) {
      const back = scaleStep(scaleStep(photo, 1, area, { coarse }), -1, area, { coarse });
      expect(back.width).toBeCloseTo(photo.width, 10);
      expect(back.x).toBeCloseTo(photo.x, 10);
    }
  });

  it("stops at 5% and at 10 times the print area", () => {
    let small: PhotoPlacement = photo;
    let large: PhotoPlacement = photo;
    for (let i = 0; i < 60; i += 1) {
      small = scaleStep(small, -1, area, { coarse: true });
      large = scaleStep(large, 1, area, { coarse: true });
    }
    expect(Math.max(small.width / 200, small.height / 100)).toBeCloseTo(0.05, 10);
    expect(Math.max(large.width / 200, large.height / 100)).toBeCloseTo(10, 10);
    expect(small.width / small.height).toBeCloseTo(120 / 90, 10);
  });
});

describe("moving by steps", () => {
  it("moves by 3 points, or 30", () => {
    expect(moveStep(photo, { x: -1, y: 0 })).toEqual({ ...photo, x: 7 });
    expect(moveStep(photo, { x: 0, y: 1 }, { coarse: true })).toEqual({ ...photo, y: 50 });
  });
});
