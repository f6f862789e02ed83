import { DEFAULT_PRINT_OPTIONS, type SheetLayout, singleSheet } from "@photomap/printing";
import { sheetScene } from "@photomap/scene";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { openTestPhoto } from "../test/photos.ts";
import { filled, sampleOpening, samplePhoto } from "../test/sample-sheet.ts";
import { stateLayer } from "../test/shapes.ts";
import { renderPng } from "./render-png.ts";
import { renderPreview } from "./render-preview.ts";

const state = sampleOpening("state", stateLayer(0, 0, 300));
const inputs = { state: filled(samplePhoto("two-dogs", { x: -75, width: 450, height: 300 })) };
const options = { ...DEFAULT_PRINT_OPTIONS, backgroundColor: "transparent" };
const layout = singleSheet(state, { width: 576, height: 720 }, 1) as SheetLayout;
const page = {
  displayList: sheetScene(layout, { features: [state] }, inputs, options, 1),
  widthPt: 576,
  heightPt: 720,
  openPhoto: openTestPhoto,
};

describe("a sheet as PNG", () => {
  it("is transparent around the outline and in its lake, and contains its resolution", async () => {
    const png = await renderPng({ ...page, dpi: 150 });
    const image = sharp(png);
    expect(await image.metadata()).toMatchObject({
      format: "png",
      width: 1200,
      height: 1500,
      channels: 4,
      density: 150,
    });
    const { data } = await image.raw().toBuffer({ resolveWithObject: true });
    const opacity = (xPt: number, yPt: number) =>
      data[(Math.round((yPt * 150) / 72) * 1200 + Math.round((xPt * 150) / 72)) * 4 + 3];
    const { x = 0, y = 0 } = layout.items[0] ?? {};
    const box = state.layers.cut?.box ?? { x: 0, y: 0 };
    const at = (across: number, down: number) =>
      opacity(x - box.x + across * 3, y - box.y + down * 3);
    expect(opacity(5, 5)).toBe(0);
    expect(at(36, 36)).toBe(0);
    expect(at(20, 50)).toBe(255);
    expect(at(48, 46)).toBe(255);
  });

  it("equals a single canvas except for antialiased edges at band seams", async () => {
    const banded = await sharp(await renderPng({ ...page, dpi: 150 }))
      .raw()
      .toBuffer();
    const whole = await sharp(await renderPreview({ ...page, widthPx: 1200 }))
      .raw()
      .toBuffer();
    const differing = banded.reduce(
      (count, value, i) => count + (Math.abs(value - (whole[i] ?? 0)) > 8 ? 1 : 0),
      0,
    );
    expect(differing / banded.length).toBeLessThan(0.001);
  });
});
