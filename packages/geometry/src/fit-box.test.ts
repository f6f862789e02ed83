import { describe, expect, it } from "vitest";
import { boxMeetsShape, fitBoxAt } from "./fit-box.ts";
import { parsePath } from "./path.ts";

const square = parsePath("M0 0l100 0 0 100-100 0z");
const diamond = parsePath("M50 0l50 50-50 50-50-50z");
const center = { x: 50, y: 50 };

describe("a box in a shape", () => {
  it("grows until it touches the nearest side", () => {
    expect(fitBoxAt(square, center, { x: 10, y: 10 })).toBe(5);
    expect(fitBoxAt(square, center, { x: 25, y: 10 })).toBe(2);
    expect(fitBoxAt(square, { x: 20, y: 50 }, { x: 10, y: 10 })).toBe(2);
  });

  it("grows until its corner touches a slanted side", () => {
    expect(fitBoxAt(diamond, center, { x: 10, y: 10 })).toBeCloseTo(2.5);
    expect(fitBoxAt(diamond, center, { x: 40, y: 10 })).toBeCloseTo(1);
  });

  it("touches each direction of a slanted side", () => {
    const below = parsePath("M0 0l100 100-100 0z");
    const above = parsePath("M0 0l100 0-100 100z");
    expect(fitBoxAt(below, { x: 30, y: 70 }, { x: 10, y: 10 })).toBeCloseTo(2);
    expect(fitBoxAt(above, { x: 30, y: 30 }, { x: 10, y: 10 })).toBeCloseTo(2);
    expect(fitBoxAt([[], ...square], center, { x: 10, y: 10 })).toBe(5);
  });

  it("does not fit outside the shape or in a hole", () => {
    const ring = parsePath("M0 0l100 0 0 100-100 0zM40 40l0 20 20 0 0-20z");
    expect(fitBoxAt(square, { x: 150, y: 50 }, { x: 1, y: 1 })).toBe(0);
    expect(fitBoxAt(ring, center, { x: 1, y: 1 })).toBe(0);
  });

  it("meets a shape that it crosses, contains or is inside of", () => {
    expect(boxMeetsShape({ x: 90, y: 40, width: 20, height: 20 }, square)).toBe(true);
    expect(boxMeetsShape({ x: -10, y: -10, width: 120, height: 120 }, square)).toBe(true);
    expect(boxMeetsShape({ x: 40, y: 40, width: 20, height: 20 }, square)).toBe(true);
    expect(boxMeetsShape({ x: 105, y: 40, width: 20, height: 20 }, square)).toBe(false);
    expect(boxMeetsShape({ x: 85, y: 85, width: 10, height: 10 }, diamond)).toBe(false);
  });
});
