import { describe, expect, it } from "vitest";
import { findNextRegion } from "./next-region.ts";
import type { RegionView } from "./region.ts";

function region(name: string, x: number, y: number, isIncluded = true): RegionView {
  const box = { x, y, width: 1, height: 1 };
  const opening = {
    type: "OPENING",
    id: name,
    name,
    depth: 1,
    outlined: true,
    enabled: true,
    optional: false,
    layers: {},
  } as const;
  return { opening, box, at: { x, y }, images: [], isIncluded, isCounted: isIncluded, label: name };
}

const arizona = region("Arizona", 0, 10);
const colorado = region("Colorado", 10, 0);
const nevada = region("Nevada", -10, 5);
const newMexico = region("New Mexico", 10, 10);
const island = region("Territory", 5, 10, false);
const regions = [arizona, colorado, nevada, newMexico, island];

const NO_MODIFIERS = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
const next = (from: RegionView, key: string, modifiers: Partial<typeof NO_MODIFIERS> = {}) =>
  findNextRegion(regions, from, { ...NO_MODIFIERS, ...modifiers, key });

describe("findNextRegion", () => {
  it("follows arrows to the neighbor and skips regions not included", () => {
    expect(next(arizona, "ArrowRight")).toBe(newMexico);
    expect(next(newMexico, "ArrowUp")).toBe(colorado);
    expect(next(arizona, "ArrowLeft")).toBe(nevada);
    expect(next(colorado, "ArrowUp")).toBeUndefined();
  });

  it("goes to both ends of the list", () => {
    expect(next(colorado, "Home")).toBe(arizona);
    expect(next(colorado, "End")).toBe(island);
  });

  it("cycles through the regions with an initial", () => {
    expect(next(arizona, "n")).toBe(nevada);
    expect(next(nevada, "N")).toBe(newMexico);
    expect(next(newMexico, "n")).toBe(nevada);
    expect(next(arizona, "x")).toBeUndefined();
  });

  it("leaves Shift with arrows to the camera and shortcuts to the browser", () => {
    expect(next(arizona, "ArrowRight", { shiftKey: true })).toBeUndefined();
    expect(next(arizona, "n", { ctrlKey: true })).toBeUndefined();
    expect(next(arizona, "n", { metaKey: true })).toBeUndefined();
    expect(next(arizona, "Enter")).toBeUndefined();
  });
});
