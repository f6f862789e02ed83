import { describe, expect, it } from "vitest";
import { describePlacementChange } from "./describe-placement-change.ts";

const photo = { x: 0, y: 0, width: 10, height: 10, rotation: 0, flipX: false, flipY: false };

describe("describePlacementChange", () => {
  it.each([
    [{ rotation: 45 }, "Turned to 45 degrees."],
    [{ rotation: 356 }, "Turned to minus 4 degrees."],
    [{ x: -3 }, "Moved 3 left."],
    [{ x: 30, y: 12.4 }, "Moved 30 right, 12 down."],
    [{ x: 0.1 }, "Moved."],
    [{ x: -1, y: -1, width: 12, height: 12 }, "Resized to 120 percent of its previous size."],
    [{ flipX: true }, "Flipped across."],
    [{ flipY: true }, "Flipped down."],
    [
      { rotation: 0.1, width: 20, height: 20 },
      "Turned to 0.1 degrees, Resized to 200 percent of its previous size.",
    ],
  ])("describes %o", (change, words) => {
    expect(describePlacementChange(photo, { ...photo, ...change })).toBe(words);
  });
});
