import ExifReader from "exifreader";

export interface ExifFacts {
  /** Local wall time as the camera wrote it, without a time zone. */
  readonly timeTakenExif?: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

interface Exif extends ExifFacts {
  /** The picture has to be turned or mirrored to stand upright. */
  readonly isTurned: boolean;
}

const DATE = /^(\d{4})[:-](\d\d)[:-](\d\d)[ T](\d\d):(\d\d):(\d\d)/;

/** Date, place and orientation of a photo; what cannot be read is as good as absent. */
export function readExif(bytes: ArrayBuffer): Exif {
  try {
    const { exif, gps } = ExifReader.load(bytes, {
      expanded: true,
      includeTags: { exif: ["DateTimeOriginal", "DateTimeDigitized", "Orientation"], gps: true },
    });
    const original = parseDate(exif?.DateTimeOriginal?.description);
    const timeTakenExif = original ?? parseDate(exif?.DateTimeDigitized?.description);
    return {
      isTurned: (exif?.Orientation?.value ?? 1) !== 1,
      ...(timeTakenExif !== undefined && { timeTakenExif }),
      ...parsePlace(gps?.Latitude, gps?.Longitude),
    };
  } catch {
    return { isTurned: false };
  }
}

/** A camera whose clock was never set writes zeros or blanks. */
function parseDate(text: string | undefined): string | undefined {
  const [, year, month, day, hour, minute, second] = DATE.exec(text ?? "") ?? [];
  const wallTime = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const read = Date.parse(`${wallTime}Z`);
  // 31 February reads as a day in March.
  const isOfCalendar = !Number.isNaN(read) && new Date(read).toISOString().startsWith(wallTime);
  return isOfCalendar ? wallTime : undefined;
}

function parsePlace(
  latitude: number | undefined,
  longitude: number | undefined,
): Pick<ExifFacts, "latitude" | "longitude"> {
  if (latitude === undefined || longitude === undefined) return {};
  // Devices without a fix write zeros; nobody photographs that spot of the ocean.
  const hasFix = latitude !== 0 || longitude !== 0;
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return hasFix && isOnEarth ? { latitude, longitude } : {};
}
