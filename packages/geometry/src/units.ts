export const POINTS_PER_INCH = 72;

export function inchesToPoints(inches: number): number {
  return inches * POINTS_PER_INCH;
}

export function millimetersToPoints(millimeters: number): number {
  return inchesToPoints(millimeters / 25.4);
}

export function pointsToInches(points: number): number {
  return points / POINTS_PER_INCH;
}

/** Converts to whole pixels: a canvas truncates a fractional size silently. */
export function pointsToPixels(points: number, dpi: number): number {
  return Math.round((points / POINTS_PER_INCH) * dpi);
}
