const START_OF_SCAN = 0xda;
const END_OF_IMAGE = Buffer.from([0xff, 0xd9]);
/** The number of last bytes that contain the end marker; files may be padded. */
const END_BYTES = 64;
/** The markers of JFIF and Adobe segments, whose color information decoding needs. */
const REQUIRED_SEGMENTS = new Set([0xe0, 0xee]);

/** Removes metadata segments; the compressed pixels stay unchanged. */
export function stripJpeg(file: Buffer): Buffer {
  if (!file.subarray(-END_BYTES).includes(END_OF_IMAGE)) {
    throw new Error("The JPEG ends too soon");
  }
  const kept = [file.subarray(0, 2)];
  let position = 2;
  for (;;) {
    if (file[position] !== 0xff) throw new Error(`No JPEG marker at byte ${position}`);
    const marker = file.readUInt8(position + 1);
    if (marker === START_OF_SCAN) break;
    const end = position + 2 + file.readUInt16BE(position + 2);
    if (!isMetadata(marker) || REQUIRED_SEGMENTS.has(marker))
      kept.push(file.subarray(position, end));
    position = end;
  }
  return Buffer.concat([...kept, file.subarray(position)]);
}

/** Whether a marker is an application segment or a comment. */
function isMetadata(marker: number): boolean {
  return (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
}
