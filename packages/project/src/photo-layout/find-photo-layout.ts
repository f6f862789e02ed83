import type { Opening } from "@photomap/design";
import type { Box, Shape } from "@photomap/geometry";
import {
  defaultPlacement,
  getPixelSize,
  getPrintArea,
  getPrintOutline,
  type PhotoPlacement,
} from "../placement.ts";
import type { OpeningImage } from "../project.ts";
import type { PhotoLayoutName } from "./layout-tree.ts";
import { arrangePhotos, listPhotoLayouts } from "./photo-layout.ts";

/** The tolerance in points for comparing placements, which may be stored rounded. */
const TOLERANCE_POINTS = 0.05;

/**
 * Finds the layout that the photos are in; undefined when one of them was moved, resized or turned.
 */
export function findPhotoLayout(
  images: readonly OpeningImage[],
  outline: Shape,
): PhotoLayoutName | undefined {
  const layouts = listPhotoLayouts(images.map(getPixelSize), outline);
  return layouts.find(({ boxes }) => isPlacedIn(images, boxes))?.name;
}

/** Whether all photos are still where they were placed automatically. */
export function isLayoutUnchanged(images: readonly OpeningImage[], opening: Opening): boolean {
  const outline = getPrintOutline(opening);
  const area = getPrintArea(opening);
  if (outline === undefined || area === undefined) return false;
  const [image] = images;
  if (images.length > 1 || image === undefined)
    return findPhotoLayout(images, outline) !== undefined;
  const size = getPixelSize(image);
  return (
    isPlacedIn(images, [defaultPlacement(size, area)]) ||
    isPlacedIn(images, arrangePhotos([size], outline))
  );
}

function isPlacedIn(images: readonly PhotoPlacement[], boxes: readonly Box[]): boolean {
  return images.every((image, i) => {
    const box = boxes[i];
    if (box === undefined || image.rotation !== 0) return false;
    const differences = [
      image.x - box.x,
      image.y - box.y,
      image.width - box.width,
      image.height - box.height,
    ];
    return differences.every((difference) => Math.abs(difference) < TOLERANCE_POINTS);
  });
}
