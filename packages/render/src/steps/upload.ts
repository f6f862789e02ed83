import { type Image, loadImage } from "@napi-rs/canvas";
import type { DecodedPhoto } from "./decode.ts";

const FILE_HEADER_BYTES = 14;
const INFO_HEADER_BYTES = 108;
const HEADER_BYTES = FILE_HEADER_BYTES + INFO_HEADER_BYTES;
const COMPRESSION_BIT_FIELDS = 3;
/** Which bits of a little-endian pixel are red, green, blue and alpha. */
const CHANNEL_MASKS = [0x000000ff, 0x0000ff00, 0x00ff0000, 0xff000000];

/**
 * Decoded pixels as something a canvas can draw. They travel as a bitmap file, because that is read
 * on another thread; a canvas as source would be filled on this one and copied again for each band.
 */
export function uploadPhoto({ data, width, height }: DecodedPhoto): Promise<Image> {
  return loadImage(Buffer.concat([bitmapHeader(width, height), data]));
}

function bitmapHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  const dataBytes = width * height * 4;
  header.write("BM", 0, "latin1");
  header.writeUInt32LE(HEADER_BYTES + dataBytes, 2);
  header.writeUInt32LE(HEADER_BYTES, 10);
  header.writeUInt32LE(INFO_HEADER_BYTES, 14);
  header.writeInt32LE(width, 18);
  // A negative height: rows from the top down.
  header.writeInt32LE(-height, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(32, 28);
  header.writeUInt32LE(COMPRESSION_BIT_FIELDS, 30);
  header.writeUInt32LE(dataBytes, 34);
  CHANNEL_MASKS.forEach((mask, index) => header.writeUInt32LE(mask, 54 + 4 * index));
  header.write("BGRs", 70, "latin1");
  return header;
}
