export type OriginalType = "jpeg" | "png" | "webp";

/**
 * Recognizes a type by the first bytes: file name and declared type are not trusted. Undefined for
 * other types.
 */
export function recognizeOriginalType(file: Buffer): OriginalType | undefined {
  const head = file.toString("latin1", 0, 12);
  if (head.startsWith("\xff\xd8\xff")) return "jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (head.startsWith("RIFF") && head.startsWith("WEBP", 8)) return "webp";
  return undefined;
}

/** The number of bytes that content sniffing of browsers and tools reads. */
const SNIFFED_BYTES = 1024;
/** The distance from the end of a file within which a ZIP's end record lies. */
const ZIP_END_BYTES = 65_557;
const ZIP_END = Buffer.from("PK\x05\x06", "latin1");

/** Matches marks of other types, long enough not to occur in compressed data by chance. */
const OTHER_TYPES = /<script|<html[\s>]|<svg\s+xmlns|<!doctype html|<\?php\s|%PDF-\d/i;

/**
 * Whether a picture is also a valid file of another type. Videos and pictures appended by phones
 * are accepted: only the pixels are kept.
 */
export function isPolyglotFile(file: Buffer, type: OriginalType): boolean {
  if (OTHER_TYPES.test(file.toString("latin1", 0, SNIFFED_BYTES))) return true;
  const rest = file.subarray(findPictureEnd(file, type));
  return OTHER_TYPES.test(rest.toString("latin1")) || hasZipEnd(rest);
}

function hasZipEnd(rest: Buffer): boolean {
  return rest.subarray(-ZIP_END_BYTES).includes(ZIP_END);
}

const END_OF_IMAGE = 0xd9;

/** Returns the offset after the picture data; the file's length when nothing is appended. */
function findPictureEnd(file: Buffer, type: OriginalType): number {
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
    else if (hasNoLength(marker)) at += 2;
    else at += 2 + file.readUInt16BE(at + 2);
  }
  return file.length;
}

/** Whether a marker has no length field, as escaped bytes and restart markers. */
function hasNoLength(marker: number): boolean {
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
