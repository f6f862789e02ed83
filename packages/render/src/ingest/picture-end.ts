import type { OriginalType } from "./original-type.ts";

const END_OF_IMAGE = 0xd9;

/** Where the picture ends and what somebody put behind it begins; the file's length when nothing is. */
export function findPictureEnd(file: Buffer, type: OriginalType): number {
  const end = { jpeg: findJpegEnd, png: findPngEnd, webp: findWebpEnd }[type](file);
  return Math.min(end, file.length);
}

function findJpegEnd(file: Buffer): number {
  let at = 2;
  while (at >= 0 && at + 3 < file.length) {
    at = file.indexOf(0xff, at);
    if (at < 0 || at + 3 >= file.length) break;
    const marker = file.readUInt8(at + 1);
    if (marker === END_OF_IMAGE) return at + 2;
    if (marker === 0xff) at += 1;
    else if (standsAlone(marker)) at += 2;
    else at += 2 + file.readUInt16BE(at + 2);
  }
  return file.length;
}

/** Escaped bytes and restarts of the compressed pixels, which have no length behind them. */
function standsAlone(marker: number): boolean {
  return marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);
}

function findPngEnd(file: Buffer): number {
  let at = 8;
  while (at + 12 <= file.length) {
    const isLast = file.toString("latin1", at + 4, at + 8) === "IEND";
    at += 12 + file.readUInt32BE(at);
    if (isLast) return at;
  }
  return file.length;
}

function findWebpEnd(file: Buffer): number {
  const bytes = file.readUInt32LE(4);
  return 8 + bytes + (bytes % 2);
}
