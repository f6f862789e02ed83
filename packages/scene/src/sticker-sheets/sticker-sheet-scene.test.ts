import { boxContains, boxesOverlap } from "@photomap/geometry";
import { nestOrders, type StickerLayout } from "@photomap/nesting";
import { stickerShape } from "@photomap/printing";
import { describe, expect, it } from "vitest";
import { filled, sampleDesign, sampleOpening, samplePhoto } from "../../test/sample-map.ts";
import { stickerSheetScenes } from "./sticker-sheet-scene.ts";

const utah = sampleOpening("utah", 20, 50);
const design = sampleDesign(utah);
const source = {
  design,
  brand: "pm" as const,
  inputs: { utah: filled(samplePhoto("p1")) },
};
const staffUrl = "https://photomap.example/staff/orders/1001";

function nest(ids: readonly string[], quantity = 2): StickerLayout {
  const shape = stickerShape(utah, { brand: "pm", outputScale: 2 });
  const stickers = [{ openingId: "utah", shape, quantity }];
  const group = { projectId: "abc123", outputType: "VINYL_WALL_MAP", outputScale: 2 } as const;
  const result = nestOrders(ids.map((id) => ({ ...group, id, stickers })));
  if (result.kind === "refused") throw new Error(result.message);
  return result.layout;
}

function draw(ids: readonly string[], quantity?: number) {
  const sources = new Map(ids.map((id) => [id, source]));
  const scenes = stickerSheetScenes({ layout: nest(ids, quantity), sources, staffUrl });
  if (scenes.kind === "refused") throw new Error(scenes.message);
  return scenes.sheets.map(({ width, height, layers }) => ({
    width,
    height,
    layers: new Map(layers.map(({ name, ops }) => [name, ops])),
  }));
}

function textsOf(sheet: ReturnType<typeof draw>[number] | undefined, layer: string): string[] {
  const ops = sheet?.layers.get(layer) ?? [];
  return ops.flatMap((op) => (op.op === "text" ? [op.text] : []));
}

describe("stickerSheetScenes", () => {
  it("LIM-09 has a footer of 36 points, 9 below the stickers", () => {
    const layout = nest(["a"]);
    const [sheet] = draw(["a"]);
    const { width = 0, height = 0 } = sheet ?? {};
    expect(height).toBe(45 + (layout.sheets[0]?.height ?? 0) + 9 + 36);
    const footer = sheet?.layers.get("footer") ?? [];
    const band = { x: 0, y: height - 36, width, height: 36 };
    expect(footer.filter(({ box }) => boxContains(band, box))).toHaveLength(footer.length);
    expect(footer.flatMap((op) => (op.op === "rect" ? [op.fill] : []))).toEqual(["#BBBBBB"]);
    expect(footer.flatMap((op) => (op.op === "text" ? [op.color] : []))).toEqual(["#00BAF2"]);
    expect(textsOf(sheet, "footer")).toEqual(["Photo Map Stickers"]);
  });

  it("has a header of 45 points with the orders on the sheet, and numbers the sheets", () => {
    const sheets = draw(["a", "b"], 9);
    expect(sheets).toHaveLength(2);
    expect(sheets.flatMap((sheet) => textsOf(sheet, "header"))).toEqual([
      expect.stringMatching(/^Orders? /),
      "Wall Hanging Photo Map, Scale 2, Sheet 1 of 2",
      "Orders a, b",
      "Wall Hanging Photo Map, Scale 2, Sheet 2 of 2",
    ]);
    const ops = sheets.flatMap(({ layers }) => layers.get("header") ?? []);
    expect(ops.every(({ box }) => box.y >= 0 && box.y + box.height <= 45)).toBe(true);
  });

  it("names as many orders as are legible", () => {
    const ids = Array.from({ length: 40 }, (_, i) => `sticker-order-2026-${i + 100}`);
    const [ordersText] = textsOf(draw(ids, 1).at(-1), "header");
    expect(ordersText).toMatch(/^Orders (sticker-order-2026-\d+,? )+and \d+ more$/);
  });

  it("has five marks that touch neither stickers nor header and footer", () => {
    const [sheet] = draw(["a"]);
    const marks = sheet?.layers.get("registration") ?? [];
    expect(marks).toHaveLength(5);
    const others = ["print", "header", "footer"].flatMap((name) => sheet?.layers.get(name) ?? []);
    const hit = others.filter(
      (op) => op.op !== "text" && marks.some((m) => boxesOverlap(m.box, op.box)),
    );
    expect(hit).toEqual([]);
  });

  it("refuses an order without file data", () => {
    const scenes = stickerSheetScenes({ layout: nest(["a"]), sources: new Map(), staffUrl });
    expect(scenes).toMatchObject({
      message: "Could not find file data for sticker order ID",
      orderId: "a",
    });
  });

  it("refuses an opening without photos", () => {
    const sources = new Map([["a", { ...source, inputs: {} }]]);
    expect(stickerSheetScenes({ layout: nest(["a"]), sources, staffUrl })).toMatchObject({
      message: "Nested opening does not contain file data, so we cannot create the sticker.",
      openingId: "utah",
    });
  });
});
