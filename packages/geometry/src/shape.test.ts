import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { intersect, offsetShape, snapShape, strokeLine, subtract, unite } from "./clip.ts";
import { crossesItself } from "./crossings.ts";
import { formatPath, parsePath } from "./path.ts";
import {
  nearestOnShape,
  type Shape,
  shapeArea,
  shapeBox,
  shapeContains,
  splitParts,
} from "./shape.ts";

function square(x: number, y: number, size: number): Shape {
  return [
    [
      { x, y },
      { x: x + size, y },
      { x: x + size, y: y + size },
      { x, y: y + size },
    ],
  ];
}

describe("shapes", () => {
  it("exclude holes", () => {
    const ring = subtract(square(0, 0, 10), square(3, 3, 4));
    expect(shapeArea(ring)).toBe(84);
    expect(shapeContains(ring, { x: 5, y: 5 })).toBe(false);
    expect(shapeContains(ring, { x: 1, y: 5 })).toBe(true);
    expect(splitParts(ring).map((part) => part.length)).toEqual([2]);
  });

  it("keep a hole with the smallest outline around it", () => {
    const holed = subtract(square(0, 0, 100), square(10, 10, 50));
    const hole = holed.find((ring) => shapeArea([ring]) < 0) ?? [];
    const islands = [...square(200, 0, 80), ...holed, ...square(20, 20, 30)];
    expect(splitParts(islands).map(([outer, ...holes]) => [outer?.length, holes])).toEqual([
      [4, []],
      [4, []],
      [4, [hole]],
    ]);
  });

  it("have a nearest point on their outline", () => {
    expect(nearestOnShape(square(0, 0, 10), { x: 4, y: -3 })).toEqual({ x: 4, y: 0 });
    expect(nearestOnShape(square(0, 0, 10), { x: 13, y: 12 })).toEqual({ x: 10, y: 10 });
    expect(nearestOnShape(parsePath("M0 0l10 10-10 0z"), { x: 8, y: 2 })).toEqual({ x: 5, y: 5 });
    expect(nearestOnShape([], { x: 1, y: 2 })).toEqual({ x: 1, y: 2 });
  });

  it("are checked for self-intersection", () => {
    const bow = [
      [0, 0],
      [10, 10],
      [10, 0],
      [0, 10],
    ].map(([x, y]) => ({ x: x!, y: y! }));
    expect(crossesItself([bow])).toBe(true);
    expect(crossesItself(square(0, 0, 10))).toBe(false);
    const touching = parsePath("M0 0l10 0 0 10-10 0zM10 5l5-5 0 10z");
    expect(crossesItself(touching)).toBe(false);
    const apart = [...square(0, 0, 10), ...square(20, 0, 10)];
    expect(crossesItself(apart)).toBe(false);
    expect(crossesItself([...square(0, 0, 10), ...square(5, 5, 10)])).toBe(true);
  });
});

describe("clipping", () => {
  it("unites, subtracts and intersects", () => {
    const [a, b] = [square(0, 0, 10), square(5, 0, 10)];
    expect(shapeArea(unite(a, b))).toBe(150);
    expect(shapeArea(subtract(a, b))).toBe(50);
    expect(shapeArea(intersect(a, b))).toBe(50);
  });

  it("offsets by a distance", () => {
    const { x, width } = shapeBox(offsetShape(square(0, 0, 10), 2));
    expect([x, width]).toEqual([-2, 14]);
    expect(offsetShape(square(0, 0, 10), -6)).toEqual([]);
  });

  it("strokes a line at its width", () => {
    const line = strokeLine(
      [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
      ],
      2,
    );
    expect(shapeBox(line).height).toBeCloseTo(2, 2);
  });

  it("rounds every point to the grid", () => {
    const snapped = snapShape(square(0.04, 0.06, 9.97), 0.1);
    expect(shapeBox(snapped)).toEqual({ x: 0, y: 0.1, width: 10, height: 9.9 });
  });
});

describe("paths", () => {
  it("are formatted compactly", () => {
    expect(formatPath(square(0.5, -1, 2))).toBe("M.5-1l2 0 0 2-2 0z");
  });

  it("round-trip to a tenth", () => {
    const tenth = fc.integer({ min: -50_000, max: 50_000 }).map((n) => n / 10);
    const ring = fc.uniqueArray(fc.record({ x: tenth, y: tenth }), {
      minLength: 3,
      selector: ({ x, y }) => `${x} ${y}`,
    });
    fc.assert(
      fc.property(fc.array(ring), (shape) => {
        expect(parsePath(formatPath(shape))).toEqual(shape);
      }),
    );
  });

  it("throws on unsupported commands", () => {
    expect(() => parsePath("M0 0C1 1 2 2 3 3z")).toThrow(SyntaxError);
  });
});
