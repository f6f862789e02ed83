import {
  boxContains,
  intersect,
  offsetShape,
  parsePath,
  repairShape,
  rotation,
  type Shape,
  shapeArea,
  shapeBox,
  subtract,
  transformPoint,
  transformShape,
} from "@photomap/geometry";
import { getPhotoShape, type PhotoPlacement } from "./placement.ts";

/** Half the width of the narrowest gap that is reported; cutting removes narrower ones. */
const HALF_SLIVER_POINTS = 0.5;
const SPECK_SQUARE_POINTS = 4;

/** Returns an outline as a shape, by the even-odd rule as in drawing. */
export function parseOutline({ path }: { readonly path: string }): Shape {
  return repairShape(parsePath(path));
}

/**
 * Returns the part of an outline that no photo covers; empty when it is too narrow to be visible.
 */
export function findGap(outline: Shape, photos: readonly PhotoPlacement[]): Shape {
  if (photos.some((photo) => coversBox(photo, outline))) return [];
  const gap = subtract(outline, ...photos.map(getPhotoShape));
  const visible = offsetShape(gap, -HALF_SLIVER_POINTS);
  return shapeArea(visible) > SPECK_SQUARE_POINTS ? gap : [];
}

export function isOutside(outline: Shape, photo: PhotoPlacement): boolean {
  return shapeArea(intersect(outline, getPhotoShape(photo))) < SPECK_SQUARE_POINTS;
}

/** Whether the photos above a photo cover it completely inside the outline. */
export function isHidden(
  outline: Shape,
  photo: PhotoPlacement,
  above: readonly PhotoPlacement[],
): boolean {
  if (above.length === 0) return false;
  if (above.some((other) => coversBox(other, outline))) return true;
  const inside = intersect(outline, getPhotoShape(photo));
  return shapeArea(subtract(inside, ...above.map(getPhotoShape))) < SPECK_SQUARE_POINTS;
}

/** Enlarges and moves a photo by the least amount so that it covers the outline. */
export function growToCover(photo: PhotoPlacement, outline: Shape): PhotoPlacement {
  const bounds = shapeBox(rotateShape(outline, -photo.rotation));
  const factor = Math.max(1, bounds.width / photo.width, bounds.height / photo.height);
  const width = photo.width * factor;
  const height = photo.height * factor;
  const center = { x: photo.x + photo.width / 2, y: photo.y + photo.height / 2 };
  const { x, y } = transformPoint(rotation(-photo.rotation), center);
  const moved = transformPoint(rotation(photo.rotation), {
    x: clamp(x, bounds.x + bounds.width - width / 2, bounds.x + width / 2),
    y: clamp(y, bounds.y + bounds.height - height / 2, bounds.y + height / 2),
  });
  return { ...photo, x: moved.x - width / 2, y: moved.y - height / 2, width, height };
}

/**
 * Whether a photo covers the whole box of the outline, as most do: a hundred times faster than
 * clipping.
 */
function coversBox(photo: PhotoPlacement, outline: Shape): boolean {
  const upright = rotateShape(getPhotoShape(photo), -photo.rotation);
  return boxContains(shapeBox(upright), shapeBox(rotateShape(outline, -photo.rotation)));
}

function rotateShape(shape: Shape, degrees: number): Shape {
  const matrix = rotation(degrees);
  return transformShape(shape, (point) => transformPoint(matrix, point));
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
