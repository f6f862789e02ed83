import { describe, expect, it } from "vitest";
import { findAreaCut } from "./area-cut.ts";
import { boxCorners } from "./box.ts";
import { clipToBox, subtract } from "./clip.ts";
import { type Shape, shapeArea } from "./shape.ts";

const rectangle = (x: number, y: number, width: number, height: number): Shape => [
  boxCorners({ x, y, width, height }),
];

describe("a straight cut", () => {
  it("halves a rectangle in the middle", () => {
    expect(findAreaCut(rectangle(10, 20, 40, 10), "x", 0.5)).toBeCloseTo(30, 3);
    expect(findAreaCut(rectangle(10, 20, 40, 10), "y", 0.25)).toBeCloseTo(22.5, 3);
  });

  it("follows the area of a triangle, not its box", () => {
    const triangle: Shape = [
      [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
        { x: 0, y: 100 },
      ],
    ];
    expect(findAreaCut(triangle, "x", 0.75)).toBeCloseTo(50, 3);
    expect(findAreaCut(triangle, "y", 0.75)).toBeCloseTo(50, 3);
  });

  it("counts islands, and not holes", () => {
    const ring = subtract(rectangle(0, 0, 100, 100), rectangle(10, 10, 30, 80));
    const islands = [...ring, ...rectangle(200, 0, 20, 100)];
    const cut = findAreaCut(islands, "x", 0.5);
    const before = clipToBox(islands, { x: 0, y: 0, width: cut, height: 100 });
    expect(shapeArea(before)).toBeCloseTo(shapeArea(islands) / 2, 0);
  });
});
