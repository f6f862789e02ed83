import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { openTestPhoto } from "../test/photos.ts";
import { stripJpeg } from "./strip-jpeg.ts";

const pixels = (file: Buffer) => sharp(file).raw().toBuffer();

describe("a JPEG without metadata", () => {
  it("has the same pixels and no metadata", async () => {
    const photo = await sharp(await openTestPhoto("two-dogs"))
      .withExif({ IFD0: { Copyright: "somebody" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
      .jpeg()
      .toBuffer();
    const bare = stripJpeg(photo);
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    expect((await sharp(bare).metadata()).exif).toBeUndefined();
    expect(bare.includes("somebody")).toBe(false);
    expect((await pixels(bare)).equals(await pixels(photo))).toBe(true);
  });

  it("throws on a truncated file", async () => {
    const photo = await openTestPhoto("two-dogs");
    expect(() => stripJpeg(photo.subarray(0, photo.length / 2))).toThrow("too soon");
  });
});
