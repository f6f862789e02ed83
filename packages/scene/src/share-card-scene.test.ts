import { IDENTITY } from "@photomap/geometry";
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

  it("scales shadows and dashes with the map", () => {
    const box = { x: 0, y: 0, width: 2000, height: 1000 };
    const clip = { path: "M0 0h9v9z", matrix: IDENTITY };
    const shade = { color: "#000", blur: 30, drop: 15 };
    const { ops } = shareCardScene({
      width: 2000,
      height: 1000,
      ops: [
        { op: "group", id: "CO", box, clip, images: [], shade },
        { op: "stroke", box, ...clip, color: "#123456", width: 10, dash: [20, 40] },
      ],
    });
    const scale = (630 - 88) / 1000;
    const shades = ops.flatMap((op) => (op.op === "group" ? (op.shade ?? []) : []));
    expect(shades).toEqual([{ color: "#000", blur: 30 * scale, drop: 15 * scale }]);
    const dashes = ops.flatMap((op) => (op.op === "stroke" ? [op.dash ?? []] : [])).flat();
    expect(dashes).toEqual([20 * scale, 40 * scale]);
  });
});
