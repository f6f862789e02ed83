import { boxContains } from "@photomap/geometry";
import { DEFAULT_PRINT_OPTIONS, type SheetLayout, singleSheet } from "@photomap/printing";
import { describe, expect, it } from "vitest";
import { filled, sampleDesign, sampleOpening, samplePhoto } from "../test/sample-map.ts";
import { sheetScene } from "./sheet-scene.ts";

const utah = sampleOpening("utah", 20, 50);
const design = sampleDesign(utah);
const inputs = { utah: filled(samplePhoto("p1", { x: 20, y: 50 })) };
const paper = { width: 576, height: 720 };
const upright = singleSheet(utah, paper, 2) as SheetLayout;
const turned: SheetLayout = {
  ...paper,
  items: [{ openingId: "utah", x: 100, y: 50, turned: true }],
};

function scene(layout: SheetLayout, options = {}) {
  const ops = sheetScene(layout, design, inputs, { ...DEFAULT_PRINT_OPTIONS, ...options }, 2);
  return {
    ops,
    group: ops.find((op) => op.op === "group"),
    strokes: ops.filter((op) => op.op === "stroke"),
  };
}

describe("the scene of a sheet", () => {
  it("starts white over the whole paper", () => {
    expect(scene(upright).ops[0]).toEqual({
      op: "rect",
      box: { x: 0, y: 0, width: 576, height: 720 },
      fill: "white",
    });
  });

  it("centers the print layer at its size on paper", () => {
    const { group } = scene(upright);
    expect(group?.box).toEqual({ x: 168, y: 240, width: 240, height: 240 });
    expect(group?.clip.path).toBe(utah.layers.print?.path);
  });

  it("prints the cut layer without the buffer", () => {
    const { group, strokes } = scene(upright, { includeBuffer: false });
    expect(group?.clip.path).toBe(utah.layers.cut?.path);
    expect(strokes[0]?.path).toBe(utah.layers.cut?.path);
  });

  it("scales photos with the opening", () => {
    expect(scene(upright).group?.images).toEqual([
      { src: "p1", matrix: [400, 0, 0, 200, 188, 260] },
    ]);
  });

  it("rotates the opening and its photos clockwise", () => {
    const { group } = scene(turned);
    expect(group?.box).toEqual({ x: 100, y: 50, width: 240, height: 240 });
    expect(group?.images[0]?.matrix).toEqual([0, 400, -200, 0, 320, 70]);
  });

  it("draws the border at the width of the option, or none", () => {
    expect(scene(upright).strokes).toMatchObject([{ width: 2, color: "black" }]);
    expect(scene(upright).strokes[0]?.box).toEqual({ x: 167, y: 239, width: 242, height: 242 });
    expect(scene(upright, { borderWidth: 0 }).strokes).toEqual([]);
  });

  it("fills the bounding box without clipping, and keeps the border on the outline", () => {
    const { group, strokes } = scene(upright, { clipImage: false, includeBuffer: false });
    expect(group?.clip.path).toBe("M10 40h120v120h-120Z");
    expect(strokes[0]?.path).toBe(utah.layers.cut?.path);
  });

  it("draws guides outside the four corners, inside the margin of the sheet", () => {
    const { ops, strokes } = scene(upright, { printingGuides: true, borderWidth: 0 });
    expect(strokes).toHaveLength(4);
    const page = ops[0]?.box ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(strokes.every(({ box }) => boxContains(page, box))).toBe(true);
    expect(strokes[0]?.path).toBe("M164 240H155M168 236V227");
  });

  it("draws no paper for a transparent background", () => {
    const { ops } = scene(upright, { backgroundColor: "transparent" });
    expect(ops.map(({ op }) => op)).toEqual(["group", "stroke"]);
    expect(scene(upright, { backgroundColor: "#ffeedd" }).ops[0]).toMatchObject({
      fill: "#ffeedd",
    });
  });

  it("draws the border in the chosen color", () => {
    expect(scene(upright, { borderColor: "#00baf2" }).strokes[0]?.color).toBe("#00baf2");
  });

  it("draws every piece of a packed sheet, including rotated ones", () => {
    const items = [
      { openingId: "utah", x: 18, y: 18, turned: false },
      { openingId: "utah", x: 300, y: 18, turned: true },
    ];
    const { ops } = scene({ ...paper, items });
    expect(ops.filter(({ op }) => op === "group").map(({ box }) => [box.x, box.y])).toEqual([
      [18, 18],
      [300, 18],
    ]);
  });

  it("throws with the id of an unknown opening", () => {
    const layout = { ...paper, items: [{ openingId: "ohio", x: 0, y: 0, turned: false }] };
    expect(() => scene(layout)).toThrow("ohio");
  });
});
