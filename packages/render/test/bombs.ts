import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** Makes decompression bombs: small files that declare or expand to huge images. */
export async function makeBombs(): Promise<[name: string, file: Buffer][]> {
  return [
    ["a PNG of 12,000 squared", makePng(12_000, 12_000)],
    ["a PNG of 16,000 squared", makePng(16_000, 16_000)],
    ["a PNG of 30,000 squared", makePng(30_000, 30_000)],
    ["a JPEG of 65,500 squared", await makeJpeg(65_500)],
    ["a progressive JPEG of 5,900 squared", await makeJpeg(5_900, { progressive: true })],
    ["an animated WebP", await makeAnimatedWebp()],
    ["a line of 1 by 60,000", makePng(1, 60_000)],
    ["a line of 60,000 by 1", makePng(60_000, 1)],
    ["an AVIF of 60,000 squared", await makeAvif(60_000)],
    ["the same as a HEIC", await makeAvif(60_000, "heic")],
  ];
}

/** Makes a complete and valid PNG: one bit per pixel, all black. */
export function makePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    makeChunk("IHDR", header),
    makeChunk("IDAT", deflateSync(rows, { level: 1 })),
    makeChunk("IEND", Buffer.alloc(0)),
  ]);
}

function makeChunk(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const named = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** Makes a small JPEG with a patched frame size: encoders don't support such sizes. */
export async function makeJpeg(edge: number, { progressive = false } = {}): Promise<Buffer> {
  const file = await sharp({ create: { width: 64, height: 64, channels: 3, background: "teal" } })
    .jpeg({ progressive })
    .toBuffer();
  const frame = file.indexOf(Buffer.from([0xff, progressive ? 0xc2 : 0xc0]));
  file.writeUInt16BE(edge, frame + 5);
  file.writeUInt16BE(edge, frame + 7);
  return file;
}

/** Makes a small AVIF that declares another size, or the same as another brand of its container. */
async function makeAvif(edge: number, brand = "avif"): Promise<Buffer> {
  const file = await sharp({ create: { width: 64, height: 64, channels: 3, background: "teal" } })
    .avif({ effort: 0 })
    .toBuffer();
  file.write(brand, 8, "latin1");
  const size = file.indexOf("ispe", 0, "latin1");
  file.writeUInt32BE(edge, size + 8);
  file.writeUInt32BE(edge, size + 12);
  return file;
}

function makeAnimatedWebp(): Promise<Buffer> {
  const frames = 40;
  const pixels = Buffer.alloc(200 * 200 * frames * 3, 0).map((_, i) => (i >> 9) % 256);
  return sharp(pixels, { raw: { width: 200, height: 200 * frames, channels: 3, pageHeight: 200 } })
    .webp({ effort: 0 })
    .toBuffer();
}
