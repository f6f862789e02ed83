import { expect, it } from "vitest";
import { spreadPins } from "./spread-pins.ts";
import type { Point } from "./store-map-view.ts";

const OPTIONS = { width: 358, height: 358, distancePx: 44, dot: { x: 179, y: 179 } };

function findSmallestDistance(points: readonly Point[]): number {
  const distances = points.flatMap((a, i) =>
    points.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
  );
  return Math.min(...distances);
}

it("leaves pins that do not overlap where they are", () => {
  const points = [
    { x: 60, y: 60 },
    { x: 120, y: 60 },
  ];
  expect(spreadPins(points, OPTIONS)).toEqual(points);
});

it("separates stores at the same place", () => {
  const points = Array.from({ length: 4 }, () => ({ x: 60, y: 200 }));
  expect(findSmallestDistance(spreadPins(points, OPTIONS))).toBeGreaterThan(40);
});

it("separates ten stores around the ZIP code on a phone, inside of the map", () => {
  const points = Array.from({ length: 10 }, (_, i) => ({ x: 150 + 7 * i, y: 165 + (i % 3) * 9 }));
  const pins = spreadPins(points, OPTIONS);
  expect(findSmallestDistance(pins)).toBeGreaterThan(36);
  expect(findSmallestDistance([OPTIONS.dot, ...pins])).toBeGreaterThan(24);
  expect(pins.filter(({ x, y }) => Math.min(x, y, 358 - x, 358 - y) < 22)).toEqual([]);
});
