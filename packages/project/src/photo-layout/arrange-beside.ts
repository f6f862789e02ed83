import {
  type Box,
  boxCorners,
  intersect,
  type Shape,
  shapeArea,
  subtract,
} from "@photomap/geometry";
import { getPhotoShape, type PhotoPlacement, type Size } from "../placement.ts";
import { cutIntoShares, NO_INNER_SIDES } from "./divide-outline.ts";
import { arrangePhotos } from "./photo-layout.ts";

/** The share of its visible area that every present photo keeps. */
const MIN_KEPT_SHARE = 0.25;

/**
 * Arranges new photos in their share of the outline, at its right or bottom side, above the
 * present photos, which keep their placement. Undefined if that would hide one of them.
 */
export function arrangeBeside(
  present: readonly PhotoPlacement[],
  added: readonly Size[],
  outline: Shape,
): readonly Box[] | undefined {
  const share = present.length / (present.length + added.length);
  const candidates = (["row", "column"] as const).map((type) => {
    const [, part = []] = cutIntoShares(outline, type, [share, 1 - share]);
    const side = type === "row" ? { left: true } : { top: true };
    const boxes = arrangePhotos(added, part, { ...NO_INNER_SIDES, ...side });
    return { boxes, kept: measureKeptShare(present, boxes, outline) };
  });
  const [first, second] = candidates;
  const best =
    first !== undefined && second !== undefined && second.kept > first.kept ? second : first;
  return best !== undefined && best.kept >= MIN_KEPT_SHARE ? best.boxes : undefined;
}

/** Returns the visible share that the photo losing most keeps, 0 to 1. */
function measureKeptShare(
  present: readonly PhotoPlacement[],
  boxes: readonly Box[],
  outline: Shape,
): number {
  const shapes = present.map(getPhotoShape);
  const covers = boxes.map((box): Shape => [boxCorners(box)]);
  const shares = shapes.flatMap((shape, i) => {
    const visible = subtract(intersect(outline, shape), ...shapes.slice(i + 1));
    const before = shapeArea(visible);
    return before > 0 ? [shapeArea(subtract(visible, ...covers)) / before] : [];
  });
  return Math.min(1, ...shares);
}
