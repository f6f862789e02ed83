import { pointsToPixels } from "@photomap/geometry";
import { renderSheet } from "@photomap/render";
import { imagesOf, type SceneImage } from "@photomap/scene";
import sharp from "sharp";
import { type BenchSheet, createBenchSheet, type SheetSize } from "../bench-sheet.ts";
import { measureCpuMs, measureMs, type Row } from "../measure.ts";

const DPI = 300;
const QUALITY = 92;
const IN_FLIGHT = 3;

export const smallSheet = createSheetRow("Sheet 8x10, 3 openings of 2 photos", 1.3, 7, {
  widthPt: 576,
  heightPt: 720,
  columns: 1,
  rows: 3,
  photosPerOpening: 2,
});

export const LARGE_SHEET: SheetSize = {
  widthPt: 1728,
  heightPt: 2592,
  columns: 3,
  rows: 4,
  photosPerOpening: 3,
};

export const largeSheet = createSheetRow(
  "Sheet 24x36, 12 openings of 3 photos",
  1.4,
  3,
  LARGE_SHEET,
);

function createSheetRow(name: string, ratio: number, rounds: number, size: SheetSize): Row {
  return {
    name,
    floorName: "decode and resize the same photos, encode as many pixels",
    unit: "milliseconds",
    target: { kind: "at most", ratio },
    rounds,
    async prepare() {
      const sheet = await createBenchSheet(size);
      const pixels = await sharp(await drawSheet(sheet), { limitInputPixels: false })
        .raw()
        .toBuffer();
      const cpuMs = { subject: 0, floor: 0 };
      const measure = (what: keyof typeof cpuMs, act: () => Promise<unknown>) =>
        measureMs(async () => {
          cpuMs[what] += await measureCpuMs(act);
        });
      return {
        subject: () => measure("subject", () => drawSheet(sheet)),
        floor: () => measure("floor", () => decodeAndEncode(sheet, pixels)),
        note: () => `ratio of CPU ${(cpuMs.subject / cpuMs.floor).toFixed(2)}`,
        close: () => sheet.close(),
      };
    },
  };
}

export function drawSheet({
  displayList,
  widthPt,
  heightPt,
  openPhoto,
}: BenchSheet): Promise<Buffer> {
  return renderSheet({ displayList, widthPt, heightPt, openPhoto, dpi: DPI, quality: QUALITY });
}

/** The unavoidable work: decode and encode. */
export async function decodeAndEncode(sheet: BenchSheet, pixels: Buffer): Promise<void> {
  const waiting = imagesOf(sheet.displayList);
  const resizeNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await resizeExactly(next, sheet);
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, resizeNext));
  const width = pointsToPixels(sheet.widthPt, DPI);
  const height = pointsToPixels(sheet.heightPt, DPI);
  await sharp(pixels, { raw: { width, height, channels: 3 }, limitInputPixels: false })
    .jpeg({ quality: QUALITY, chromaSubsampling: "4:2:0", optimizeCoding: false })
    .withDensity(DPI)
    .toBuffer();
}

async function resizeExactly({ src, matrix }: SceneImage, sheet: BenchSheet): Promise<void> {
  const [a, b, c, d] = matrix;
  const width = pointsToPixels(Math.hypot(a, b), DPI);
  const height = pointsToPixels(Math.hypot(c, d), DPI);
  await sharp(await sheet.openPhoto(src), { failOn: "error", sequentialRead: true })
    .autoOrient()
    .resize(width, height, { fit: "fill" })
    .toColorspace("srgb")
    .raw()
    .toBuffer();
}
