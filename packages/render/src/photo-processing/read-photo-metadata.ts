import { parseExifTime, parseGpsPosition } from "@photomap/project";
import ExifReader from "exifreader";

export interface PhotoMetadata {
  /** The camera's local time, without a time zone. */
  readonly takenAt?: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

const EXIF_PREFIX = Buffer.from("Exif\0\0", "latin1");

/** Reads time and position; unreadable metadata is ignored. */
export function readPhotoMetadata(exif: Buffer | undefined): PhotoMetadata {
  if (exif === undefined) return {};
  try {
    const tiff = exif.subarray(exif.indexOf(EXIF_PREFIX) === 0 ? EXIF_PREFIX.length : 0);
    const tags = ExifReader.load(new Uint8Array(tiff).buffer, {
      expanded: true,
      includeTags: { exif: ["DateTimeOriginal", "DateTimeDigitized"], gps: true },
    });
    const takenAt =
      parseExifTime(tags.exif?.DateTimeOriginal?.description) ??
      parseExifTime(tags.exif?.DateTimeDigitized?.description);
    return {
      ...(takenAt !== undefined && { takenAt }),
      ...parseGpsPosition(tags.gps?.Latitude, tags.gps?.Longitude),
    };
  } catch {
    return {};
  }
}
