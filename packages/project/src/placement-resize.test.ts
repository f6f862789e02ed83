import { type Point, transformPoint } from "@photomap/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PhotoPlacement, photoMatrix } from "./placement.ts";
import { type Handle, resizePlacement } from "./placement-resize.ts";

const area = { x: 0, y: 0, width: 200, height: 100 };
const photo: PhotoPlacement = {
  x: 40,
  y: 10,
  width: 120,
  height: 60,
  rotation: 0,
  flipX: false,
  flipY: false,
};
const bottomRight: Handle = { x: 1, y: 1 };
const even = { area, keepRatio: true, points: 0 };
const free = { area, keepRatio: false, points: 0 };

const pointAt = (placement: PhotoPlacement, { x, y }: Point) =>
  transformPoint(photoMatrix(placement), { x: (x + 1) / 2, y: (y + 1) / 2 });

describe("resizing", () => {
  it("keeps the ratio at a corner, or resizes freely", () => {
    const to = { x: 280, y: 100 };
    expect(resizePlacement(photo, bottomRight, { x: 280, y: 130 }, even).placement).toMatchObject({
      width: 240,
      height: 120,
    });
    expect(resizePlacement(photo, bottomRight, to, free).placement).toMatchObject({
      x: 40,
      y: 10,
      width: 240,
      height: 90,
    });
  });

  it("scales the whole photo at a side, or stretches it when the ratio is free", () => {
    const right: Handle = { x: 1, y: 0 };
    const to = { x: 100, y: 999 };
    expect(resizePlacement(photo, right, to, even).placement).toMatchObject({
      x: 40,
      y: 25,
      width: 60,
      height: 30,
    });
    expect(resizePlacement(photo, right, to, free).placement).toMatchObject({
      x: 40,
      y: 10,
      width: 60,
      height: 60,
    });
  });

  it("keeps the opposite corner or side fixed at every rotation", () => {
    const handle = fc.constantFrom<Handle>(
      { x: -1, y: -1 },
      { x: 1, y: -1 },
      { x: 0, y: 1 },
      { x: -1, y: 0 },
    );
    const coordinate = fc.double({ min: -400, max: 400, noNaN: true });
    const degrees = fc.double({ min: 0, max: 359, noNaN: true });
    fc.assert(
      fc.property(
        handle,
        coordinate,
        coordinate,
        degrees,
        fc.boolean(),
        (at, x, y, rotation, keepRatio) => {
          const start = { ...photo, rotation };
          const options = { area, keepRatio, points: 0 };
          const { placement } = resizePlacement(start, at, { x, y }, options);
          const opposite = { x: -at.x, y: -at.y };
          expect(pointAt(placement, opposite).x).toBeCloseTo(pointAt(start, opposite).x, 6);
          expect(pointAt(placement, opposite).y).toBeCloseTo(pointAt(start, opposite).y, 6);
        },
      ),
    );
  });

  it("stops at 5% and at 10 times the print area, free or not", () => {
    for (const options of [even, free]) {
      const large = resizePlacement(
        photo,
        bottomRight,
        { x: 99_999, y: 99_999 },
        options,
      ).placement;
      const small = resizePlacement(photo, bottomRight, { x: -500, y: -500 }, options).placement;
      expect(Math.max(large.width / 200, large.height / 100)).toBeCloseTo(10, 10);
      expect(Math.max(small.width / 200, small.height / 100)).toBeCloseTo(0.05, 10);
    }
  });

  it("keeps a side that is already below the minimum", () => {
    const panorama = { ...photo, height: 2 };
    const pulled = resizePlacement(panorama, { x: 0, y: 1 }, { x: 0, y: 11 }, free).placement;
    expect(pulled.height).toBe(2);
  });

  it("snaps to the edges of the print area", () => {
    const near = { x: 197, y: 88 };
    const { placement, guides } = resizePlacement(photo, bottomRight, near, { ...even, points: 5 });
    expect(placement.x + placement.width).toBeCloseTo(200, 10);
    expect(placement.width / placement.height).toBeCloseTo(2, 10);
    expect(guides).toEqual([{ kind: "x", at: 200 }]);
    const both = resizePlacement(photo, bottomRight, { x: 198, y: 99 }, { ...free, points: 5 });
    expect(both.placement).toMatchObject({ width: 160, height: 90 });
    expect(both.guides).toEqual([
      { kind: "x", at: 200 },
      { kind: "y", at: 100 },
    ]);
  });

  it("snaps at 90 degrees, but not at other rotations", () => {
    const onSide = { ...photo, rotation: 90 };
    // Turned by 90 degrees, the right side of the photo points down.
    const { placement, guides } = resizePlacement(
      onSide,
      { x: 1, y: 0 },
      { x: 100, y: 98 },
      { ...free, points: 5 },
    );
    expect(guides).toEqual([{ kind: "y", at: 100 }]);
    expect(pointAt(placement, { x: 1, y: 0 }).y).toBeCloseTo(100, 10);
    const rotated = resizePlacement(
      { ...photo, rotation: 10 },
      bottomRight,
      { x: 198, y: 99 },
      {
        ...free,
        points: 5,
      },
    );
    expect(rotated.guides).toEqual([]);
  });
});
