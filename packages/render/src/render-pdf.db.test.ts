import { DEFAULT_PRINT_OPTIONS, findPaper } from "@photomap/printing";
import { type Page, rulerOps, sheetScene } from "@photomap/scene";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import {
  countMisplaced,
  decodePixels,
  drawWithPoppler,
  findRed,
  type Pixels,
} from "../test/poppler.ts";
import { filled, sampleOpening, samplePhoto } from "../test/sample-sheet.ts";
import { starLayer, stateLayer } from "../test/shapes.ts";
import { renderPdf } from "./render-pdf.ts";
import { renderPng } from "./render-png.ts";

const DPI = 300;
/** The pixels of half a point. */
const NEAR_PX = Math.floor((0.5 / 72) * DPI);

const features = [
  sampleOpening("state", stateLayer(0, 0, 240)),
  sampleOpening("star", starLayer(0, 0, 200)),
];
const photo = samplePhoto("red", { x: -100, y: -100, width: 600, height: 400, rotation: 20 });
const inputs = { state: filled(photo), star: filled({ ...photo, flipX: true }) };
const items = [
  { openingId: "state", x: 40.3, y: 50.7, turned: false },
  { openingId: "state", x: 300, y: 330, turned: true },
  { openingId: "star", x: 60, y: 400, turned: true },
];

function pageOf(paperId: string): Page {
  const { width, height } = findPaper(paperId) ?? { width: 0, height: 0 };
  const layout = { width, height, items };
  const options = { ...DEFAULT_PRINT_OPTIONS, borderWidth: 0, backgroundColor: "transparent" };
  return { width, height, ops: sheetScene(layout, { features }, inputs, options, 1) };
}

function openPhoto(): Promise<Buffer> {
  const background = "#c81414";
  return sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

const drawPages = async (pages: readonly Page[]) =>
  drawWithPoppler(await renderPdf({ pages, openPhoto, title: "Prints" }), DPI);

const papers = ["8x10", "A4", "letter", "11x17"];
let drawn: Pixels[];

beforeAll(async () => {
  drawn = await drawPages(papers.map(pageOf));
});

describe("a PDF opened with poppler at 300 dpi", () => {
  it("has pages of exactly the paper's size", () => {
    expect(drawn.map(({ width, height }) => [width, height])).toEqual([
      [2400, 3000],
      // Poppler rounds up: A4 is 2480.3 by 3507.9.
      [2481, 3508],
      [2550, 3300],
      [3300, 5100],
    ]);
  });

  it("has every outline within half a point of the sheet", async () => {
    const { width, height, ops } = pageOf("8x10");
    const size = { widthPt: width, heightPt: height, dpi: DPI };
    const ours = findRed(
      await decodePixels(await renderPng({ displayList: ops, ...size, openPhoto })),
    );
    const [page] = drawn;
    if (page === undefined) throw new Error("Nothing is drawn");
    const theirs = findRed(page);
    expect(ours.inside.reduce((sum, value) => sum + value, 0)).toBeGreaterThan(500_000);
    expect(countMisplaced(ours, theirs, NEAR_PX)).toBe(0);
  });

  it("has a ruler of one inch", async () => {
    const { width, height } = pageOf("8x10");
    const [page] = await drawPages([{ width, height, ops: rulerOps({ height }).slice(0, 1) }]);
    if (page === undefined) throw new Error("Nothing is drawn");
    const raw = { width: page.width, height: page.height, channels: 3 } as const;
    const { info } = await sharp(page.data, { raw }).trim().toBuffer({ resolveWithObject: true });
    // The line itself is two pixels wide.
    expect(Math.abs(info.width - 302)).toBeLessThanOrEqual(1);
  });
});
