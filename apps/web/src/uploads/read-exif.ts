import { parseExifTime, parseGpsPosition } from "@photomap/project";
import ExifReader from "exifreader";

export interface ExifFacts {
  /** Local wall time as the camera wrote it, without a time zone. */
  readonly timeTakenExif?: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

interface Exif extends ExifFacts {
  /** The orientation tag asks for a rotation or a flip. */
  readonly isTurned: boolean;
}

/** Date, place and orientation; metadata that cannot be parsed counts as absent. */
export function readExif(bytes: ArrayBuffer): Exif {
  try {
    const { exif, gps } = ExifReader.load(bytes, {
      expanded: true,
      includeTags: { exif: ["DateTimeOriginal", "DateTimeDigitized", "Orientation"], gps: true },
    });
    const original = parseExifTime(exif?.DateTimeOriginal?.description);
    const timeTakenExif = original ?? parseExifTime(exif?.DateTimeDigitized?.description);
    return {
      isTurned: (exif?.Orientation?.value ?? 1) !== 1,
      ...(timeTakenExif !== undefined && { timeTakenExif }),
      ...parseGpsPosition(gps?.Latitude, gps?.Longitude),
    };
  } catch {
    return { isTurned: false };
  }
}
