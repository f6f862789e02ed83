import { boxCenter } from "@photomap/geometry";
import { describe, expect, it } from "vitest";
import { defaultPlacement } from "./placement.ts";

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

  it("OPN-25 switches exactly above a difference of 1.5", () => {
    expect(defaultPlacement({ width: 350, height: 100 }, box).height).toBe(100);
    expect(defaultPlacement({ width: 351, height: 100 }, box).width).toBe(200);
  });

  it("keeps the photo centered on the opening", () => {
    expect(boxCenter(defaultPlacement({ width: 640, height: 480 }, box))).toEqual(boxCenter(box));
  });
});
