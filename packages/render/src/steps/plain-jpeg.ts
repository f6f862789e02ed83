interface PixelSize {
  readonly width: number;
  readonly height: number;
}

const START_OF_SCAN = 0xda;
const FRAMES = new Set([0xc0, 0xc2]);
/** The markers of EXIF and color profile segments: the image may need rotation or conversion. */
const METADATA = new Set([0xe1, 0xe2]);

/**
 * Returns the size of a complete JPEG without EXIF and color profile; undefined for other files.
 */
export function readPlainJpegSize(file: Buffer): PixelSize | undefined {
  if (file.length < 4 || file.readUInt16BE(0) !== 0xffd8) return undefined;
  if (file.readUInt16BE(file.length - 2) !== 0xffd9) return undefined;
  let size: PixelSize | undefined;
  let position = 2;
  while (position + 10 < file.length && file[position] === 0xff) {
    const marker = file.readUInt8(position + 1);
    if (marker === START_OF_SCAN) return size;
    if (METADATA.has(marker)) return undefined;
    const components = file.readUInt8(position + 9);
    if (FRAMES.has(marker) && components === 3) {
      size = { width: file.readUInt16BE(position + 7), height: file.readUInt16BE(position + 5) };
    }
    position += 2 + file.readUInt16BE(position + 2);
  }
  return undefined;
}
