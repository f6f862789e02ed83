const EXIF_DATE = /^(\d{4})[:-](\d\d)[:-](\d\d)[ T](\d\d):(\d\d):(\d\d)/;

/**
 * Parses an EXIF time as 2019-07-04T18:30:05; undefined for the zeros or blanks of an unset clock.
 */
export function parseExifTime(text: string | undefined): string | undefined {
  const [, year, month, day, hour, minute, second] = EXIF_DATE.exec(text ?? "") ?? [];
  const localTime = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const ms = Date.parse(`${localTime}Z`);
  // Date.parse accepts February 31 as a day in March.
  const isValidDate = !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(localTime);
  return isValidDate ? localTime : undefined;
}

export function parseGpsPosition(
  latitude: number | undefined,
  longitude: number | undefined,
): { readonly latitude: number; readonly longitude: number } | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  // Devices without a GPS fix write zeros.
  const hasFix = latitude !== 0 || longitude !== 0;
  const isInRange = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return hasFix && isInRange ? { latitude, longitude } : undefined;
}
