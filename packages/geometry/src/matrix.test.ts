import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  compose,
  invert,
  type Matrix,
  rotation,
  scaling,
  transformBox,
  transformPoint,
  translation,
} from "./matrix.ts";

const coordinate = fc.double({ min: -1e4, max: 1e4, noNaN: true });
const factor = fc.double({ min: 0.05, max: 10, noNaN: true });

const similarity = fc
  .record({ x: coordinate, y: coordinate, degrees: coordinate, size: factor, flip: fc.boolean() })
  .map(({ x, y, degrees, size, flip }) =>
    compose(translation(x, y), rotation(degrees), scaling(flip ? -size : size, size)),
  );

describe("matrix", () => {
  it("applies the last matrix first", () => {
    const m = compose(translation(10, 0), scaling(2));
    expect(transformPoint(m, { x: 1, y: 1 })).toEqual({ x: 12, y: 2 });
  });

  it("rotates by multiples of 90 degrees without rounding", () => {
    expect(transformPoint(rotation(90), { x: 3, y: 5 })).toEqual({ x: -5, y: 3 });
    expect(transformPoint(rotation(180), { x: 3, y: 5 })).toEqual({ x: -3, y: -5 });
    expect(transformPoint(rotation(270), { x: 3, y: 5 })).toEqual({ x: 5, y: -3 });
    expect(rotation(-90)).toEqual(rotation(270));
    expect(rotation(720)).toEqual(rotation(0));
  });

  it("returns the bounding box of a rotated box", () => {
    const box = transformBox(rotation(90), { x: 0, y: 0, width: 4, height: 2 });
    expect(box).toEqual({ x: -2, y: 0, width: 2, height: 4 });
  });

  it("has an inverse that restores every point", () => {
    fc.assert(
      fc.property(similarity, coordinate, coordinate, (m: Matrix, x, y) => {
        const back = transformPoint(invert(m), transformPoint(m, { x, y }));
        expect(back.x).toBeCloseTo(x, 4);
        expect(back.y).toBeCloseTo(y, 4);
      }),
    );
  });

  it("throws when inverting a singular matrix", () => {
    expect(() => invert(scaling(0))).toThrow(RangeError);
  });
});
