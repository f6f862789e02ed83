import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { openTestPhoto } from "../test/photos.ts";
import { processPhoto } from "./process-photo.ts";

const EDGES = [2048, 1024, 512, 256];

async function processAccepted(original: Buffer) {
  const outcome = await processPhoto(original, EDGES);
  if (outcome.kind !== "processed") throw new Error(outcome.reason);
  return outcome;
}

function paint(background: string, channels: 3 | 4 = 3) {
  return sharp({ create: { width: 300, height: 200, channels, background } });
}

async function colorOf(picture: Buffer): Promise<number[]> {
  const { channels } = await sharp(picture).stats();
  return channels.map(({ mean }) => Math.round(mean));
}

async function describePicture(picture: Buffer) {
  const { width, height, format, space, depth, channels } = await sharp(picture).metadata();
  return { width, height, format, space, depth, channels };
}

describe("a processed photo", () => {
  it("has a master and derivatives, none enlarged, all 8-bit sRGB", async () => {
    const { width, height, master, derivatives } = await processAccepted(
      await openTestPhoto("two-dogs"),
    );
    const plain = { format: "jpeg", space: "srgb", depth: "uchar", channels: 3 };
    expect(await describePicture(master)).toEqual({ ...plain, width, height });
    for (const [i, derivative] of derivatives.entries()) {
      const made = await describePicture(derivative);
      expect(made).toMatchObject(plain);
      expect(Math.max(made.width, made.height)).toBe(
        Math.min(EDGES[i] ?? 0, Math.max(width, height)),
      );
      expect(made.width / made.height).toBeCloseTo(width / height, 1);
    }
  });

  it("looks like the original", async () => {
    const original = await openTestPhoto("two-dogs");
    const { width, height, master } = await processAccepted(original);
    const [before, after] = await Promise.all(
      [original, master].map((file) => sharp(file).autoOrient().raw().toBuffer()),
    );
    if (before === undefined || after === undefined) throw new Error("No pixels");
    let squares = 0;
    for (const [i, value] of before.entries()) squares += (value - (after[i] ?? 0)) ** 2;
    const decibels = 10 * Math.log10(255 ** 2 / (squares / (width * height * 3)));
    expect(decibels).toBeGreaterThan(38);
  });

  it("is upright, and returns metadata without keeping it in the file", async () => {
    const original = await paint("teal")
      .withExif({
        IFD0: { Artist: "private" },
        IFD2: { DateTimeOriginal: "2019:12:31 23:59:59" },
        IFD3: {
          GPSLatitudeRef: "S",
          GPSLatitude: "33/1 52/1 768/100",
          GPSLongitudeRef: "E",
          GPSLongitude: "151/1 12/1 3348/100",
        },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { width, height, takenAt, latitude, longitude, master } = await processAccepted(original);
    expect({ width, height, takenAt }).toEqual({
      width: 200,
      height: 300,
      takenAt: "2019-12-31T23:59:59",
    });
    expect(latitude).toBeCloseTo(-33.8688, 4);
    expect(longitude).toBeCloseTo(151.2093, 4);
    const { exif, xmp, iptc, icc, orientation } = await sharp(master).metadata();
    expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined));
  });

  it.each<[string, () => Promise<Buffer>]>([
    ["eight bits", () => paint("#c81e8c").withIccProfile("p3").jpeg({ quality: 100 }).toBuffer()],
    [
      "sixteen bits",
      () => paint("#c81e8c").withIccProfile("p3").toColorspace("rgb16").png().toBuffer(),
    ],
  ])("keeps its colors when converted from a wide profile of %s", async (_what, make) => {
    const { master } = await processAccepted(await make());
    const color = await colorOf(master);
    for (const [i, value] of [0xc8, 0x1e, 0x8c].entries()) {
      expect(Math.abs((color[i] ?? 0) - value)).toBeLessThan(4);
    }
  });

  it("is white where it was transparent, and has three channels where it was gray", async () => {
    const glass = paint("#c81e8c00", 4);
    expect(await colorOf((await processAccepted(await glass.png().toBuffer())).master)).toEqual([
      255, 255, 255,
    ]);
    const gray = await paint("#808080").toColorspace("b-w").png().toBuffer();
    const { master } = await processAccepted(gray);
    expect((await describePicture(master)).channels).toBe(3);
    expect((await colorOf(master))[0]).toBe(128);
  });
});
