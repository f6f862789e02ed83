import { type Box, type Shape, shapeArea, shapeBox } from "@photomap/geometry";
import type { Size } from "../placement.ts";
import {
  divideOutline,
  type InnerSides,
  NO_INNER_SIDES,
  type OutlinePart,
} from "./divide-outline.ts";
import {
  type LayoutTree,
  listTrees,
  PHOTO_LAYOUT_NAMES,
  type PhotoLayoutName,
} from "./layout-tree.ts";

export interface PhotoLayout {
  readonly name: PhotoLayoutName;
  /** The boxes in the order of the photos, which is the order of layers from bottom to top. */
  readonly boxes: readonly Box[];
}

interface Candidate {
  readonly boxes: readonly Box[];
  /** The sum over the photos of the logarithm of photo area over visible area. */
  readonly cost: number;
}

/** The points by which a photo reaches under its neighbors, so that no gap shows where two meet. */
const SEAM_POINTS = 0.5;
/** The cost of uneven visible areas relative to the cost of cropping. */
const UNEVENNESS_WEIGHT = 0.5;

/** Lists the layouts for the photos: each covers the outline, and no photo hides another one. */
export function listPhotoLayouts(photos: readonly Size[], outline: Shape): readonly PhotoLayout[] {
  return listCandidates(photos, outline, NO_INNER_SIDES).map(({ name, boxes }) => ({
    name,
    boxes,
  }));
}

/** Arranges the photos in the layout that crops them least. */
export function arrangePhotos(
  photos: readonly Size[],
  outline: Shape,
  inner: InnerSides = NO_INNER_SIDES,
): readonly Box[] {
  if (photos.length === 1) {
    return createCandidate({ type: "photo", index: 0 }, photos, outline, inner).boxes;
  }
  return findCheapest(listCandidates(photos, outline, inner))?.boxes ?? [];
}

function listCandidates(photos: readonly Size[], outline: Shape, inner: InnerSides) {
  return PHOTO_LAYOUT_NAMES.flatMap((name) => {
    const trees = listTrees(name, photos.length);
    const best = findCheapest(trees.map((tree) => createCandidate(tree, photos, outline, inner)));
    return best === undefined ? [] : [{ ...best, name }];
  });
}

function findCheapest<Kind extends Candidate>(candidates: readonly Kind[]): Kind | undefined {
  return candidates.reduce<Kind | undefined>(
    (best, candidate) => (best === undefined || candidate.cost < best.cost ? candidate : best),
    undefined,
  );
}

function createCandidate(
  tree: LayoutTree,
  photos: readonly Size[],
  outline: Shape,
  inner: InnerSides,
): Candidate {
  const aspects = photos.map(({ width, height }) => width / height);
  const parts = divideOutline(tree, outline, aspects, inner);
  const boxes = parts.map((part) => coverPart(part, aspects[part.photoIndex] ?? 1));
  const areas = parts.map(({ shape }) => shapeArea(shape));
  const cropping = boxes.reduce(
    (sum, { width, height }, i) => sum + Math.log((width * height) / (areas[i] ?? 1)),
    0,
  );
  const unevenness = Math.log(Math.max(...areas) / Math.min(...areas));
  return { boxes, cost: cropping + UNEVENNESS_WEIGHT * unevenness };
}

/**
 * Returns the smallest photo that covers the part. An upright photo covers a shape if it covers its
 * box. What protrudes is outside the outline or below a later photo: to the right and down, and on
 * the other sides only where no part is.
 */
function coverPart({ shape, inner }: OutlinePart, aspect: number): Box {
  const box = shapeBox(shape);
  const neededWidth = box.width + (inner.right ? SEAM_POINTS : 0);
  const neededHeight = box.height + (inner.bottom ? SEAM_POINTS : 0);
  const width = Math.max(neededWidth, neededHeight * aspect);
  const height = Math.max(neededHeight, neededWidth / aspect);
  return {
    x: inner.left ? box.x : box.x + (neededWidth - width) / 2,
    y: inner.top ? box.y : box.y + (neededHeight - height) / 2,
    width,
    height,
  };
}
