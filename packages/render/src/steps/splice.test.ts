import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { openTestPhoto } from "../../test/photos.ts";
import { sliceBands } from "./band.ts";
import { BandEncoder } from "./encode.ts";
import { getMaxBandHeight, spliceBands } from "./splice.ts";

const WIDTH = 200;
const HEIGHT = 150;
const BAND_HEIGHT = 16;
const size = { width: WIDTH, height: HEIGHT, bandHeight: BAND_HEIGHT, dpi: 300 };

async function photoPixels(): Promise<Buffer> {
  return sharp(await openTestPhoto("two-dogs"))
    .resize(WIDTH, HEIGHT, { fit: "fill" })
    .ensureAlpha()
    .raw()
    .toBuffer();
}

function encodeBands(pixels: Buffer, quality = 92): Promise<Buffer[]> {
  const encoder = new BandEncoder(quality);
  const rowBytes = WIDTH * 4;
  return Promise.all(
    sliceBands(HEIGHT, BAND_HEIGHT).map(({ top, height }) =>
      encoder.encode(pixels.subarray(top * rowBytes, (top + height) * rowBytes), {
        width: WIDTH,
        height,
      }),
    ),
  );
}

const decode = (jpeg: Buffer) => sharp(jpeg, { failOn: "warning" }).raw().toBuffer();

describe("splicing bands", () => {
  it("decodes to the same pixels as a page encoded at once", async () => {
    const pixels = await photoPixels();
    const spliced = spliceBands(await encodeBands(pixels), size);
    const atOnce = await new BandEncoder(92).encode(pixels, size);
    expect((await decode(spliced)).equals(await decode(atOnce))).toBe(true);
  });

  it("numbers restart markers from 0 to 7 cyclically", async () => {
    const spliced = spliceBands(await encodeBands(await photoPixels()), size);
    const markers = [...spliced.toString("latin1").matchAll(/\xff([\xd0-\xd7])/g)];
    expect(markers.map(([, code]) => (code ?? "").charCodeAt(0) - 0xd0)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 0,
    ]);
  });

  it("has 300 dots per inch in the header", async () => {
    const spliced = spliceBands(await encodeBands(await photoPixels()), size);
    expect(spliced.subarray(0, 20).toString("hex")).toBe(
      "ffd8ffe000104a46494600010101012c012c0000",
    );
  });

  it("throws on bands of different quality", async () => {
    const pixels = await photoPixels();
    const [first] = await encodeBands(pixels, 92);
    const [, second] = await encodeBands(pixels, 80);
    const bands = [first, second].filter((band) => band !== undefined);
    expect(() => spliceBands(bands, size)).toThrow("different tables");
  });

  it("throws on data that is not JPEG, and without bands", () => {
    expect(() => spliceBands([Buffer.alloc(64)], size)).toThrow("marker");
    expect(() => spliceBands([], size)).toThrow(RangeError);
  });

  it("throws on a band that ends too soon", async () => {
    const [first] = await encodeBands(await photoPixels());
    const bands = [first?.subarray(0, -2)].filter((band) => band !== undefined);
    expect(() => spliceBands(bands, size)).toThrow("No end");
  });

  it("limits the band height of wide pages", () => {
    expect(getMaxBandHeight(7200)).toBe(2320);
    expect(getMaxBandHeight(65_000)).toBe(256);
  });
});
