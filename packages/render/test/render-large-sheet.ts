import { readFileSync } from "node:fs";
import { renderSheet } from "../src/index.ts";
import { openTestPhoto, PHOTO_IDS } from "./photos.ts";
import { sampleSheet } from "./sample-sheet.ts";

/** A large sheet. This file runs in a separate process: peak memory is per process. */
const sheet = sampleSheet({
  widthPt: 1728,
  heightPt: 2592,
  columns: 3,
  rows: 4,
  photosPerOpening: 3,
  photoIds: PHOTO_IDS,
});
const jpeg = await renderSheet({ ...sheet, openPhoto: openTestPhoto });
const height = jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 5;
process.stdout.write(
  JSON.stringify({
    width: jpeg.readUInt16BE(height + 2),
    height: jpeg.readUInt16BE(height),
    peakMegabytes: peakMegabytes(),
  }),
);

/** Returns the peak memory; maxRSS would start at the value of the parent process. */
function peakMegabytes(): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
