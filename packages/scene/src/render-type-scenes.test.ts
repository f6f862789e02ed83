import { describe, expect, it } from "vitest";
import { filled, sampleDesign, sampleOpening, samplePhoto } from "../test/sample-map.ts";
import {
  allOpeningsScene,
  cutScene,
  filePreviewScene,
  openingPreviewScene,
} from "./render-type-scenes.ts";

const utah = sampleOpening("utah", 20, 50);
const off = sampleOpening("ohio", 220, 50, { enabled: false });
const design = sampleDesign(utah, off);
const inputs = { utah: filled(samplePhoto("p1")) };

describe("all openings", () => {
  it("contain the enabled ones, clipped by the given layer and fitted into the picture", () => {
    const { width, height, ops } = allOpeningsScene(design, inputs, { layer: "cut" });
    expect([width, height]).toEqual([1024, 1024]);
    expect(ops).toHaveLength(1);
    expect(ops[0]).toMatchObject({ id: "utah", clip: { path: utah.layers.cut?.path } });
    expect(ops[0]?.box).toEqual({ x: 51.2, y: 384, width: 256, height: 256 });
  });

  it("omit an opening without the layer", () => {
    expect(allOpeningsScene(design, inputs, { layer: "inner" }).ops).toEqual([]);
  });
});

describe("the preview of an opening", () => {
  it("is the opening with its photos, centered in a square", () => {
    const { width, height, ops } = openingPreviewScene(utah, filled(samplePhoto("p1")));
    expect([width, height]).toEqual([260, 260]);
    expect(ops.map(({ op }) => op)).toEqual(["group", "stroke"]);
    expect(ops[0]).toMatchObject({
      id: "utah",
      box: {
        x: expect.closeTo(6),
        y: expect.closeTo(6),
        width: expect.closeTo(248),
        height: expect.closeTo(248),
      },
      images: [{ src: "p1" }],
    });
  });

  it("is empty without an outline", () => {
    expect(openingPreviewScene({ id: "utah", layers: {} }, { images: [] }).ops).toEqual([]);
  });
});

describe("the cut", () => {
  it("consists of lines only: the openings, and the inset edge of the board", () => {
    const { width, height, ops } = cutScene(design, { shrinkBorder: 9 });
    expect([width, height]).toEqual([400, 200]);
    expect(ops.map((op) => op.op === "stroke" && op.path)).toEqual([
      utah.layers.cut?.path,
      "M9 9h382v182h-382Z",
    ]);
  });

  it("follows another layer, and the whole board by default", () => {
    const { ops } = cutScene(design, { layer: "print" });
    expect(ops.map((op) => op.op === "stroke" && op.path)).toEqual([
      utah.layers.print?.path,
      "M0 0h400v200h-400Z",
    ]);
  });
});

describe("a file's preview", () => {
  it("is the whole map, centered", () => {
    const { ops } = filePreviewScene(design, inputs, { width: 800, height: 800 });
    expect(ops[0]).toMatchObject({ op: "rect", box: { x: 0, y: 200, width: 800, height: 400 } });
  });
});
