import { renderPdf } from "@photomap/render";
import sharp from "sharp";
import { createBenchSheet } from "../bench-sheet.ts";
import { measureCpuMs, type Row } from "../measure.ts";
import { decodeAndEncode, drawSheet, LARGE_SHEET } from "./sheet.ts";

export const pdf: Row = {
  name: "PDF 24x36, photos embedded as stored (CPU)",
  floorName: "decode and resize the same photos, encode as many pixels",
  unit: "milliseconds",
  target: { kind: "at most", ratio: 0.35 },
  rounds: 3,
  async prepare() {
    const sheet = await createBenchSheet(LARGE_SHEET);
    const pixels = await sharp(await drawSheet(sheet), { limitInputPixels: false })
      .raw()
      .toBuffer();
    const { openPhoto, displayList: ops, widthPt: width, heightPt: height } = sheet;
    const request = { pages: [{ width, height, ops }], openPhoto, title: "Bench" };
    return {
      subject: () => measureCpuMs(() => renderPdf(request)),
      floor: () => measureCpuMs(() => decodeAndEncode(sheet, pixels)),
      close: () => sheet.close(),
    };
  },
};
