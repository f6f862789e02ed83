import type { Opening } from "@photomap/design";
import { shapeBox } from "@photomap/geometry";
import { expect, it } from "vitest";
import { stickerShape } from "./sticker-shape.ts";

const layerOf = (inset: number) => ({
  path: `M${inset} ${inset}l${100 - 2 * inset} 0 0 ${100 - 2 * inset} ${2 * inset - 100} 0z`,
  box: { x: inset, y: inset, width: 100 - 2 * inset, height: 100 - 2 * inset },
});

const opening: Opening = {
  type: "OPENING",
  id: "US-CO",
  name: "Colorado",
  depth: 0,
  outlined: true,
  enabled: true,
  optional: false,
  layers: { cut: layerOf(20), print: layerOf(10), outer: layerOf(0) },
};

it("is the printed outline of the brand at the output scale", () => {
  const box = (brand: "pm" | "tbl") => shapeBox(stickerShape(opening, { brand, outputScale: 2 }));
  expect(box("pm")).toEqual({ x: 20, y: 20, width: 160, height: 160 });
  expect(box("tbl")).toEqual({ x: 0, y: 0, width: 200, height: 200 });
});

it("is the cut of a design without bleed", () => {
  const bare = { ...opening, layers: { cut: layerOf(20) } };
  const shape = stickerShape(bare, { brand: "pm", outputScale: 1 });
  expect(shapeBox(shape)).toEqual({ x: 20, y: 20, width: 60, height: 60 });
});
