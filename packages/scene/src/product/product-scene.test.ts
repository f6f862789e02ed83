import { DEFAULT_PRINT_OPTIONS } from "@photomap/printing";
import { describe, expect, it } from "vitest";
import { sampleDesign, sampleOpening, squareLayer } from "../../test/sample-map.ts";
import type { Page } from "../display-list.ts";
import { sheetScene } from "../sheet-scene.ts";
import { type ProductSceneOptions, productScene } from "./product-scene.ts";

const utah = sampleOpening("utah", 20, 50);
const layers = { ...utah.layers, outer: squareLayer(0, 30, 140) };
const design = sampleDesign({ ...utah, layers });

const picture = (options: ProductSceneOptions) => productScene(design, {}, options);
const fills = ({ ops }: Page) =>
  ops.flatMap((op) => (op.op === "group" || op.op === "rect" ? [op.fill] : []));

describe("the picture of a product", () => {
  it("LIM-10 has a frame of 1.75 inches, margins of 72 and 216, bars of 72, grommets of 27 inset by 72", () => {
    const plain = picture({ brand: "pm" });
    expect([plain.width, plain.height]).toEqual([400 + 2 * 72, 200 + 2 * 72]);
    const framed = picture({ brand: "tbl", frame: "grey" });
    const side = 216 + 1.75 * 72;
    expect([framed.width, framed.height]).toEqual([400 + 2 * side, 200 + 2 * side]);
    for (const [frame, color] of [
      ["black", "#000000"],
      ["white", "#ffffff"],
      ["grey", "#a79895"],
    ] as const) {
      const rails = fills(picture({ brand: "pm", frame })).filter((fill) => fill === color);
      expect(rails).toHaveLength(4);
    }
    const hung = picture({ brand: "pm", hangerBars: true });
    expect(hung.ops.filter((op) => op.op === "rect" && op.box.height === 72)).toHaveLength(2);
    const eyelets = picture({ brand: "pm", grommets: true }).ops.filter(
      (op) => op.op === "group" && op.fill === "#b9b7b2",
    );
    expect(eyelets.map(({ box }) => box)).toEqual(
      [
        [144, 144],
        [400, 144],
        [144, 200],
        [400, 200],
      ].map(([x = 0, y = 0]) => ({ x: x - 27, y: y - 27, width: 54, height: 54 })),
    );
  });

  it("PRN-22 carries the brand's logo, and the brand decides which layer is printed", () => {
    const names = (options: ProductSceneOptions) =>
      picture(options).ops.flatMap((op) => (op.op === "text" ? [op.text] : []));
    expect(names({ brand: "pm" })).toEqual(["Photomap"]);
    expect(names({ brand: "tbl" })).toEqual(["The Big Loop"]);
    const layout = {
      width: 576,
      height: 720,
      items: [{ openingId: "utah", x: 18, y: 18, turned: false }],
    };
    const printed = (brand: "pm" | "tbl") =>
      sheetScene(layout, design, {}, { ...DEFAULT_PRINT_OPTIONS, brand }, 1)[1];
    expect(printed("pm")).toMatchObject({ clip: { path: layers.print?.path } });
    expect(printed("tbl")).toMatchObject({ clip: { path: layers.outer.path } });
  });

  it("draws the chosen background below the map, over the whole print", () => {
    const { ops } = picture({ brand: "pm", backgroundKey: "backgrounds/sea.jpg" });
    const background = ops.findIndex((op) => op.op === "group" && op.images.length > 0);
    const map = ops.findIndex((op) => op.op === "group" && op.id === "utah");
    expect(ops[background]).toMatchObject({
      box: { x: 72, y: 72, width: 400, height: 200 },
      images: [{ src: "backgrounds/sea.jpg" }],
    });
    expect(background).toBeLessThan(map);
  });

  it("has a mat of the chosen color", () => {
    expect(fills(picture({ brand: "tbl", outerColor: "black" }))).toContain("#222222");
  });
});
