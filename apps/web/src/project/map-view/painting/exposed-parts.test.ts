import { describe, expect, it } from "vitest";
import { findExposedParts } from "./exposed-parts.ts";

const last = { left: 100, top: 100, width: 400, height: 200, pixelsPerPoint: 2 };

describe("findExposedParts", () => {
  it("is empty when the frame did not move", () => {
    expect(findExposedParts(last, last)).toEqual([]);
    expect(findExposedParts({ ...last, width: 300 }, last)).toEqual([]);
  });

  it("is one strip per side the frame moved to", () => {
    expect(findExposedParts({ ...last, left: 140 }, last)).toEqual([
      { x: 250, y: 50, width: 20, height: 100 },
    ]);
    expect(findExposedParts({ ...last, left: 60, top: 80 }, last)).toEqual([
      { x: 30, y: 40, width: 200, height: 10 },
      { x: 30, y: 50, width: 20, height: 90 },
    ]);
  });

  it("is the whole frame without an overlap", () => {
    expect(findExposedParts({ ...last, left: 900 }, last)).toEqual([
      { x: 450, y: 50, width: 200, height: 100 },
    ]);
  });
});
