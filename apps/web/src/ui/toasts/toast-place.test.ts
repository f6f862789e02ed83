import { describe, expect, it } from "vitest";
import { findToastPlace } from "./toast-place.ts";

const WINDOW = { width: 1000, height: 600 };
const TOAST = { width: 400, height: 64 };
const LOWEST = 600 - 16 - 64;

const place = (...controls: { x: number; y: number; width: number; height: number }[]) =>
  findToastPlace(TOAST, WINDOW, [controls]);

describe("findToastPlace", () => {
  it("is at the bottom center of an empty window", () => {
    expect(place()).toEqual({ x: 300, y: LOWEST });
  });

  it("is beside a control in the bottom row", () => {
    const strip = { x: 450, y: 540, width: 100, height: 44 };
    expect(place(strip)).toEqual({ x: 16, y: LOWEST });
    expect(place(strip, { x: 20, y: 540, width: 44, height: 44 })).toEqual({ x: 584, y: LOWEST });
  });

  it("is above a bar across the window, with a gap", () => {
    const { y } = place({ x: 0, y: 520, width: 1000, height: 80 });
    expect(y + TOAST.height).toBeLessThanOrEqual(520 - 8);
    expect(y + TOAST.height).toBeGreaterThan(520 - 8 - 8);
  });

  it("avoids the regions of the map if possible", () => {
    const map = { x: 100, y: 200, width: 800, height: 400 };
    const { y } = findToastPlace(TOAST, WINDOW, [[], [map]]);
    expect(y + TOAST.height).toBeLessThanOrEqual(200 - 8);
    const everywhere = { x: 0, y: 0, width: 1000, height: 600 };
    expect(findToastPlace(TOAST, WINDOW, [[], [everywhere]])).toEqual({ x: 300, y: LOWEST });
  });

  it("avoids more important obstacles when it cannot avoid all", () => {
    const bar = { x: 0, y: 520, width: 1000, height: 80 };
    const handle = { x: 0, y: 300, width: 1000, height: 220 };
    const everywhere = { x: 0, y: 0, width: 1000, height: 600 };
    const bottomOf = (...groups: (typeof bar)[][]) =>
      findToastPlace(TOAST, WINDOW, groups).y + TOAST.height;
    expect(bottomOf([bar], [handle], [everywhere])).toBeLessThanOrEqual(300 - 8);
    expect(bottomOf([bar], [everywhere])).toBeGreaterThan(500);
  });

  it("is at the bottom center when every place is taken", () => {
    expect(place({ x: 0, y: 0, width: 1000, height: 600 })).toEqual({ x: 300, y: LOWEST });
  });
});
