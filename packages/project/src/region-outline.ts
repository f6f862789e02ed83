import type { Layer } from "@photomap/design";
import {
  formatPath,
  parsePath,
  shapeArea,
  simplifyShape,
  transformShape,
} from "@photomap/geometry";

/** The side of the square in which an outline is centered, in its own units. */
export const OUTLINE_EDGE = 64;

const TOLERANCE = 0.4;
/**
 * The least area of a ring that is drawn, in square units; smaller islands are dots at a tile's
 * size.
 */
const MIN_AREA = 2;

/** Creates SVG path data of a region for a small picture, about a tenth of the design's path. */
export function createOutline({ path, box }: Layer): string {
  const scale = OUTLINE_EDGE / Math.max(box.width, box.height);
  const left = (OUTLINE_EDGE - box.width * scale) / 2 - box.x * scale;
  const top = (OUTLINE_EDGE - box.height * scale) / 2 - box.y * scale;
  const scaled = transformShape(parsePath(path), ({ x, y }) => ({
    x: x * scale + left,
    y: y * scale + top,
  }));
  const rings = simplifyShape(scaled, TOLERANCE);
  const visible = rings.filter((ring) => Math.abs(shapeArea([ring])) >= MIN_AREA);
  return formatPath(visible.length > 0 ? visible : rings);
}
