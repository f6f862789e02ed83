import { once } from "node:events";
import { crc32, createDeflate, type Deflate } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BYTES_PER_PIXEL = 4;
const INCHES_PER_METER = 39.3701;
/** The filter by the pixel on the left, with which photos compress better. */
const FILTER_SUB = 1;

/** Writes an RGBA PNG incrementally; only compressed bytes stay in memory. */
export class PngWriter {
  readonly #rowBytes: number;
  readonly #head: Buffer[];
  readonly #deflate: Deflate;
  readonly #compressed: Buffer[] = [];

  constructor({ width, height, dpi }: { width: number; height: number; dpi: number }) {
    this.#rowBytes = width * BYTES_PER_PIXEL;
    this.#head = [SIGNATURE, chunk("IHDR", header(width, height)), chunk("pHYs", density(dpi))];
    // Higher levels take five times as long and hardly reduce the size of photos.
    this.#deflate = createDeflate({ level: 3 });
    this.#deflate.on("data", (part: Buffer) => this.#compressed.push(part));
  }

  async write(pixels: Uint8ClampedArray): Promise<void> {
    if (!this.#deflate.write(this.#filter(pixels))) await once(this.#deflate, "drain");
  }

  async finish(): Promise<Buffer> {
    const ended = once(this.#deflate, "end");
    this.#deflate.end();
    await ended;
    const parts = this.#compressed.map((part) => chunk("IDAT", part));
    return Buffer.concat([...this.#head, ...parts, chunk("IEND", Buffer.alloc(0))]);
  }

  #filter(pixels: Uint8ClampedArray): Buffer {
    const rowBytes = this.#rowBytes;
    const rows = pixels.length / rowBytes;
    const filtered = Buffer.allocUnsafe(rows * (rowBytes + 1));
    let to = 0;
    for (let from = 0; from < pixels.length; from += rowBytes) {
      to = filtered.writeUInt8(FILTER_SUB, to);
      for (let i = 0; i < rowBytes; i += 1) {
        const left = i < BYTES_PER_PIXEL ? 0 : pixels[from + i - BYTES_PER_PIXEL]!;
        filtered[to++] = pixels[from + i]! - left;
      }
    }
    return filtered;
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Returns the header of an RGBA picture with 8 bits. */
function header(width: number, height: number): Buffer {
  const bytes = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0]);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  return bytes;
}

function density(dpi: number): Buffer {
  const bytes = Buffer.alloc(9, 1);
  const perMeter = Math.round(dpi * INCHES_PER_METER);
  bytes.writeUInt32BE(perMeter, 0);
  bytes.writeUInt32BE(perMeter, 4);
  return bytes;
}
