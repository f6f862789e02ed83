import { createRequire } from "node:module";
import type { DisplayList } from "@photomap/scene";
import { type Browser, chromium, type Page } from "@playwright/test";
import { build } from "vite";
import type { DecodedPhoto } from "../src/steps/decode.ts";

/** Launches Chromium with software rendering, as on a server. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: "/usr/bin/chromium-headless-shell",
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
  });
}

/** Bundles the scene package as the global `scene`. */
export async function bundleScene(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve("@photomap/scene");
  const result = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, minify: false, lib: { entry, formats: ["iife"], name: "scene" } },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  if (bundle === undefined || !("output" in bundle)) throw new Error("The bundle was not built");
  return bundle.output[0].code;
}

interface BrowserDrawing {
  readonly ops: DisplayList;
  /** The photos in the order of the images in the list. */
  readonly photos: readonly (DecodedPhoto | undefined)[];
  readonly width: number;
  readonly height: number;
  readonly pixelsPerPoint: number;
}

/** Draws on a canvas of the page with the bundled scene package; returns RGBA. */
export async function drawInBrowser(page: Page, drawing: BrowserDrawing): Promise<Buffer> {
  const photos = drawing.photos.map(
    (photo) => photo && { ...photo, data: photo.data.toString("base64") },
  );
  const request = JSON.stringify({ ...drawing, photos });
  const base64: unknown = await page.evaluate(`(${drawOnPage})(${request})`);
  return Buffer.from(String(base64), "base64");
}

/** A function for the page as text, so that it uses the page's globals and nothing of this file. */
const drawOnPage = `({ ops, photos, width, height, pixelsPerPoint }) => {
  const bytes = (base64) => {
    const text = atob(base64);
    const data = new Uint8ClampedArray(text.length);
    for (let i = 0; i < text.length; i += 1) data[i] = text.charCodeAt(i);
    return data;
  };
  // Not an OffscreenCanvas: Chromium does not smooth the edges of a clip there.
  const createCanvas = (width, height) =>
    Object.assign(document.createElement("canvas"), { width, height });
  const drawables = photos.map((photo) => {
    if (!photo) return undefined;
    const canvas = createCanvas(photo.width, photo.height);
    const pixels = new ImageData(bytes(photo.data), photo.width, photo.height);
    canvas.getContext("2d", { willReadFrequently: true }).putImageData(pixels, 0, 0);
    return { drawable: canvas, part: photo.part };
  });
  const order = new Map(scene.imagesOf(ops).map((image, index) => [image, index]));
  const context = createCanvas(width, height).getContext("2d", { willReadFrequently: true });
  scene.drawDisplayList(context, ops, (image) => drawables[order.get(image)], {
    pixelsPerPoint,
    createPath: (path) => new Path2D(path),
  });
  const { data } = context.getImageData(0, 0, width, height);
  let text = "";
  for (let i = 0; i < data.length; i += 32768) {
    text += String.fromCharCode(...data.subarray(i, i + 32768));
  }
  return btoa(text);
}`;
