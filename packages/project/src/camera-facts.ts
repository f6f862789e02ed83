export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const DATE = /^(\d{4})[:-](\d\d)[:-](\d\d)[ T](\d\d):(\d\d):(\d\d)/;

/** A camera's wall time as 2019-07-04T18:30:05; one whose clock was never set writes zeros or blanks. */
export function parseCameraTime(text: string | undefined): string | undefined {
  const [, year, month, day, hour, minute, second] = DATE.exec(text ?? "") ?? [];
  const wallTime = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const read = Date.parse(`${wallTime}Z`);
  // 31 February reads as a day in March.
  const isOfCalendar = !Number.isNaN(read) && new Date(read).toISOString().startsWith(wallTime);
  return isOfCalendar ? wallTime : undefined;
}

export function parseCameraPlace(
  latitude: number | undefined,
  longitude: number | undefined,
): Place | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  // Devices without a fix write zeros; nobody photographs that spot of the ocean.
  const hasFix = latitude !== 0 || longitude !== 0;
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return hasFix && isOnEarth ? { latitude, longitude } : undefined;
}
