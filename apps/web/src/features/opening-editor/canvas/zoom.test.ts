import { describe, expect, it } from "vitest";
import {
  fitZoom,
  nextLevel,
  panBy,
  toDesign,
  toWall,
  viewOf,
  ZOOM_LEVELS,
  zoomAround,
} from "./zoom.ts";

const box = { x: 100, y: 200, width: 400, height: 100 };
const wall = { width: 1000, height: 600, inset: { top: 50, right: 100, bottom: 150, left: 100 } };

describe("zoom of the opening editor", () => {
  it("fits the opening between what lies on the wall at 100%", () => {
    const view = viewOf(fitZoom(box), wall, box);
    expect(view.scale).toBe(2);
    expect(toWall(view, { x: 300, y: 250 })).toEqual({ x: 500, y: 250 });
    expect(toWall(view, { x: 100, y: 200 }).x).toBe(100);
  });

  it("goes through its levels from anywhere and stops at both ends", () => {
    const up: number[] = [];
    for (let level = nextLevel(1.5, 1); level !== undefined; level = nextLevel(level, 1))
      up.push(level);
    expect(up).toEqual([...ZOOM_LEVELS]);
    expect(up).toEqual([2, 10, 25, 50, 75, 100, 150, 200, 400]);
    expect(nextLevel(182, -1)).toBe(150);
    expect(nextLevel(182, 1)).toBe(200);
    expect(nextLevel(400, 1)).toBeUndefined();
    expect(nextLevel(2, -1)).toBeUndefined();
  });

  it("keeps what is under the pointer there, and ends at 2% and 400%", () => {
    const at = { x: 321, y: 123 };
    const before = toDesign(viewOf(fitZoom(box), wall, box), at);
    for (const percent of [0.1, 60, 9999]) {
      const zoom = zoomAround(fitZoom(box), percent, at, wall, box);
      const after = toDesign(viewOf(zoom, wall, box), at);
      expect(after.x).toBeCloseTo(before.x, 8);
      expect(after.y).toBeCloseTo(before.y, 8);
      expect(zoom.percent).toBe(Math.max(2, Math.min(percent, 400)));
    }
  });

  it("pans with the hand and never loses the opening", () => {
    expect(panBy(fitZoom(box), { x: 20, y: -10 }, 2, box).center).toEqual({ x: 290, y: 255 });
    expect(panBy(fitZoom(box), { x: 1e9, y: 0 }, 2, box).center.x).toBe(300 - 2000);
  });
});
