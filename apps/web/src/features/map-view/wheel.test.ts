import { describe, expect, it } from "vitest";
import { readWheel } from "./wheel.ts";

const still = {
  deltaX: 0,
  deltaY: 0,
  deltaMode: 0,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
};

describe("a wheel event", () => {
  it("of a mouse zooms, in as it rolls away", () => {
    const wheel = readWheel({ ...still, deltaY: -100 });
    expect(wheel).toMatchObject({ kind: "zoom" });
    expect(wheel.kind === "zoom" && wheel.factor).toBeGreaterThan(1);
    expect(readWheel({ ...still, deltaY: 3, deltaMode: 1 }).kind).toBe("zoom");
  });

  it("of two fingers on a trackpad pans", () => {
    expect(readWheel({ ...still, deltaX: 4, deltaY: -7.5 })).toEqual({
      kind: "pan",
      dx: -4,
      dy: 7.5,
    });
    expect(readWheel({ ...still, deltaY: 12 })).toMatchObject({ kind: "pan", dy: -12 });
  });

  it("of a pinch on a trackpad zooms", () => {
    expect(readWheel({ ...still, deltaY: -6.5, ctrlKey: true })).toMatchObject({ kind: "zoom" });
  });

  it("with Shift pans sideways", () => {
    expect(readWheel({ ...still, deltaY: 100, shiftKey: true })).toMatchObject({ dx: -100 });
  });
});
