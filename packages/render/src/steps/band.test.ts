import { beforeAll, describe, expect, it } from "vitest";
import { openTestPhoto, PHOTO_IDS } from "../../test/photos.ts";
import { sampleSheet } from "../../test/sample-sheet.ts";
import { createBandPainter, sliceBands } from "./band.ts";
import { PhotoLoader } from "./load.ts";
import { createPrintLoader } from "./photo-loaders.ts";

const WIDTH = 2400;
const HEIGHT = 3000;
const BAND_HEIGHT = 512;
const ROW_BYTES = WIDTH * 4;
const pixelsPerPoint = 300 / 72;

const { displayList } = sampleSheet({
  widthPt: 576,
  heightPt: 720,
  columns: 2,
  rows: 3,
  photosPerOpening: 2,
  photoIds: PHOTO_IDS,
});

/** The absolute difference of each sample from the same page drawn on one canvas. */
let differences: Uint8Array;

beforeAll(async () => {
  const loader = new PhotoLoader(
    displayList,
    pixelsPerPoint,
    createPrintLoader(openTestPhoto, pixelsPerPoint),
  );
  await loader.enter({ top: 0, height: HEIGHT });
  const paint = (bandHeight: number) => {
    const painter = createBandPainter(displayList, { width: WIDTH, bandHeight, pixelsPerPoint });
    const bands = sliceBands(HEIGHT, bandHeight);
    return Buffer.concat(bands.map((band) => painter.paint(band, loader.findPixels)));
  };
  const banded = paint(BAND_HEIGHT);
  const whole = paint(HEIGHT);
  differences = new Uint8Array(banded.length);
  for (const [index, value] of banded.entries()) {
    differences[index] = Math.abs(value - (whole[index] ?? 0));
  }
}, 30_000);

function mean(values: Uint8Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

describe("a page in bands", () => {
  it("differs from a single canvas in few samples, and by little", () => {
    const differing = differences.reduce((count, value) => count + (value > 0 ? 1 : 0), 0);
    const greatest = differences.reduce((most, value) => Math.max(most, value), 0);
    expect(differing / differences.length).toBeLessThan(0.002);
    expect(greatest).toBeLessThan(64);
  });

  it("has no visible seams between bands", () => {
    for (const { top } of sliceBands(HEIGHT, BAND_HEIGHT).slice(1)) {
      const seam = differences.subarray((top - 1) * ROW_BYTES, (top + 1) * ROW_BYTES);
      expect(mean(seam)).toBeLessThan(0.1);
    }
  });

  it("covers every row exactly once", () => {
    const bands = sliceBands(HEIGHT, BAND_HEIGHT);
    expect(bands.map(({ top }) => top)).toEqual([0, 512, 1024, 1536, 2048, 2560]);
    expect(bands.at(-1)?.height).toBe(440);
  });
});
