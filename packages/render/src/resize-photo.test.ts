import sharp from "sharp";
import { expect, it } from "vitest";
import { openTestPhoto } from "../test/photos.ts";
import { resizePhoto } from "./resize-photo.ts";

it("LIM-02 encodes JPEG at quality 75 above 3000 px and at 100 up to that", async () => {
  const create = { width: 3200, height: 40, channels: 3, background: "#7a8" } as const;
  const photo = await sharp({ create }).png().toBuffer();
  for (const [edgePx, quality, width] of [
    [4096, 75, 3200],
    [2048, 100, 2048],
  ] as const) {
    const resized = await resizePhoto(photo, { edgePx, format: "jpeg" });
    expect((await sharp(resized).metadata()).width).toBe(width);
    const expected = await sharp({ create }).jpeg({ quality }).toBuffer();
    expect(readQuantization(resized)).toEqual(readQuantization(expected));
  }
});

it("encodes WebP at quality 75 above 3000 px and at 85 up to that, AVIF at 65", async () => {
  const photo = await sharp(await openTestPhoto("two-dogs"))
    .resize(120)
    .png()
    .toBuffer();
  const webp = (quality: number) => sharp(photo).webp({ quality, effort: 2 }).toBuffer();
  const resize = (edgePx: number, format: "webp" | "avif") =>
    resizePhoto(photo, { edgePx, format });
  expect((await resize(3001, "webp")).equals(await webp(75))).toBe(true);
  expect((await resize(3000, "webp")).equals(await webp(85))).toBe(true);
  const avif = await sharp(photo).avif({ quality: 65, effort: 0 }).toBuffer();
  expect((await resize(3000, "avif")).equals(avif)).toBe(true);
});

/** Returns the first quantization table, which encodes the quality. */
function readQuantization(jpeg: Buffer): number[] {
  const at = jpeg.indexOf(Buffer.from([0xff, 0xdb]));
  return [...jpeg.subarray(at + 5, at + 5 + 64)];
}
