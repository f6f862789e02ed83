/** Maps and sheets are measured in points, paper is named in inches, images are counted in pixels. */
export const POINTS_PER_INCH = 72;

export function inchesToPoints(inches: number): number {
  return inches * POINTS_PER_INCH;
}

export function pointsToInches(points: number): number {
  return points / POINTS_PER_INCH;
}

/** Whole pixels, because a canvas with a fractional height is silently truncated. */
export function pointsToPixels(points: number, dpi: number): number {
  return Math.round((points / POINTS_PER_INCH) * dpi);
}
