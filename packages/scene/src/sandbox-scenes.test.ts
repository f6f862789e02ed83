import { describe, expect, it } from "vitest";
import { filled, sampleDesign, sampleOpening, samplePhoto } from "../test/sample-map.ts";
import { debugScene } from "./debug-scene.ts";
import { messageScene } from "./message-scene.ts";
import { outputDemonstrationScene } from "./product/output-demonstration-scene.ts";
import { openingPreviewScene } from "./render-type-scenes.ts";

const utah = sampleOpening("utah", 20, 50, { labelPoint: { x: 70, y: 100 } });
const design = sampleDesign(utah, sampleOpening("ohio", 220, 50, { enabled: false }));

const textsOf = ({ ops }: ReturnType<typeof debugScene>) =>
  ops.flatMap((op) => (op.op === "text" ? [op.text] : []));

describe("the debug drawing", () => {
  it("has a line for each layer of every opening, also of disabled ones", () => {
    const page = debugScene(design);
    const paths = page.ops.flatMap((op) => (op.op === "stroke" ? [op.path] : []));
    const layers = design.features.flatMap(({ layers: all }) => Object.values(all));
    expect(layers.length).toBeGreaterThan(2);
    for (const { path } of layers) expect(paths).toContain(path);
  });

  it("names the openings and counts the layers in a legend below the design", () => {
    const page = debugScene(design);
    expect(page.width).toBe(design.width);
    expect(page.height).toBeGreaterThan(design.height);
    expect(textsOf(page)).toEqual([
      "utah",
      "outer: 0",
      "print: 2",
      "cut: 2",
      "inner: 0",
      "graphics: 0",
      "openings: 2",
    ]);
  });
});

describe("a message", () => {
  it("is centered on the page in its default size", () => {
    const page = messageScene("Hello");
    expect([page.width, page.height]).toEqual([1024, 1024]);
    expect(page.ops[1]).toMatchObject({ op: "text", text: "Hello", at: { x: 512 } });
  });

  it("is wrapped, and smaller until it fits", () => {
    const page = messageScene("word ".repeat(60).trim(), { width: 200, height: 100 });
    const lines = page.ops.flatMap((op) => (op.op === "text" ? [op] : []));
    expect(lines.length).toBeGreaterThan(3);
    expect(Math.min(...lines.map(({ at }) => at.y))).toBeGreaterThan(0);
    expect(Math.max(...lines.map(({ at }) => at.y))).toBeLessThan(100);
    expect(lines.map(({ text }) => text).join(" ")).toBe("word ".repeat(60).trim());
  });
});

describe("the demonstration of an output type", () => {
  it("has the given size, and other parts for each kind of product", () => {
    const draw = (type: Parameters<typeof outputDemonstrationScene>[1]) =>
      outputDemonstrationScene(design, type).ops.length;
    const { width, height } = outputDemonstrationScene(design, "VEHICLE_MAP");
    expect([width, height]).toEqual([300, 200]);
    expect(
      new Set([draw("MATBOARD_WALL_MAP"), draw("VEHICLE_MAP"), draw("VINYL_WALL_MAP")]).size,
    ).toBe(3);
  });
});

describe("the preview of a suggestion", () => {
  it("has the given sides and color", () => {
    const options = { width: 300, height: 200, backgroundColor: "#ff0000" };
    const page = openingPreviewScene(utah, filled(samplePhoto("p1")), options);
    expect([page.width, page.height]).toEqual([300, 200]);
    expect(page.ops[0]).toEqual({
      op: "rect",
      box: { x: 0, y: 0, width: 300, height: 200 },
      fill: "#ff0000",
    });
    expect(page.ops[1]).toMatchObject({ op: "group", images: [{ src: "p1" }] });
  });
});
