import {
  boxContains,
  boxCorners,
  intersect,
  mapShape,
  offsetShape,
  type Point,
  parsePath,
  repairShape,
  rotation,
  type Shape,
  shapeArea,
  shapeBox,
  subtract,
  transformPoint,
} from "@photomap/geometry";
import { type PhotoPlacement, photoMatrix } from "@photomap/project";

const UNIT_CORNERS = boxCorners({ x: 0, y: 0, width: 1, height: 1 });
/** Half the width of paper that shows: what is narrower, a pair of scissors takes away. */
const HALF_SLIVER_POINTS = 0.5;
const SPECK_SQUARE_POINTS = 4;

/** An outline of a design as a shape: even-odd, like everything that is drawn. */
export function outlineShape({ path }: { readonly path: string }): Shape {
  return repairShape(parsePath(path));
}

/** The part of an outline that no photo reaches and that is wide enough to be seen. */
export function findGap(outline: Shape, photos: readonly PhotoPlacement[]): Shape {
  if (photos.some((photo) => coversBox(photo, outline))) return [];
  const gap = subtract(outline, ...photos.map(photoShape));
  const seen = offsetShape(gap, -HALF_SLIVER_POINTS);
  return shapeArea(seen) > SPECK_SQUARE_POINTS ? gap : [];
}

export function isOutside(outline: Shape, photo: PhotoPlacement): boolean {
  return shapeArea(intersect(outline, photoShape(photo))) < SPECK_SQUARE_POINTS;
}

/** Whether the photos that lie above leave nothing of it in sight. */
export function isHidden(
  outline: Shape,
  photo: PhotoPlacement,
  above: readonly PhotoPlacement[],
): boolean {
  if (above.length === 0) return false;
  if (above.some((other) => coversBox(other, outline))) return true;
  const inside = intersect(outline, photoShape(photo));
  return shapeArea(subtract(inside, ...above.map(photoShape))) < SPECK_SQUARE_POINTS;
}

/** The same photo, no smaller and moved no further than it takes to leave no gap. */
export function growToCover(photo: PhotoPlacement, outline: Shape): PhotoPlacement {
  const room = shapeBox(turnShape(outline, -photo.rotation));
  const factor = Math.max(1, room.width / photo.width, room.height / photo.height);
  const width = photo.width * factor;
  const height = photo.height * factor;
  const middle = { x: photo.x + photo.width / 2, y: photo.y + photo.height / 2 };
  const { x, y } = transformPoint(rotation(-photo.rotation), middle);
  const moved = transformPoint(rotation(photo.rotation), {
    x: keepBetween(x, room.x + room.width - width / 2, room.x + width / 2),
    y: keepBetween(y, room.y + room.height - height / 2, room.y + height / 2),
  });
  return { ...photo, x: moved.x - width / 2, y: moved.y - height / 2, width, height };
}

/** Most photos cover the whole box of their region, and this is a hundred times quicker. */
function coversBox(photo: PhotoPlacement, outline: Shape): boolean {
  const upright = turnShape([photoCorners(photo)], -photo.rotation);
  return boxContains(shapeBox(upright), shapeBox(turnShape(outline, -photo.rotation)));
}

function photoShape(photo: PhotoPlacement): Shape {
  return [photoCorners(photo)];
}

function photoCorners(photo: PhotoPlacement): Point[] {
  const matrix = photoMatrix(photo);
  return UNIT_CORNERS.map((corner) => transformPoint(matrix, corner));
}

function turnShape(shape: Shape, degrees: number): Shape {
  const matrix = rotation(degrees);
  return mapShape(shape, (point) => transformPoint(matrix, point));
}

function keepBetween(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
