import { pointsToInches } from "@photomap/geometry";

interface Size {
  /** Points. */
  readonly width: number;
  readonly height: number;
}

/** 36 × 24 in; `scale` is the size of the product over the size of the design. */
export function formatSize(size: Size, scale = 1): string {
  return `${formatSides(size, scale)} in`;
}

/** 36 × 24 */
export function formatSides({ width, height }: Size, scale = 1): string {
  return [width, height].map((side) => formatInches(side * scale)).join(" × ");
}

function formatInches(points: number): string {
  return String(Math.round(pointsToInches(points) * 10) / 10);
}
