import { boxCenter } from "@photomap/geometry";
import { describe, expect, it } from "vitest";
import { defaultPlacement, getPrintArea, getScaleLimits, isWithinSizeLimits } from "./placement.ts";

const box = { x: 100, y: 50, width: 200, height: 100 };

describe("default placement", () => {
  it("OPN-25 covers the opening when the aspect ratios differ by at most 1.5", () => {
    const placed = defaultPlacement({ width: 1000, height: 1000 }, box);
    expect(placed).toEqual({ x: 100, y: 0, width: 200, height: 200 });
  });

  it("OPN-25 fits a panorama inside the opening", () => {
    const placed = defaultPlacement({ width: 4000, height: 1000 }, box);
    expect(placed).toEqual({ x: 100, y: 75, width: 200, height: 50 });
  });

  it("OPN-25 fits a tall photo inside a wide opening", () => {
    const placed = defaultPlacement({ width: 1000, height: 4000 }, box);
    expect(placed).toEqual({ x: 187.5, y: 50, width: 25, height: 100 });
  });

  it("OPN-25 switches exactly above a difference of 1.5", () => {
    expect(defaultPlacement({ width: 350, height: 100 }, box).height).toBe(100);
    expect(defaultPlacement({ width: 351, height: 100 }, box).width).toBe(200);
  });

  it("keeps the photo centered on the opening", () => {
    expect(boxCenter(defaultPlacement({ width: 640, height: 480 }, box))).toEqual(boxCenter(box));
  });
});

describe("limits of a photo's size", () => {
  it("use the side with the larger ratio", () => {
    const { min, max } = getScaleLimits({ width: 100, height: 10 }, { width: 200, height: 100 });
    expect(min).toBeCloseTo(0.1, 10);
    expect(max).toBeCloseTo(20, 10);
  });

  it("always let a photo cover the opening, even a very narrow one", () => {
    const narrow = { x: 0, y: 0, width: 10, height: 200 };
    expect(defaultPlacement({ width: 1500, height: 1000 }, narrow)).toMatchObject({
      width: 300,
      height: 200,
    });
    expect(getScaleLimits({ width: 300, height: 200 }, narrow).max).toBe(1);
    expect(isWithinSizeLimits({ width: 300, height: 200 }, narrow)).toBe(true);
    expect(isWithinSizeLimits({ width: 330, height: 220 }, narrow)).toBe(false);
  });

  it("refer to the print layer, or the cut layer without one", () => {
    const box = { x: 0, y: 0, width: 1, height: 1 };
    const layer = { path: "", box };
    const print = { path: "", box: { ...box, width: 3 } };
    expect(getPrintArea({ layers: { cut: layer, print } })?.width).toBe(3);
    expect(getPrintArea({ layers: { cut: layer } })?.width).toBe(1);
    expect(getPrintArea({ layers: {} })).toBeUndefined();
  });
});
