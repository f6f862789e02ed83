import jpegTurbo from "@julusian/jpeg-turbo";
import { releaseMemory } from "../release-memory.ts";

/** Pixels a JPEG of halved color encodes at once, across and down: bands must be whole units high. */
export const JPEG_UNIT_PX = 16;

interface BandSize {
  readonly width: number;
  readonly height: number;
}

/** Makes each band a JPEG of its own, with color at half resolution and the standard tables. */
export class BandEncoder {
  readonly #quality: number;
  /** Room for the worst case, fifty times what is written: taken anew each time, it keeps the garbage collector busy. */
  readonly #rooms: Buffer[] = [];

  constructor(quality: number) {
    this.#quality = quality;
  }

  async encode(pixels: Buffer, { width, height }: BandSize): Promise<Buffer> {
    const needed = jpegTurbo.bufferSize({ width, height, subsampling: jpegTurbo.SAMP_420 });
    const free = this.#rooms.pop();
    const room = free !== undefined && free.length >= needed ? free : Buffer.allocUnsafe(needed);
    const options = {
      format: jpegTurbo.FORMAT_RGBX,
      width,
      height,
      subsampling: jpegTurbo.SAMP_420,
      quality: this.#quality,
    };
    const written = Buffer.from(await jpegTurbo.compress(pixels, room, options));
    this.#rooms.push(room);
    return written;
  }

  close(): void {
    for (const room of this.#rooms.splice(0)) releaseMemory(room);
  }
}
