import { describe, expect, it } from "vitest";
import { filled, sampleDesign, sampleOpening, samplePhoto } from "../test/sample-map.ts";
import { allOpeningsScene } from "./all-openings-scene.ts";
import { cutScene } from "./cut-scene.ts";
import { filePreviewScene } from "./file-preview-scene.ts";

const utah = sampleOpening("utah", 20, 50);
const off = sampleOpening("ohio", 220, 50, { enabled: false });
const design = sampleDesign(utah, off);
const inputs = { utah: filled(samplePhoto("p1")) };

describe("all openings", () => {
  it("shows the enabled ones by the layer asked for, fitted into the picture", () => {
    const { width, height, ops } = allOpeningsScene(design, inputs, { layer: "cut" });
    expect([width, height]).toEqual([1024, 1024]);
    expect(ops).toHaveLength(1);
    expect(ops[0]).toMatchObject({ id: "utah", clip: { path: utah.layers.cut?.path } });
    expect(ops[0]?.box).toEqual({ x: 51.2, y: 384, width: 256, height: 256 });
  });

  it("leaves out an opening that lacks the layer", () => {
    expect(allOpeningsScene(design, inputs, { layer: "inner" }).ops).toEqual([]);
  });
});

describe("the cut", () => {
  it("is lines and nothing else: the openings, and the board's edge drawn in by the border", () => {
    const { width, height, ops } = cutScene(design, { shrinkBorder: 9 });
    expect([width, height]).toEqual([400, 200]);
    expect(ops.map((op) => op.op === "stroke" && op.path)).toEqual([
      utah.layers.cut?.path,
      "M9 9h382v182h-382Z",
    ]);
  });

  it("follows another layer where asked, and the whole board unless told otherwise", () => {
    const { ops } = cutScene(design, { layer: "print" });
    expect(ops.map((op) => op.op === "stroke" && op.path)).toEqual([
      utah.layers.print?.path,
      "M0 0h400v200h-400Z",
    ]);
  });
});

describe("a file's preview", () => {
  it("is the whole map in the middle of the picture", () => {
    const { ops } = filePreviewScene(design, inputs, { width: 800, height: 800 });
    expect(ops[0]).toMatchObject({ op: "rect", box: { x: 0, y: 200, width: 800, height: 400 } });
  });
});
