import { describe, expect, it } from "vitest";
import { shareCardScene } from "./share-card-scene.ts";

describe("the picture of a link preview", () => {
  it.each([
    [2592, 1728],
    [1728, 2592],
    [5000, 400],
  ])("shows a whole map of %d x %d with its frame on 1200 x 630", (width, height) => {
    const map = { x: 0, y: 0, width, height };
    const { ops, ...page } = shareCardScene({
      width,
      height,
      ops: [{ op: "rect", box: map, fill: "#123456" }],
    });
    expect(page).toEqual({ width: 1200, height: 630 });
    const [shown] = ops.flatMap((op) =>
      op.op === "rect" && op.fill === "#123456" ? [op.box] : [],
    );
    if (shown === undefined) throw new Error("The map is missing");
    expect(shown.width / shown.height).toBeCloseTo(width / height, 6);
    expect(shown.x).toBeGreaterThanOrEqual(44);
    expect(shown.y).toBeGreaterThanOrEqual(44);
    expect(shown.x + shown.width).toBeLessThanOrEqual(1200 - 44 + 1e-6);
    expect(shown.y + shown.height).toBeLessThanOrEqual(630 - 44 + 1e-6);
  });
});
