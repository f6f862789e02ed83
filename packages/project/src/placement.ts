import type { Layer, Opening } from "@photomap/design";
import {
  type Box,
  boxCorners,
  compose,
  type Matrix,
  parsePath,
  rotation,
  type Shape,
  scaling,
  transformPoint,
  translation,
} from "@photomap/geometry";
import { MAX_IMAGE_SCALE, MIN_IMAGE_SCALE, type OpeningImage } from "./project.ts";

export type PhotoPlacement = Pick<
  OpeningImage,
  "x" | "y" | "width" | "height" | "rotation" | "flipX" | "flipY"
>;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The largest difference of aspect ratios up to which a photo covers its box; beyond it, covering
 * would crop most of the photo.
 */
const MAX_COVER_DIFFERENCE = 1.5;

export function getPixelSize(image: Pick<OpeningImage, "imageWidth" | "imageHeight">): Size {
  return { width: image.imageWidth, height: image.imageHeight };
}

export function pickPlacement(image: PhotoPlacement): PhotoPlacement {
  const { x, y, width, height, rotation, flipX, flipY } = image;
  return { x, y, width, height, rotation, flipX, flipY };
}

/** Returns the matrix from the photo's unit square (0..1 across and down) to design points. */
export function photoMatrix(photo: PhotoPlacement): Matrix {
  return compose(
    translation(photo.x + photo.width / 2, photo.y + photo.height / 2),
    rotation(photo.rotation),
    scaling(photo.flipX ? -photo.width : photo.width, photo.flipY ? -photo.height : photo.height),
    translation(-0.5, -0.5),
  );
}

const UNIT_CORNERS = boxCorners({ x: 0, y: 0, width: 1, height: 1 });

/** Returns the rectangle of a placed photo. */
export function getPhotoShape(photo: PhotoPlacement): Shape {
  const matrix = photoMatrix(photo);
  const corners = UNIT_CORNERS.map((corner) => transformPoint(matrix, corner));
  return [photo.flipX === photo.flipY ? corners : corners.toReversed()];
}

/**
 * Centers a photo so that it covers the box, or fits inside it where the aspect ratios differ too
 * much.
 */
export function defaultPlacement(photo: Size, box: Box): Box {
  const difference = Math.abs(photo.width / photo.height - box.width / box.height);
  const scales = [box.width / photo.width, box.height / photo.height];
  const wanted = difference > MAX_COVER_DIFFERENCE ? Math.min(...scales) : Math.max(...scales);
  const scale = limitFactor(wanted, photo, box);
  const width = photo.width * scale;
  const height = photo.height * scale;
  return {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) / 2,
    width,
    height,
  };
}

/** Returns the box that a photo is fitted in and that its size limits refer to. */
export function getPrintArea({ layers }: Pick<Opening, "layers">): Box | undefined {
  return (layers.print ?? layers.cut ?? layers.outer)?.box;
}

/** Parsed outlines by layer: parsing takes longer than most uses of an outline. */
const outlines = new WeakMap<Layer, Shape>();

/** Returns the outline that layouts and fills cover, with the box of getPrintArea. */
export function getPrintOutline({ layers }: Pick<Opening, "layers">): Shape | undefined {
  const layer = layers.print ?? layers.cut ?? layers.outer;
  if (layer === undefined) return undefined;
  const outline = outlines.get(layer) ?? parsePath(layer.path);
  outlines.set(layer, outline);
  return outline;
}

/**
 * Returns the factors by which a photo of this size can still be scaled. A photo may always be
 * large enough to cover the area, even a panorama in a very narrow one.
 */
export function getScaleLimits(photo: Size, area: Size): { min: number; max: number } {
  const across = photo.width / area.width;
  const down = photo.height / area.height;
  const scale = Math.max(across, down);
  return {
    min: MIN_IMAGE_SCALE / scale,
    max: Math.max(MAX_IMAGE_SCALE / scale, 1 / Math.min(across, down)),
  };
}

/** The factor by which rounding may let automatic placements exceed the size limit. */
const SIZE_TOLERANCE = 1.01;

export function isWithinSizeLimits(photo: Size, area: Size): boolean {
  const { min, max } = getScaleLimits(photo, area);
  return min <= 1 && max * SIZE_TOLERANCE >= 1;
}

export function limitFactor(factor: number, photo: Size, area: Size): number {
  const { min, max } = getScaleLimits(photo, area);
  return Math.max(min, Math.min(factor, max));
}

/** Limits a side that is resized alone; one that is already below the minimum keeps its length. */
export function limitSide(wanted: number, before: number, area: number): number {
  const shortest = Math.min(before, area * MIN_IMAGE_SCALE);
  return Math.max(shortest, Math.min(wanted, area * MAX_IMAGE_SCALE));
}
