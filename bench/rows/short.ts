import { renderPdf } from "@photomap/render";
import sharp from "sharp";
import { type BenchSheet, createBenchSheet } from "../bench-sheet.ts";
import { measureCpuMs, type Row } from "../measure.ts";
import { smallPreview } from "./preview.ts";
import { countSaveStatements } from "./save-opening.ts";
import { decodeAndEncode, drawSheet } from "./sheet.ts";

/** What a ratio may exceed its target by before the short form fails. */
const MARGIN = 1.5;
const ROUNDS = 7;

const FLOOR = "decode and resize the same photos, encode as many pixels";

/**
 * Rows for the gate, which other programs may run beside: ratios of processor time and counts, in
 * few rounds, each with a margin. They find work that was multiplied, not a few percent.
 */
export const SHORT_ROWS: readonly Row[] = [
  loosen(smallPreview),
  createSheetRow("Sheet 8x10 (CPU)", 1.3, (sheet) => drawSheet(sheet)),
  createSheetRow("PDF 8x10 (CPU)", 0.5, ({ openPhoto, displayList, widthPt, heightPt }) =>
    renderPdf({
      pages: [{ width: widthPt, height: heightPt, ops: displayList }],
      openPhoto,
      title: "Bench",
    }),
  ),
  loosen(countSaveStatements),
];

function loosen(row: Row): Row {
  const { target } = row;
  return {
    ...row,
    rounds: ROUNDS,
    target: { ...target, ratio: Math.round(100 * target.ratio * MARGIN) / 100 },
  };
}

function createSheetRow(
  name: string,
  ratio: number,
  draw: (sheet: BenchSheet) => Promise<unknown>,
): Row {
  return loosen({
    name,
    floorName: FLOOR,
    unit: "milliseconds",
    target: { kind: "at most", ratio },
    rounds: ROUNDS,
    async prepare() {
      const sheet = await createBenchSheet({
        widthPt: 576,
        heightPt: 720,
        columns: 1,
        rows: 3,
        photosPerOpening: 2,
      });
      const pixels = await sharp(await drawSheet(sheet))
        .raw()
        .toBuffer();
      return {
        subject: () => measureCpuMs(() => draw(sheet)),
        floor: () => measureCpuMs(() => decodeAndEncode(sheet, pixels)),
        close: () => sheet.close(),
      };
    },
  });
}
