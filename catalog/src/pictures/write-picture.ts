import { writeFileSync } from "node:fs";
import sharp from "sharp";

/** AVIF in each width, and WebP in the last for browsers that cannot read it. */
export async function writePicture(
  folder: URL,
  name: string,
  drawn: Buffer,
  widthsPx: readonly number[],
): Promise<void> {
  for (const width of widthsPx) {
    const small = sharp(drawn).resize(width);
    const avif = await small.clone().avif({ quality: 55, effort: 4 }).toBuffer();
    writeFileSync(new URL(`${name}-${width}.avif`, folder), avif);
    if (width !== widthsPx.at(-1)) continue;
    const webp = await small.webp({ quality: 80, effort: 6 }).toBuffer();
    writeFileSync(new URL(`${name}-${width}.webp`, folder), webp);
  }
}
