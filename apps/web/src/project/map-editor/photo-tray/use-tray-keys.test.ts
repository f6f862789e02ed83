import { describe, expect, it } from "vitest";
import { findNextOption } from "./use-tray-keys.ts";

/** Two rows of three, then a group with one photo. */
const PLACES = [
  [0, 0],
  [70, 0],
  [140, 0],
  [0, 70],
  [70, 70],
  [0, 200],
].map(([left = 0, top = 0]) => ({ left, top }));

const press = (key: string, index: number) => findNextOption(key, index, PLACES);

describe("the next photo", () => {
  it("is beside, below or above the current one, in other groups too", () => {
    expect(press("ArrowRight", 2)).toBe(3);
    expect(press("ArrowLeft", 3)).toBe(2);
    expect(press("ArrowDown", 2)).toBe(4);
    expect(press("ArrowDown", 4)).toBe(5);
    expect(press("ArrowUp", 5)).toBe(3);
    expect(press("Home", 4)).toBe(0);
    expect(press("End", 1)).toBe(5);
  });

  it("is none at the ends and for other keys", () => {
    expect([press("ArrowLeft", 0), press("ArrowUp", 1), press("ArrowDown", 5)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(press("x", 1)).toBeUndefined();
  });
});
