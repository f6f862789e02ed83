import { PDFDict, PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { findOpening } from "@photomap/design";
import { parsePath, type Shape, transformPoint, transformShape } from "@photomap/geometry";
import { placementMatrix, SHEET_GEOMETRY, type StickerSheet } from "@photomap/nesting";
import type { CuttingSheet } from "@photomap/scene";
import { decodeQR } from "qr/decode.js";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import {
  countMisplaced,
  decodePixels,
  drawWithPoppler,
  findRed,
  type Pixels,
  type RedMask,
} from "../test/poppler.ts";
import { design, drawStates, nestStates, OUTPUT_SCALE, STAFF_URL } from "../test/sticker-sheets.ts";
import { renderStickerSheetPdf, renderStickerSheetSvg } from "./render-sticker-sheets.ts";

const DPI = 216;
/** The pixels of half a point. */
const NEAR_PX = Math.floor((0.5 / 72) * DPI);

const layout = nestStates();
const sheets = drawStates(layout);

function renderWith(background: string): Promise<Buffer> {
  const openPhoto = () =>
    sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .jpeg()
      .toBuffer();
  return renderStickerSheetPdf({ sheets, openPhoto, title: "Sheets" });
}

/** Places the shapes on the page by the layout alone. */
function placeAll(sheet: StickerSheet, shapeOf: (sticker: number) => Shape): Shape[] {
  return sheet.placements.map((placement) => {
    const matrix = placementMatrix(placement);
    return transformShape(shapeOf(placement.sticker), (point) => {
      const { x, y } = transformPoint(matrix, point);
      return { x, y: y + SHEET_GEOMETRY.headerHeight };
    });
  });
}

function cutShape(sticker: number): Shape {
  const opening = findOpening(design, layout.stickers[sticker]?.openingId ?? "");
  const scale = OUTPUT_SCALE;
  return transformShape(parsePath(opening?.layers.cut?.path ?? ""), ({ x, y }) => ({
    x: x * scale,
    y: y * scale,
  }));
}

const toPath = (shape: Shape) =>
  shape.map((ring) => `M${ring.map(({ x, y }) => `${x} ${y}`).join("L")}Z`).join("");

/** Draws paths with librsvg, an independent implementation. */
async function drawPaths(sheet: CuttingSheet, shapes: Shape[], style: string): Promise<Pixels> {
  const { width, height } = sheet;
  const paths = shapes.map((shape) => `<path d="${toPath(shape)}" ${style}/>`).join("");
  const size = `width="${(width / 72) * DPI}" height="${(height / 72) * DPI}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}">${paths}</svg>`;
  return decodePixels(await sharp(Buffer.from(svg)).png().toBuffer());
}

/** Finds lines on white, without header and footer. */
function findLines({ data, width, height }: Pixels, sheet: CuttingSheet): RedMask {
  const inside = new Uint8Array(width * height);
  const first = (SHEET_GEOMETRY.headerHeight / 72) * DPI;
  const last = ((sheet.height - SHEET_GEOMETRY.footerHeight - 1) / 72) * DPI;
  for (let i = 0; i < inside.length; i += 1) {
    const row = Math.floor(i / width);
    inside[i] = row > first && row < last && (data[i * 3 + 1] ?? 255) < 240 ? 1 : 0;
  }
  return { inside, width, height };
}

/** Counts pixels of lines without a pixel of the other lines near them. */
function countFar(a: RedMask, b: RedMask, nearPx: number): number {
  let count = 0;
  for (let i = 0; i < a.inside.length; i += 1) {
    if (a.inside[i] === 1 && !hasNear(b, i % a.width, Math.floor(i / a.width), nearPx)) count += 1;
  }
  return count;
}

function hasNear({ inside, width }: RedMask, x: number, y: number, nearPx: number): boolean {
  for (let dy = -nearPx; dy <= nearPx; dy += 1) {
    for (let dx = -nearPx; dx <= nearPx; dx += 1) {
      if (inside[(y + dy) * width + x + dx] === 1) return true;
    }
  }
  return false;
}

const countInside = ({ inside }: RedMask) => inside.reduce((sum, value) => sum + value, 0);

let pdf: Buffer;
let printed: Pixels[];

beforeAll(async () => {
  pdf = await renderWith("#c81414");
  printed = await drawWithPoppler(pdf, DPI);
});

describe("a PDF of sticker sheets opened with poppler", () => {
  it("has a page of the true size for each sheet", () => {
    expect(printed.length).toBeGreaterThan(1);
    expect(printed.map(({ width, height }) => [width, height])).toEqual(
      sheets.map(({ width, height }) => [
        Math.ceil((width / 72) * DPI),
        Math.ceil((height / 72) * DPI),
      ]),
    );
  });

  it("has every printed outline within half a point of the layout", async () => {
    for (const [i, page] of printed.entries()) {
      const shapes = placeAll(layout.sheets[i]!, (sticker) => layout.stickers[sticker]!.shape);
      const style = 'fill="#c81414" fill-rule="evenodd"';
      const expected = findRed(await drawPaths(sheets[i]!, shapes, style));
      expect(countInside(expected)).toBeGreaterThan(100_000);
      expect(countMisplaced(expected, matchSize(findRed(page), expected), NEAR_PX)).toBe(0);
    }
  });

  it("has every cut contour within half a point of the layout", async () => {
    const pages = await drawWithPoppler(await renderWith("#ffffff"), DPI);
    for (const [i, page] of pages.entries()) {
      const sheet = sheets[i]!;
      const style = 'fill="none" stroke="#ff00ff" stroke-width="0.5"';
      const shapes = placeAll(layout.sheets[i]!, cutShape);
      const expected = findLines(await drawPaths(sheet, shapes, style), sheet);
      const drawn = matchSize(findLines(page, sheet), expected);
      expect(countInside(expected)).toBeGreaterThan(5000);
      expect(countFar(expected, drawn, NEAR_PX)).toBe(0);
      expect(countFar(drawn, expected, NEAR_PX)).toBe(0);
    }
  });

  it("strokes the contours with the ink CutContour", async () => {
    const file = await PDFDocument.load(pdf);
    const inks = file
      .getPages()
      .map((page) =>
        page.node
          .Resources()
          ?.lookup(PDFName.of("ColorSpace"), PDFDict)
          .get(PDFName.of("CutContour"))
          ?.toString()
          .replaceAll(/\s+/g, " "),
      );
    expect(inks).toEqual(
      sheets.map(() => expect.stringMatching(/^\[ \/Separation \/CutContour \/DeviceRGB/)),
    );
  });

  it("prints the contours over what is below them", async () => {
    const file = await PDFDocument.load(pdf);
    const states = file.getPages().map((page) => {
      const all = page.node.Resources()?.lookup(PDFName.of("ExtGState"), PDFDict);
      const state = all?.lookup(PDFName.of("Overprint"), PDFDict);
      return ["OP", "op", "OPM"].map((key) => state?.get(PDFName.of(key))?.toString());
    });
    expect(states).toEqual(sheets.map(() => ["true", "true", "1"]));
  });

  it("has a QR code of 45 points that opens the staff page", () => {
    const texts = printed.map((page) => decodeQR(cropHeader(page)));
    expect(texts).toEqual(sheets.map(() => STAFF_URL));
  });
});

describe("an SVG of a sticker sheet", () => {
  it("has the contours at the places of the layout, in a group of their own", async () => {
    for (const [i, sheet] of sheets.entries()) {
      const svg = await renderStickerSheetSvg(sheet);
      expect([...svg.matchAll(/<g id="(\w+)"/g)].map(([, id]) => id)).toEqual([
        "header",
        "footer",
        "registration",
        "cut",
      ]);
      const [, cut = ""] = svg.split('<g id="cut"');
      const contours = [...cut.matchAll(/ d="([^"]+)"/g)].map(([, d = ""]) =>
        [...d.matchAll(/-?[\d.]+/g)].map(Number),
      );
      const expected = placeAll(layout.sheets[i]!, cutShape).map((shape) =>
        shape.flat().flatMap(({ x, y }) => [x, y]),
      );
      expect(contours.map(({ length }) => length)).toEqual(expected.map(({ length }) => length));
      const numbers = expected.flat();
      const errors = contours.flat().map((value, k) => Math.abs(value - numbers[k]!));
      expect(Math.max(...errors)).toBeLessThan(0.001);
      expect(svg).toContain("Photo Map Stickers");
      expect(svg).not.toContain("<image");
    }
  });
});

/** Crops a mask to the size of the other, since Poppler rounds sizes up by a pixel. */
function matchSize(mask: RedMask, { width, height }: RedMask): RedMask {
  const inside = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      inside[y * width + x] = mask.inside[y * mask.width + x] ?? 0;
    }
  }
  return { inside, width, height };
}

/** Crops the code, which is at the right of the header beside a mark. */
function cropHeader({ data, width }: Pixels) {
  const size = Math.floor((SHEET_GEOMETRY.headerHeight / 72) * DPI);
  const left = width - Math.ceil(((36 + SHEET_GEOMETRY.headerHeight) / 72) * DPI);
  const rows = Array.from({ length: size }, (_, y) =>
    data.subarray((y * width + left) * 3, (y * width + left + size) * 3),
  );
  return { width: size, height: size, data: new Uint8Array(Buffer.concat(rows)) };
}
