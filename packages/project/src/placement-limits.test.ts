import { describe, expect, it } from "vitest";
import { defaultPlacement } from "./placement.ts";
import { factorLimits, printAreaOf } from "./placement-limits.ts";

describe("limits of a photo's size", () => {
  it("are measured on the side where the photo is the larger", () => {
    const { min, max } = factorLimits({ width: 100, height: 10 }, { width: 200, height: 100 });
    expect(min).toBeCloseTo(0.1, 10);
    expect(max).toBeCloseTo(20, 10);
  });

  it("hold for the placement a photo starts with, even in a sliver", () => {
    const sliver = { x: 0, y: 0, width: 10, height: 200 };
    expect(defaultPlacement({ width: 1500, height: 1000 }, sliver).width).toBeCloseTo(100, 10);
  });

  it("take what is printed for the area, or the cut where nothing else is known", () => {
    const box = { x: 0, y: 0, width: 1, height: 1 };
    const layer = { path: "", box };
    const print = { path: "", box: { ...box, width: 3 } };
    expect(printAreaOf({ layers: { cut: layer, print } })?.width).toBe(3);
    expect(printAreaOf({ layers: { cut: layer } })?.width).toBe(1);
    expect(printAreaOf({ layers: {} })).toBeUndefined();
  });
});
