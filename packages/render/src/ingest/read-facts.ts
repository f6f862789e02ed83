import { parseExifTime, parseGpsPosition } from "@photomap/project";
import ExifReader from "exifreader";

export interface CameraFacts {
  /** The camera's wall time, without a zone. */
  readonly takenAt?: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

const EXIF_MARK = Buffer.from("Exif\0\0", "latin1");

/** Date and place; what cannot be read is as good as absent. */
export function readFacts(exif: Buffer | undefined): CameraFacts {
  if (exif === undefined) return {};
  try {
    const tiff = exif.subarray(exif.indexOf(EXIF_MARK) === 0 ? EXIF_MARK.length : 0);
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
