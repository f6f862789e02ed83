import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";

/** A picture of RGB pixels. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Renders the pages of a PDF with poppler, an independent implementation. */
export async function drawWithPoppler(pdf: Buffer, dpi: number): Promise<Pixels[]> {
  const folder = await mkdtemp(join(tmpdir(), "photomap-pdf-"));
  try {
    const file = join(folder, "pages.pdf");
    await writeFile(file, pdf);
    await promisify(execFile)("pdftoppm", ["-r", String(dpi), file, join(folder, "page")]);
    const names = (await readdir(folder)).filter((name) => name.endsWith(".ppm")).toSorted();
    return await Promise.all(
      names.map(async (name) => parsePpm(await readFile(join(folder, name)))),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

function parsePpm(file: Buffer): Pixels {
  const header = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(file.subarray(0, 40).toString("latin1"));
  if (header === null) throw new Error("Not a PPM file");
  return {
    data: file.subarray(header[0].length),
    width: Number(header[1]),
    height: Number(header[2]),
  };
}

/** Decodes a picture to its pixels on white. */
export async function decodePixels(image: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(image)
    .flatten({ background: "white" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * A mask with one byte per pixel: 1 where it is red, that is, inside an outline filled with a red
 * photo.
 */
export interface RedMask {
  readonly inside: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export function findRed({ data, width, height }: Pixels): RedMask {
  const inside = new Uint8Array(width * height);
  for (let i = 0; i < inside.length; i += 1) {
    inside[i] = (data[i * 3] ?? 0) > 150 && (data[i * 3 + 1] ?? 255) < 128 ? 1 : 0;
  }
  return { inside, width, height };
}

/** Counts pixels that differ and are farther than `nearPx` from any outline. */
export function countMisplaced(ours: RedMask, theirs: RedMask, nearPx: number): number {
  let count = 0;
  for (let i = 0; i < ours.inside.length; i += 1) {
    if (ours.inside[i] !== theirs.inside[i] && !isNearOutline(ours, i, nearPx)) count += 1;
  }
  return count;
}

function isNearOutline({ inside, width }: RedMask, index: number, nearPx: number): boolean {
  for (let dy = -nearPx; dy <= nearPx; dy += 1) {
    for (let dx = -nearPx; dx <= nearPx; dx += 1) {
      if ((inside[index + dy * width + dx] ?? 0) !== inside[index]) return true;
    }
  }
  return false;
}
