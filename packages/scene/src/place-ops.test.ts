import { describe, expect, it } from "vitest";
import { filled, sampleDesign, sampleOpening, samplePhoto } from "../test/sample-map.ts";
import { mapScene } from "./map-scene.ts";
import { fitInBox, placeOps } from "./place-ops.ts";

const utah = sampleOpening("utah", 20, 50, { abbreviation: "UT" });
const ohio = sampleOpening("ohio", 220, 50, { abbreviation: "OH" });
const map = mapScene(
  sampleDesign(utah, ohio),
  { utah: filled(samplePhoto("p1")) },
  { labels: true },
);

describe("a transformed display list", () => {
  const placed = placeOps(map, [2, 0, 0, 2, 10, 20]);

  it("moves and scales all ops", () => {
    expect(placed.map(({ op }) => op)).toEqual(map.map(({ op }) => op));
    expect(placed[0]?.box).toEqual({ x: 10, y: 20, width: 800, height: 400 });
    const group = placed.find((op) => op.op === "group");
    expect(group?.box).toEqual({ x: 50, y: 120, width: 200, height: 200 });
    expect(group?.images[0]?.matrix).toEqual([400, 0, 0, 200, 10, 20]);
  });

  it("scales line widths and font sizes", () => {
    const sizes = (ops: typeof map) =>
      ops.flatMap((op) => (op.op === "stroke" ? [op.width] : op.op === "text" ? [op.size] : []));
    expect(sizes(placed)).toEqual(sizes(map).map((size) => 2 * size));
  });

  it("fits and centers a picture in a box", () => {
    const box = { x: 100, y: 0, width: 200, height: 200 };
    expect(fitInBox({ width: 400, height: 200 }, box)).toEqual([0.5, 0, 0, 0.5, 100, 50]);
  });
});
