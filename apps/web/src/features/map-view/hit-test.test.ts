import type { Opening } from "@photomap/design";
import { describe, expect, it } from "vitest";
import { createHitTest } from "./hit-test.ts";

function opening(id: string, path: string, x: number, size: number, depth = 1): Opening {
  const box = { x, y: 0, width: size, height: size };
  const rest = { name: id, outlined: true, enabled: true, optional: false } as const;
  return { type: "OPENING", id, depth, layers: { cut: { path, box } }, ...rest };
}

const ring = opening("ring", "M0 0l100 0 0 100-100 0zM40 40l0 20 20 0 0-20z", 0, 100);
const island = opening("island", "M120 0l4 0 0 4-4 0z", 120, 4);
const find = createHitTest([ring, island]);

describe("hit test", () => {
  it("finds the opening whose outline contains the point", () => {
    expect(find({ x: 10, y: 10 }, 0)).toBe(ring);
    expect(find({ x: 110, y: 10 }, 0)).toBeUndefined();
  });

  it("ignores holes in an outline", () => {
    expect(find({ x: 50, y: 50 }, 0)).toBeUndefined();
  });

  it("finds the nearest opening within the tolerance", () => {
    expect(find({ x: 130, y: 2 }, 12)).toBe(island);
    expect(find({ x: 113, y: 2 }, 12)).toBe(island);
    expect(find({ x: 108, y: 2 }, 12)).toBe(ring);
    expect(find({ x: 140, y: 2 }, 12)).toBeUndefined();
  });

  it("finds the upper of two openings", () => {
    const above = opening("above", "M0 0l10 0 0 10-10 0z", 0, 10, 2);
    expect(createHitTest([ring, above])({ x: 5, y: 5 }, 0)).toBe(above);
  });
});
