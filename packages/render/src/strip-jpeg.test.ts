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

  it("keeps the segments of JFIF and Adobe, which say how colors are stored", async () => {
    const photo = await openTestPhoto("two-dogs");
    const segments = [0xe0, 0xe1, 0xee, 0xef, 0xfe].map((marker) => [0xff, marker, 0, 3, marker]);
    const file = Buffer.from([...photo.subarray(0, 2), ...segments.flat(), ...photo.subarray(2)]);
    const added = stripJpeg(file).length - stripJpeg(photo).length;
    expect([...stripJpeg(file).subarray(2, 2 + added)]).toEqual([segments[0], segments[2]].flat());
  });

  it("throws on a truncated file", async () => {
    const photo = await openTestPhoto("two-dogs");
    expect(() => stripJpeg(photo.subarray(0, photo.length / 2))).toThrow("too soon");
    expect(() => stripJpeg(photo.subarray(0, 20))).toThrow("too soon");
  });

  it("may have up to 62 bytes after its end", async () => {
    const photo = await openTestPhoto("two-dogs");
    const padded = (bytes: number) => Buffer.concat([photo, Buffer.alloc(bytes)]);
    expect(stripJpeg(padded(62)).length).toBe(stripJpeg(photo).length + 62);
    expect(() => stripJpeg(padded(63))).toThrow("too soon");
  });

  it("throws where a segment does not start with a marker", async () => {
    const photo = Buffer.from(await openTestPhoto("two-dogs"));
    photo[2] = 0;
    expect(() => stripJpeg(photo)).toThrow("No JPEG marker at byte 2");
  });
});
