import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { DEFAULT_PRINT_OPTIONS, findPaper } from "@photomap/printing";
import { type Page, rulerOps, sheetScene } from "@photomap/scene";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { filled, sampleOpening, samplePhoto } from "../test/sample-sheet.ts";
import { starLayer, stateLayer } from "../test/shapes.ts";
import { renderPdf } from "./render-pdf.ts";
import { renderPng } from "./render-png.ts";

const DPI = 300;
/** Half a point. */
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

/** Renders the pages with poppler, an independent implementation. */
async function drawWithPoppler(pages: readonly Page[]): Promise<Buffer[]> {
  const folder = await mkdtemp(join(tmpdir(), "photomap-pdf-"));
  try {
    const file = join(folder, "pages.pdf");
    await writeFile(file, await renderPdf({ pages, openPhoto, title: "Prints" }));
    const run = promisify(execFile);
    await run("pdftoppm", ["-r", String(DPI), "-png", file, join(folder, "page")]);
    const names = (await readdir(folder)).filter((name) => name.endsWith(".png")).toSorted();
    return await Promise.all(names.map((name) => readFile(join(folder, name))));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** For each pixel whether it is red, that is, inside an outline. */
async function findInside(image: Buffer): Promise<{ inside: Uint8Array; width: number }> {
  const { data, info } = await sharp(image)
    .flatten({ background: "white" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const inside = Uint8Array.from({ length: info.width * info.height }, (_, i) =>
    (data[i * 3 + 1] ?? 255) < 128 ? 1 : 0,
  );
  return { inside, width: info.width };
}

/** Whether an outline is within NEAR_PX of a pixel. */
function isNearOutline(inside: Uint8Array, width: number, index: number): boolean {
  const seen = new Set<number>();
  for (let dy = -NEAR_PX; dy <= NEAR_PX; dy += 1) {
    for (let dx = -NEAR_PX; dx <= NEAR_PX; dx += 1) {
      seen.add(inside[index + dy * width + dx] ?? 0);
    }
  }
  return seen.size === 2;
}

const papers = ["8x10", "A4", "letter", "11x17"];
let drawn: Buffer[];

beforeAll(async () => {
  drawn = await drawWithPoppler(papers.map(pageOf));
});

describe("a PDF opened with poppler at 300 dpi", () => {
  it("has pages of exactly the paper's size", async () => {
    const sizes = await Promise.all(drawn.map((page) => sharp(page).metadata()));
    expect(sizes.map(({ width, height }) => [width, height])).toEqual([
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
    const ours = await findInside(await renderPng({ displayList: ops, ...size, openPhoto }));
    const theirs = await findInside(drawn[0] ?? Buffer.alloc(0));
    const misplaced = theirs.inside.reduce(
      (count, value, i) =>
        value !== ours.inside[i] && !isNearOutline(ours.inside, ours.width, i) ? count + 1 : count,
      0,
    );
    expect(ours.inside.reduce((sum, value) => sum + value, 0)).toBeGreaterThan(500_000);
    expect(misplaced).toBe(0);
  });

  it("has a ruler of one inch", async () => {
    const { width, height } = pageOf("8x10");
    const [page = Buffer.alloc(0)] = await drawWithPoppler([
      { width, height, ops: rulerOps({ height }).slice(0, 1) },
    ]);
    const { info } = await sharp(page).trim().toBuffer({ resolveWithObject: true });
    // The line itself is two pixels wide.
    expect(Math.abs(info.width - 302)).toBeLessThanOrEqual(1);
  });
});
