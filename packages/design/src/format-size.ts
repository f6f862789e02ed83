import { pointsToInches } from "@photomap/geometry";

interface Size {
  /** The width in points. */
  readonly width: number;
  readonly height: number;
}

/** The width in points below which a map is a small one: 24 inches. */
const SMALL_MAP_WIDTH = 1728;

export function isSmallMap({ width }: Pick<Size, "width">): boolean {
  return width < SMALL_MAP_WIDTH;
}

/** Formats the size of a map and says when it is a small one: "12 × 8 in, small map". */
export function formatMapSize(map: Size): string {
  return isSmallMap(map) ? `${formatSize(map)}, small map` : formatSize(map);
}

/**
 * Formats a size in inches, such as "36 × 24 in"; `scale` is the product's size over the design's.
 */
export function formatSize(size: Size, scale = 1): string {
  return `${formatSides(size, scale)} in`;
}

/** Formats the sides in inches without the unit, such as "36 × 24". */
export function formatSides({ width, height }: Size, scale = 1): string {
  return [width, height].map((side) => formatInches(side * scale)).join(" × ");
}

function formatInches(points: number): string {
  return String(Math.round(pointsToInches(points) * 10) / 10);
}
