import { createCanvas, Path2D } from "@napi-rs/canvas";
import { type DisplayList, drawDisplayList, imagesOf } from "@photomap/scene";
import type { Browser, Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundleScene, drawInBrowser, launchChromium } from "../test/browser-canvas.ts";
import { openTestPhoto, PHOTO_IDS } from "../test/photos.ts";
import { sampleSheet } from "../test/sample-sheet.ts";
import { decodePhoto } from "./steps/decode.ts";
import { placePhotos } from "./steps/place.ts";
import { uploadPhoto } from "./steps/upload.ts";

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
  const placed = new Map(placePhotos(ops, pixelsPerPoint).map((photo) => [photo.image, photo]));
  const photos = await Promise.all(
    imagesOf(ops).map(async (image) => {
      const photo = placed.get(image);
      return photo && decodePhoto(photo, openTestPhoto, pixelsPerPoint);
    }),
  );
  const drawables = photos.map(
    (photo) => photo && { drawable: uploadPhoto(photo), part: photo.part },
  );
  const order = new Map(imagesOf(ops).map((image, index) => [image, index]));
  const canvas = createCanvas(width, height);
  drawDisplayList(canvas.getContext("2d"), ops, (image) => drawables[order.get(image) ?? -1], {
    pixelsPerPoint,
    createPath: (path) => new Path2D(path),
  });
  const drawing = { ops, photos, width, height, pixelsPerPoint };
  return { server: canvas.data(), browser: await drawInBrowser(page, drawing) };
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

describe("browser and server", () => {
  it("draw outlines to the same byte", async () => {
    const ops = sheet(3, { borderWidth: 2, printingGuides: true });
    const drawn = await drawBoth(ops.filter(({ op }) => op !== "group"));
    expect(drawn.browser.equals(drawn.server)).toBe(true);
  });

  it("draw a sheet of turned, flipped, clipped and bordered photos to the same byte", async () => {
    const drawn = await drawBoth(sheet(3, { borderWidth: 2 }));
    expect(drawn.browser.equals(drawn.server)).toBe(true);
  });

  it("draw photos in boxes without a clip to the same byte", async () => {
    const drawn = await drawBoth(sheet(2, { borderWidth: 0, clipImage: false }));
    expect(drawn.browser.equals(drawn.server)).toBe(true);
  });
});
