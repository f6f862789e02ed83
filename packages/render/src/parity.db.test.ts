import { createCanvas, Path2D } from "@napi-rs/canvas";
import { DEFAULT_PRINT_OPTIONS, planPrints } from "@photomap/printing";
import { type DisplayList, drawDisplayList, imagesOf, mapScene, sheetScene } from "@photomap/scene";
import type { Browser, Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundleScene, drawInBrowser, launchChromium } from "../test/browser-canvas.ts";
import { openTestPhoto, PHOTO_IDS } from "../test/photos.ts";
import { filled, sampleOpening, samplePhoto, sampleSheet } from "../test/sample-sheet.ts";
import { starLayer, stateLayer } from "../test/shapes.ts";
import { decodePhoto } from "./steps/decode.ts";
import { toCanvas } from "./steps/photo-loaders.ts";
import { listVisiblePhotos } from "./steps/place.ts";

const pixelsPerPoint = 100 / 72;
const [width, height] = [800, 1000];

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchChromium();
  page = await browser.newPage();
  await page.addScriptTag({ content: await bundleScene() });
});

afterAll(() => browser.close());

async function drawBoth(ops: DisplayList): Promise<{ server: Buffer; browser: Buffer }> {
  const placed = new Map(
    listVisiblePhotos(ops, pixelsPerPoint).map((photo) => [photo.image, photo]),
  );
  const photos = await Promise.all(
    imagesOf(ops).map(async (image) => {
      const photo = placed.get(image);
      return photo && decodePhoto(photo, openTestPhoto, pixelsPerPoint);
    }),
  );
  const drawables = photos.map((photo) => photo && { drawable: toCanvas(photo), part: photo.part });
  const order = new Map(imagesOf(ops).map((image, index) => [image, index]));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  drawDisplayList(context, ops, (image) => drawables[order.get(image) ?? -1], {
    pixelsPerPoint,
    createPath: (path) => new Path2D(path),
  });
  const drawing = { ops, photos, width, height, pixelsPerPoint };
  const { data } = context.getImageData(0, 0, width, height);
  return { server: Buffer.from(data.buffer), browser: await drawInBrowser(page, drawing) };
}

const sheet = (rows: number, print: object) =>
  sampleSheet({
    widthPt: 576,
    heightPt: 720,
    columns: 2,
    rows,
    photosPerOpening: 2,
    photoIds: PHOTO_IDS,
    print,
  }).displayList;

/** Draws packed pieces of two shapes, every second one rotated. */
function packedSheet(): DisplayList {
  const openings = Array.from({ length: 6 }, (_, i) =>
    sampleOpening(`piece-${i}`, (i % 2 === 0 ? starLayer : stateLayer)(0, 0, 120 + 25 * i)),
  );
  const { sheets } = planPrints({
    openings,
    quantities: Object.fromEntries(openings.map(({ id }) => [id, 1])),
    size: { packingMode: "multiple", printSizeModeId: "8x10" },
    options: DEFAULT_PRINT_OPTIONS,
    scale: 1,
  });
  const [first] = sheets;
  if (first === undefined) throw new Error("Nothing was packed");
  const turned = first.layout.items.map((item, i) => ({ ...item, turned: i % 2 === 0 }));
  const inputs = Object.fromEntries(
    openings.map(({ id }, i) => [
      id,
      filled(
        samplePhoto(PHOTO_IDS[i % 3] ?? "", { x: -40, width: 330, height: 240, rotation: 5 * i }),
      ),
    ]),
  );
  const layout = { ...first.layout, items: turned };
  return sheetScene(layout, { features: openings }, inputs, DEFAULT_PRINT_OPTIONS, 1);
}

describe("browser and server", () => {
  it("draw outlines identically", async () => {
    const ops = sheet(3, { borderWidth: 2, printingGuides: true });
    const drawn = await drawBoth(ops.filter(({ op }) => op !== "group"));
    expect(drawn.browser.equals(drawn.server)).toBe(true);
  });

  it("draw a sheet of rotated, flipped, clipped and bordered photos identically", async () => {
    const drawn = await drawBoth(sheet(3, { borderWidth: 2 }));
    expect(drawn.browser.equals(drawn.server)).toBe(true);
  });

  it("draw a packed sheet with rotated pieces identically", async () => {
    const drawn = await drawBoth(packedSheet());
    expect(drawn.browser.equals(drawn.server)).toBe(true);
  });

  it("draw a transparent sheet with guides and without a clip identically", async () => {
    const print = { backgroundColor: "transparent", clipImage: false, printingGuides: true };
    const drawn = await drawBoth(sheet(2, print));
    expect(drawn.browser.equals(drawn.server)).toBe(true);
  });

  it("draw a map with filled and empty openings identically", async () => {
    const star = sampleOpening("star", starLayer(20, 20, 260));
    const state = sampleOpening("state", stateLayer(290, 60, 260));
    const photo = samplePhoto("two-dogs", { x: -60, y: 20, width: 390, height: 260, rotation: 8 });
    const design = { width: 576, height: 340, features: [star, state] };
    const drawn = await drawBoth(mapScene(design, { star: filled(photo) }));
    expect(drawn.browser.equals(drawn.server)).toBe(true);
  });

  it("draw photos in boxes without a clip identically", async () => {
    const drawn = await drawBoth(sheet(2, { borderWidth: 0, clipImage: false }));
    expect(drawn.browser.equals(drawn.server)).toBe(true);
  });
});
