import { JPEG_UNIT_PX } from "./encode.ts";

const MARKER = {
  startOfFrame: 0xc0,
  huffmanTable: 0xc4,
  firstRestart: 0xd0,
  startOfImage: 0xd8,
  endOfImage: 0xd9,
  startOfScan: 0xda,
  quantizationTable: 0xdb,
  restartInterval: 0xdd,
  jfif: 0xe0,
} as const;

const MAX_RESTART_INTERVAL = 0xffff;

interface Segment {
  readonly marker: number;
  /** The segment's bytes, including marker and length. */
  readonly bytes: Buffer;
}

interface BandFile {
  readonly segments: readonly Segment[];
  readonly scan: Buffer;
}

export interface SpliceOptions {
  readonly width: number;
  readonly height: number;
  /** The height of every band but the last. */
  readonly bandHeight: number;
  readonly dpi: number;
}

/** Returns the greatest height whose units fit into one restart interval. */
export function getMaxBandHeight(width: number): number {
  const unitsAcross = Math.ceil(width / JPEG_UNIT_PX);
  return Math.floor(MAX_RESTART_INTERVAL / unitsAcross) * JPEG_UNIT_PX;
}

/**
 * Joins separately encoded bands into one JPEG: a decoder resets its state at restart markers, so
 * the scans can be concatenated under the header of the first band.
 */
export function spliceBands(bands: readonly Buffer[], options: SpliceOptions): Buffer {
  const files = bands.map(parseBand);
  const [first] = files;
  if (first === undefined) throw new RangeError("A page needs at least one band");
  requireSameTables(files);
  const scans = files.flatMap(({ scan }, index) =>
    index === 0 ? [scan] : [marker(MARKER.firstRestart + ((index - 1) % 8)), scan],
  );
  return Buffer.concat([
    marker(MARKER.startOfImage),
    jfifSegment(options.dpi),
    ...headerSegments(first, options),
    ...scans,
    marker(MARKER.endOfImage),
  ]);
}

function headerSegments({ segments }: BandFile, options: SpliceOptions): Buffer[] {
  return segments.flatMap(({ marker, bytes }) => {
    switch (marker) {
      case MARKER.jfif:
        return [];
      case MARKER.startOfFrame:
        return [withHeight(bytes, options.height)];
      case MARKER.startOfScan:
        return [restartSegment(options), bytes];
      default:
        return [bytes];
    }
  });
}

function parseBand(file: Buffer): BandFile {
  const segments: Segment[] = [];
  let position = 2;
  for (;;) {
    if (file[position] !== 0xff) throw new Error(`No JPEG marker at byte ${position}`);
    const marker = file.readUInt8(position + 1);
    const end = position + 2 + file.readUInt16BE(position + 2);
    segments.push({ marker, bytes: file.subarray(position, end) });
    position = end;
    if (marker === MARKER.startOfScan) break;
  }
  const end = file.length - 2;
  if (file.readUInt16BE(end) !== 0xff00 + MARKER.endOfImage) throw new Error("No end of the JPEG");
  return { segments, scan: file.subarray(position, end) };
}

function requireSameTables(files: readonly BandFile[]): void {
  const tables = files.map(({ segments }) =>
    Buffer.concat(
      segments
        .filter(
          ({ marker }) => marker === MARKER.quantizationTable || marker === MARKER.huffmanTable,
        )
        .map(({ bytes }) => bytes),
    ),
  );
  if (tables.some((table) => tables[0]?.equals(table) === false)) {
    throw new Error("Bands encoded with different tables cannot be one JPEG");
  }
}

function marker(code: number): Buffer {
  return Buffer.from([0xff, code]);
}

function withHeight(startOfFrame: Buffer, height: number): Buffer {
  const patched = Buffer.from(startOfFrame);
  patched.writeUInt16BE(height, 5);
  return patched;
}

function restartSegment({ width, bandHeight }: SpliceOptions): Buffer {
  const units = Math.ceil(width / JPEG_UNIT_PX) * Math.ceil(bandHeight / JPEG_UNIT_PX);
  const bytes = Buffer.from([0xff, MARKER.restartInterval, 0, 4, 0, 0]);
  bytes.writeUInt16BE(units, 4);
  return bytes;
}

/** Returns a JFIF segment of version 1.01 with the density in dots per inch and no thumbnail. */
function jfifSegment(dpi: number): Buffer {
  const bytes = Buffer.from([0xff, MARKER.jfif, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 1]);
  const density = Buffer.alloc(6);
  density.writeUInt16BE(dpi, 0);
  density.writeUInt16BE(dpi, 2);
  return Buffer.concat([bytes, density]);
}
