import jpegTurbo from "@julusian/jpeg-turbo";
import { releaseMemory } from "../release-memory.ts";

/** The side of the JPEG unit with 4:2:0 subsampling; the height of bands is a multiple of it. */
export const JPEG_UNIT_PX = 16;

interface BandSize {
  readonly width: number;
  readonly height: number;
}

/** Encodes each band as a JPEG with 4:2:0 subsampling and the standard tables. */
export class BandEncoder {
  readonly #quality: number;
  /**
   * Worst-case output buffers, fifty times the written size, reused to spare the garbage collector.
   */
  readonly #buffers: Buffer[] = [];

  constructor(quality: number) {
    this.#quality = quality;
  }

  async encode(pixels: Buffer, { width, height }: BandSize): Promise<Buffer> {
    const needed = jpegTurbo.bufferSize({ width, height, subsampling: jpegTurbo.SAMP_420 });
    const free = this.#buffers.pop();
    const output = free !== undefined && free.length >= needed ? free : Buffer.allocUnsafe(needed);
    const options = {
      format: jpegTurbo.FORMAT_RGBX,
      width,
      height,
      subsampling: jpegTurbo.SAMP_420,
      quality: this.#quality,
    };
    const written = Buffer.from(await jpegTurbo.compress(pixels, output, options));
    this.#buffers.push(output);
    return written;
  }

  close(): void {
    for (const output of this.#buffers.splice(0)) releaseMemory(output);
  }
}
