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
const { find } = createHitTest([ring, island]);

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
    expect(createHitTest([ring, above]).find({ x: 5, y: 5 }, 0)).toBe(above);
  });
});

describe("widened targets", () => {
  const state = opening("state", "M0 0l100 0 0 100-100 0z", 0, 100);
  const city = opening("city", "M50 50l2 0 0 2-2 0z", 50, 2, 2);
  const town = opening("town", "M60 50l2 0 0 2-2 0z", 60, 2, 2);
  const { findWidened } = createHitTest([state, placeAt(city, 50), placeAt(town, 60)]);

  function placeAt(small: Opening, x: number): Opening {
    const { path } = small.layers.cut!;
    return { ...small, layers: { cut: { path, box: { x, y: 50, width: 2, height: 2 } } } };
  }

  it("choose the nearest small opening within the radius, not the wide one around it", () => {
    expect(findWidened({ x: 44, y: 51 }, 12)?.id).toBe("city");
    expect(findWidened({ x: 57, y: 51 }, 12)?.id).toBe("town");
    expect(findWidened({ x: 51, y: 62 }, 12)?.id).toBe("city");
  });

  it("leave the rest of the wide opening as it is", () => {
    expect(findWidened({ x: 38, y: 51 }, 12)?.id).toBe("state");
    expect(findWidened({ x: 51, y: 80 }, 12)?.id).toBe("state");
  });

  it("prefer the small opening that contains the point", () => {
    expect(findWidened({ x: 51.9, y: 51 }, 12)?.id).toBe("city");
    expect(findWidened({ x: 60.1, y: 51 }, 12)?.id).toBe("town");
  });

  it("choose the nearest outline beside the openings", () => {
    expect(findWidened({ x: 108, y: 50 }, 12)?.id).toBe("state");
    expect(findWidened({ x: 113, y: 50 }, 12)).toBeUndefined();
  });

  it("do not widen openings that are wide enough at this zoom", () => {
    expect(findWidened({ x: 48, y: 51 }, 0.5)?.id).toBe("state");
  });
});
