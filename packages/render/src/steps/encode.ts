import jpegTurbo from "@julusian/jpeg-turbo";
import { releaseMemory } from "../release-memory.ts";

/** Pixels a JPEG of halved colour encodes at once, across and down: bands must be whole units high. */
export const JPEG_UNIT_PX = 16;

interface BandSize {
  readonly width: number;
  readonly height: number;
}

/** A band as a JPEG of its own, with colour at half resolution and the standard tables. */
export async function encodeBand(
  pixels: Buffer,
  { width, height }: BandSize,
  quality: number,
): Promise<Buffer> {
  const encoded = await jpegTurbo.compress(pixels, {
    format: jpegTurbo.FORMAT_RGBX,
    width,
    height,
    subsampling: jpegTurbo.SAMP_420,
    quality,
  });
  // It is a view of a buffer for the worst case, fifty times as large: keep only what was written.
  const written = Buffer.from(encoded);
  releaseMemory(encoded);
  return written;
}
