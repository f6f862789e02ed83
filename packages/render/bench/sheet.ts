import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pointsToPixels } from "@photomap/geometry";
import { renderSheet } from "@photomap/render";
import { imagesOf, type SceneImage } from "@photomap/scene";
import sharp from "sharp";
import { openTestPhoto, PHOTO_IDS } from "../test/photos.ts";
import { type SampleSheet, sampleSheet } from "../test/sample-sheet.ts";

const DPI = 300;
const QUALITY = 92;
const IN_FLIGHT = 3;

export interface SheetBench {
  readonly sheet: SampleSheet;
  readonly photoPath: (id: string) => string;
  /** A finished sheet's pixels, so that the floor encodes what the sheet encodes. */
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
  cleanUp(): Promise<void>;
}

const SIZES = {
  "8x10": { widthPt: 576, heightPt: 720, columns: 1, rows: 3, photosPerOpening: 2 },
  "24x36": { widthPt: 1728, heightPt: 2592, columns: 3, rows: 4, photosPerOpening: 3 },
} as const;

export type SheetSize = keyof typeof SIZES;

export function isSheetSize(name: string): name is SheetSize {
  return Object.hasOwn(SIZES, name);
}

/** Twelve-megapixel photos on disk, as cameras make them, and one finished sheet. */
export async function prepare(size: SheetSize): Promise<SheetBench> {
  const folder = await mkdtemp(join(tmpdir(), "sheet-bench-"));
  const photoPath = (id: string) => join(folder, `${id}.jpg`);
  const photoIds = await writePhotos(photoPath);
  const sheet = sampleSheet({ ...SIZES[size], photoIds });
  const width = pointsToPixels(sheet.widthPt, DPI);
  const height = pointsToPixels(sheet.heightPt, DPI);
  const bench = { sheet, photoPath, width, height, cleanUp: () => rm(folder, { recursive: true }) };
  const pixels = await sharp(await thing(bench), { limitInputPixels: false })
    .raw()
    .toBuffer();
  return { ...bench, pixels };
}

async function writePhotos(photoPath: (id: string) => string): Promise<string[]> {
  const variants = PHOTO_IDS.flatMap((id) => [0, 1, 2, 3].map((hue) => ({ id, hue })));
  for (const { id, hue } of variants) {
    const photo = await sharp(await openTestPhoto(id))
      .resize(4000, 3000, { fit: "cover" })
      .modulate({ hue: hue * 90 })
      .sharpen()
      .jpeg({ quality: 90 })
      .toBuffer();
    await writeFile(photoPath(`${id}-${hue}`), photo);
  }
  return variants.map(({ id, hue }) => `${id}-${hue}`);
}

export function thing({ sheet, photoPath }: Pick<SheetBench, "sheet" | "photoPath">) {
  const openPhoto = (id: string) => readFile(photoPath(id));
  return renderSheet({ ...sheet, dpi: DPI, quality: QUALITY, openPhoto });
}

/** What nobody can avoid: decode and resize the same photos, encode as many pixels. */
export async function floor({ sheet, photoPath, pixels, width, height }: SheetBench) {
  const waiting = imagesOf(sheet.displayList);
  const resizeNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await resizeExactly(next, photoPath);
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, resizeNext));
  return sharp(pixels, { raw: { width, height, channels: 3 }, limitInputPixels: false })
    .jpeg({ quality: QUALITY, chromaSubsampling: "4:2:0", optimiseCoding: false })
    .withDensity(DPI)
    .toBuffer();
}

async function resizeExactly({ src, matrix }: SceneImage, photoPath: (id: string) => string) {
  const [a, b, c, d] = matrix;
  const pixels = (points: number) => pointsToPixels(points, DPI);
  return sharp(await readFile(photoPath(src)), { failOn: "error", sequentialRead: true })
    .autoOrient()
    .resize(pixels(Math.hypot(a, b)), pixels(Math.hypot(c, d)), { fit: "fill" })
    .toColourspace("srgb")
    .raw()
    .toBuffer();
}
