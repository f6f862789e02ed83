import { boxContains, parsePath, shapeArea } from "@photomap/geometry";
import { describe, expect, it } from "vitest";
import { createLayer, deriveLayers } from "./derive-layers.ts";
import type { Design, Graphic, Opening } from "./design.ts";
import { validateDesign } from "./validate-design.ts";

function createSquare(id: string, x: number, size = 100): Opening {
  const y = 100;
  const corners = [
    { x, y },
    { x: x + size, y },
    { x: x + size, y: y + size },
    { x, y: y + size },
  ];
  return {
    type: "OPENING",
    id,
    name: id,
    depth: 2,
    outlined: true,
    enabled: true,
    optional: false,
    layers: { cut: createLayer([corners]) },
  };
}

function createDesign(...features: Design["features"]): Design {
  return {
    id: "squares-10x10",
    baseId: "squares",
    businessIds: ["pm"],
    name: "Squares",
    regionType: "square",
    regionTypePlural: "squares",
    regionCount: features.filter(({ type }) => type === "OPENING").length,
    keywords: [],
    width: 720,
    height: 720,
    outputOptions: [],
    backgroundOptions: [],
    features,
  };
}

const LINE: Graphic = {
  type: "GRAPHIC",
  id: "line",
  name: "Line",
  style: "LINE",
  depth: 1,
  outlined: false,
  layers: {},
  path: "M90 150l200 0 0 2-200 0z",
};

describe("deriving layers", () => {
  it("nests inner, cut, print and outer at fixed distances", () => {
    const [opening] = deriveLayers(createDesign(createSquare("a", 100))).features;
    const { inner, cut, print, outer } = opening!.layers;
    expect(inner!.box).toEqual({ x: 104.5, y: 104.5, width: 91, height: 91 });
    expect(cut!.box).toEqual({ x: 100, y: 100, width: 100, height: 100 });
    expect(print!.box).toEqual({ x: 91, y: 91, width: 118, height: 118 });
    expect(outer!.box).toEqual({ x: 82, y: 82, width: 136, height: 136 });
    expect(boxContains(outer!.box, print!.box)).toBe(true);
  });

  it("OPN-31 gives a graphic its drawing as print layer, and keeps depth and outline", () => {
    const { path, ...line } = LINE;
    const [graphic] = deriveLayers(createDesign(LINE)).features;
    const box = { x: 90, y: 150, width: 200, height: 2 };
    expect(graphic).toEqual({ ...line, layers: { print: { path, box } } });
  });

  it("uses the cut as the inner layer when the inset is empty", () => {
    const [opening] = deriveLayers(createDesign(createSquare("a", 100, 8))).features;
    expect(opening!.layers.inner).toEqual(opening!.layers.cut);
  });

  it("is idempotent", () => {
    const once = deriveLayers(createDesign(createSquare("a", 100), LINE));
    expect(deriveLayers(once)).toEqual(once);
  });
});

describe("validating a design", () => {
  it("accepts two squares side by side", () => {
    expect(validateDesign(createDesign(createSquare("a", 100), createSquare("b", 210)))).toEqual(
      [],
    );
  });

  it("reports openings that overlap, exceed the frame or are too small", () => {
    const overlapping = createDesign(createSquare("a", 100), createSquare("b", 150));
    expect(validateDesign(overlapping)).toEqual(["a overlaps b"]);
    expect(validateDesign(createDesign(createSquare("a", 700)))).toEqual([
      "a reaches beyond the frame",
    ]);
    expect(validateDesign(createDesign(createSquare("a", 100, 30)))).toEqual([
      "a has 0.17 square inches",
    ]);
  });

  it("reports an outline that crosses itself, and one with a hole", () => {
    const bow = {
      ...createSquare("a", 100),
      layers: { cut: layerOf("M100 100l100 100 0-100-100 200z") },
    };
    expect(validateDesign(createDesign(bow))).toContain("the outline of a crosses itself");
    const holed = {
      ...createSquare("a", 100),
      layers: { cut: layerOf("M100 100l100 0 0 100-100 0zM120 120l0 20 20 0 0-20z") },
    };
    expect(validateDesign(createDesign(holed))).toEqual(["a has a hole"]);
  });

  it("reports a line that crosses an opening", () => {
    expect(validateDesign(createDesign(createSquare("a", 100), LINE))).toEqual(["Line crosses a"]);
  });
});

function layerOf(path: string) {
  expect(Math.abs(shapeArea(parsePath(path)))).toBeGreaterThan(0);
  return { ...createLayer(parsePath(path)), path };
}
