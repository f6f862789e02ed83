import { invert, type Point, transformPoint } from "@photomap/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PhotoPlacement, photoMatrix } from "./placement.ts";
import { dragPlacement, pinchPlacement, rotatePlacement } from "./placement-gestures.ts";

const area = { x: 0, y: 0, width: 200, height: 100 };
const photo: PhotoPlacement = {
  x: 40,
  y: 10,
  width: 120,
  height: 90,
  rotation: 0,
  flipX: false,
  flipY: false,
};
const OFF = { points: 0, degrees: 0 };
const origin = { x: 0, y: 0 };

describe("dragging", () => {
  it("follows the pointer", () => {
    const { placement, guides } = dragPlacement(photo, origin, { x: 7.5, y: -31 }, area, OFF);
    expect(placement).toEqual({ ...photo, x: 47.5, y: -21 });
    expect(guides).toEqual([]);
  });

  it("snaps to the center of the print area and returns the guide", () => {
    const { placement, guides } = dragPlacement(photo, origin, { x: 3, y: 20 }, area, {
      points: 4,
    });
    expect(placement.x).toBe(40);
    expect(placement.y).toBe(30);
    expect(guides).toEqual([{ kind: "x", at: 100 }]);
  });

  it("snaps edges: left to left, bottom to bottom", () => {
    const { placement, guides } = dragPlacement(photo, origin, { x: -38, y: 2 }, area, {
      points: 4,
    });
    expect(placement).toMatchObject({ x: 0, y: 10 });
    expect(guides).toEqual([
      { kind: "x", at: 0 },
      { kind: "y", at: 100 },
    ]);
  });

  it("snaps only the center of a rotated photo", () => {
    const rotated = { ...photo, rotation: 30 };
    const { guides } = dragPlacement(rotated, origin, { x: -39, y: 100 }, area, { points: 4 });
    expect(guides).toEqual([]);
    expect(dragPlacement(rotated, origin, { x: 1, y: 1 }, area, { points: 4 }).guides).toHaveLength(
      1,
    );
  });
});

describe("rotating", () => {
  const right = { x: 200, y: 55 };

  it("follows the pointer around the center", () => {
    const { placement } = rotatePlacement(photo, right, { x: 100, y: 155 }, OFF);
    expect(placement).toEqual({ ...photo, rotation: 90 });
  });

  it("snaps to multiples of 45 degrees within the tolerance", () => {
    const near = rotatePlacement({ ...photo, rotation: 43 }, right, right, { degrees: 3 });
    expect(near.placement.rotation).toBe(45);
    expect(near.guides).toEqual([{ kind: "turn", degrees: 45 }]);
    const far = rotatePlacement({ ...photo, rotation: 41 }, right, right, { degrees: 3 });
    expect(far.placement.rotation).toBe(41);
    const full = rotatePlacement({ ...photo, rotation: 358 }, right, right, { degrees: 3 });
    expect(full.placement.rotation).toBe(0);
  });
});

describe("pinching", () => {
  const point = fc.record({
    x: fc.double({ min: -300, max: 300, noNaN: true }),
    y: fc.double({ min: -300, max: 300, noNaN: true }),
  });
  const pointUnder = (placement: PhotoPlacement, finger: Point) =>
    transformPoint(invert(photoMatrix(placement)), finger);

  it("keeps the same points of the photo under both fingers", () => {
    fc.assert(
      fc.property(point, point, point, point, (a, b, c, d) => {
        const spread = Math.hypot(a.x - b.x, a.y - b.y);
        const factor = Math.hypot(c.x - d.x, c.y - d.y) / spread;
        fc.pre(spread > 10 && factor > 0.2 && factor < 5);
        const { placement } = pinchPlacement(photo, [a, b], [c, d], area, OFF);
        expect(pointUnder(placement, c).x).toBeCloseTo(pointUnder(photo, a).x, 4);
        expect(pointUnder(placement, c).y).toBeCloseTo(pointUnder(photo, a).y, 4);
        expect(pointUnder(placement, d).x).toBeCloseTo(pointUnder(photo, b).x, 4);
        expect(pointUnder(placement, d).y).toBeCloseTo(pointUnder(photo, b).y, 4);
      }),
    );
  });

  it("stops at the size limits", () => {
    const from = [origin, { x: 10, y: 0 }] as const;
    const wide = pinchPlacement(photo, from, [origin, { x: 5000, y: 0 }], area, OFF).placement;
    expect(Math.max(wide.width / 200, wide.height / 100)).toBeCloseTo(10, 10);
    const narrow = pinchPlacement(photo, from, [origin, { x: 0.01, y: 0 }], area, OFF).placement;
    expect(Math.max(narrow.width / 200, narrow.height / 100)).toBeCloseTo(0.05, 10);
  });

  it("handles two fingers on one point", () => {
    const { placement } = pinchPlacement(photo, [origin, origin], [origin, origin], area, OFF);
    expect(placement).toEqual(photo);
  });
});
