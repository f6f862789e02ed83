import type { Layer } from "@photomap/design";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { filled, sampleOpening, samplePhoto } from "../test/sample-sheet.ts";
import { renderStickerPreview } from "./render-sticker-preview.ts";

const MAGENTA = { r: 200, g: 30, b: 140 };
const SIZE_PX = 300;

/** Creates a square standing on a corner: the corners of the picture are outside it. */
function diamond(radius: number): Layer {
  const box = { x: 100 - radius, y: 100 - radius, width: 2 * radius, height: 2 * radius };
  const path = `M100 ${100 - radius}L${100 + radius} 100L100 ${100 + radius}L${100 - radius} 100Z`;
  return { path, box };
}

const layers = { cut: diamond(60), print: diamond(70), outer: diamond(100) };
const opening = { ...sampleOpening("diamond", layers.cut), layers };
/** The left half of the largest layer, in design points. */
const leftHalf = { x: 0, y: 0, width: 100, height: 200 };

async function draw(brand: "pm" | "tbl", placement = leftHalf) {
  const pixels = { width: 40, height: 80, channels: 3, background: MAGENTA } as const;
  const jpeg = await sharp({ create: pixels }).jpeg().toBuffer();
  const input = filled(samplePhoto("magenta", placement));
  const openPhoto = () => Promise.resolve(jpeg);
  const picture = await renderStickerPreview({ opening, input, brand, openPhoto });
  const data = await sharp(picture).ensureAlpha().raw().toBuffer();
  const at = (x: number, y: number) =>
    [...data.subarray((y * SIZE_PX + x) * 4).subarray(0, 4)].map((value) => value / 255);
  return { picture, at };
}

describe("the picture of a sticker", () => {
  it("STK-04 is a WebP of 300 x 300 pixels", async () => {
    const { width, height, format } = await sharp((await draw("pm")).picture).metadata();
    expect({ width, height, format }).toEqual({ width: 300, height: 300, format: "webp" });
  });

  it("has the photo inside the outline, white where there is none, and nothing outside", async () => {
    const { at } = await draw("pm");
    const [red = 0, green = 1, , alpha] = at(120, 150);
    expect([red > 0.7, green < 0.25, alpha]).toEqual([true, true, 1]);
    expect(at(180, 150).map((value) => Math.round(value * 20) / 20)).toEqual([1, 1, 1, 1]);
    const corners = [at(0, 0), at(299, 0), at(0, 299), at(299, 299), at(60, 60), at(240, 240)];
    expect(corners.map((color) => color[3])).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it("has a thin line where it is cut", async () => {
    const { at } = await draw("pm");
    // The right corner of the outline, 3 CSS pixels from the edge.
    const [red = 1, green = 1, blue = 1, alpha = 0] = at(292, 150);
    expect(alpha).toBeGreaterThan(0.9);
    expect(Math.max(red, green, blue)).toBeLessThan(0.8);
    expect(at(298, 150)[3]).toBe(0);
  });

  it("is cut along the printed outline of the brand", async () => {
    const middle = { x: 80, y: 0, width: 40, height: 200 };
    const [photomap, bigLoop] = await Promise.all([draw("pm", middle), draw("tbl", middle)]);
    // The photo ends 20 points from the center: at 191 pixels, and at 179 in the larger outline.
    expect(photomap.at(185, 150)[1]).toBeLessThan(0.3);
    expect(bigLoop.at(185, 150)[1]).toBeGreaterThan(0.9);
  });
});
