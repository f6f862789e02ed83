import { createCanvas, Image } from "@napi-rs/canvas";
import type { SceneImage } from "@photomap/scene";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { LoadedPhoto } from "./load.ts";
import { createPreviewLoader } from "./photo-loaders.ts";
import type { VisiblePhoto } from "./place.ts";

const BYTES = 40 * 30 * 4;
const create = { width: 40, height: 30, channels: 3, background: "#c81e1e" } as const;
const jpeg = await sharp({ create }).jpeg().toBuffer();
const png = await sharp({ create }).png().toBuffer();

function place(src: string): VisiblePhoto {
  const image: SceneImage = { src, matrix: [40, 0, 0, 30, 0, 0] };
  return { image, visible: { x: 0, y: 0, width: 1, height: 1 }, topPx: 0, bottomPx: 30 };
}

async function decodeAll(files: readonly Buffer[], budgetBytes?: number) {
  const openPhoto = async (id: string) => files[Number(id)] ?? png;
  const load = createPreviewLoader(openPhoto, 1, budgetBytes);
  const loaded = await Promise.all(files.map((_, i) => load(place(`${i}`))));
  return loaded.map(({ drawable }) => (drawable instanceof Image ? "skia" : "libvips")).toSorted();
}

function readPixel({ drawable }: LoadedPhoto): number[] {
  const context = createCanvas(1, 1).getContext("2d");
  context.drawImage(drawable, 0, 0);
  return [...context.getImageData(0, 0, 1, 1).data];
}

describe("the loader of previews", () => {
  it("leaves small photos to Skia until its budget is spent", async () => {
    const files = Array.from({ length: 5 }, () => jpeg);
    expect(await decodeAll(files)).toEqual(["skia", "skia", "skia", "skia", "skia"]);
    expect(await decodeAll(files, 2 * BYTES)).toEqual([
      "libvips",
      "libvips",
      "libvips",
      "skia",
      "skia",
    ]);
    expect(await decodeAll(files, BYTES - 1)).not.toContain("skia");
  });

  it("leaves no PNG to Skia, and no large photo", async () => {
    const large = await sharp({ create: { ...create, width: 1025 } })
      .jpeg()
      .toBuffer();
    expect(await decodeAll([png, large])).toEqual(["libvips", "libvips"]);
  });

  it("loads the next photo into the image of a released one", async () => {
    const blue = await sharp({ create: { ...create, background: "#1e1ec8" } })
      .jpeg()
      .toBuffer();
    const load = createPreviewLoader(async (src) => (src === "red" ? jpeg : blue), 1);
    const first = await load(place("red"));
    first.release();
    const second = await load(place("blue"));
    expect(second.drawable).toBe(first.drawable);
    const [red = 255, , blueness = 0] = readPixel(second);
    expect(blueness - red).toBeGreaterThan(100);
  });
});
