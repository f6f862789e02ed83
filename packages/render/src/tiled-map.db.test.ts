import { readFileSync } from "node:fs";
import { type Design, openingsOf } from "@photomap/design";
import { growBox } from "@photomap/geometry";
import { type MapTiling, tileMap } from "@photomap/printing";
import type { Inputs } from "@photomap/project";
import { mapPages, wholeMapScene } from "@photomap/scene";
import sharp from "sharp";
import { expect, it } from "vitest";
import {
  countMisplaced,
  decodePixels,
  drawWithPoppler,
  findRed,
  type RedMask,
} from "../test/poppler.ts";
import { filled, samplePhoto } from "../test/sample-sheet.ts";
import { renderPdf } from "./render-pdf.ts";
import { renderPng } from "./render-png.ts";

/** The resolution of two pixels per point. */
const DPI = 144;
/** The pixels of half a point. */
const NEAR_PX = 1;

/** The scale of a map of 18 by 12 inches. */
const SCALE = 1.5;

const DESIGN = new URL("../../../catalog/designs/50-states-12x8.json", import.meta.url);
const design: Design = JSON.parse(readFileSync(DESIGN, "utf8"));

/** A red photo over every opening. */
const inputs: Inputs = Object.fromEntries(
  openingsOf(design).map(({ id, layers }) => [
    id,
    filled(samplePhoto("red", growBox(layers.cut?.box ?? { x: 0, y: 0, width: 0, height: 0 }, 2))),
  ]),
);

function openPhoto(): Promise<Buffer> {
  return sharp({ create: { width: 30, height: 20, channels: 3, background: "#c81414" } })
    .jpeg()
    .toBuffer();
}

/** Composes the sheets: cut at the corner marks, later sheets on top. */
function assemble(pages: readonly RedMask[], { sheets }: MapTiling, size: RedMask): RedMask {
  const inside = new Uint8Array(size.width * size.height);
  for (const [index, { part, at }] of sheets.entries()) {
    const page = pages[index];
    if (page === undefined) throw new Error(`Page ${index} is missing`);
    const [left, top] = [part.x * 2, part.y * 2];
    for (let y = 0; y < part.height * 2; y += 1) {
      const from = (at.y * 2 + y) * page.width + at.x * 2;
      inside.set(page.inside.subarray(from, from + part.width * 2), (top + y) * size.width + left);
    }
  }
  return { ...size, inside };
}

it("the whole map tiled on Letter and put together again has every outline within half a point", async () => {
  const map = wholeMapScene(design, inputs, { scale: SCALE });
  const tiling = tileMap(map, "letter");
  expect(tiling).toMatchObject({ rows: 2, columns: 2 });
  const pages = mapPages(map, "letter", "50 States");
  const pdf = await renderPdf({ pages, openPhoto, title: "Whole map", maxDpi: 300 });
  const drawn = await drawWithPoppler(pdf, DPI);
  const size = { widthPt: map.width, heightPt: map.height, dpi: DPI };
  const picture = await renderPng({ displayList: map.ops, ...size, openPhoto });
  const ours = findRed(await decodePixels(picture));
  const assembled = assemble(drawn.map(findRed), tiling, ours);
  expect(ours.inside.reduce((sum, value) => sum + value, 0)).toBeGreaterThan(1_000_000);
  expect(countMisplaced(ours, assembled, NEAR_PX)).toBe(0);
}, 60_000);
