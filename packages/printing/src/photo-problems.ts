import type { Opening } from "@photomap/design";
import { parsePath, type Shape, shapeArea } from "@photomap/geometry";
import {
  type Edit,
  findGap,
  getPrintOutline,
  isHidden,
  type OpeningImage,
  type OpeningInput,
} from "@photomap/project";
import { createCoverEdit } from "./preflight.ts";
import { printQuality, type QualityTier } from "./print-quality.ts";

/** The part of a region without a photo: inside the cut line, or only in the bleed around it. */
export interface BarePart {
  readonly kind: "corner" | "edge";
  /** The fraction of the region, 0 to 1. */
  readonly share: number;
}

type Content = Pick<OpeningInput, "images" | "background">;

/**
 * Finds the bare part of a region; undefined when there is none, without photos, and with a
 * background color, which is printed.
 */
export function findBarePart(
  opening: Opening,
  { images, background }: Content,
): BarePart | undefined {
  const outline = getPrintOutline(opening);
  if (outline === undefined || images.length === 0 || background !== undefined) return undefined;
  const gap = findGap(outline, images);
  if (gap.length === 0) return undefined;
  const { cut } = opening.layers;
  const cutOutline = cut === undefined ? outline : parsePath(cut.path);
  const inside = findGap(cutOutline, images);
  return inside.length === 0
    ? { kind: "edge", share: measureShare(gap, outline) }
    : { kind: "corner", share: measureShare(inside, cutOutline) };
}

function measureShare(part: Shape, whole: Shape): number {
  return shapeArea(part) / shapeArea(whole);
}

/** The resolution below which a photo is visibly blurry from a distance. */
const BLURRY_DPI = 144;

/** Returns the quality of a photo if it is blurry, else undefined. */
export function findBlurryTier(image: OpeningImage, scale: number): QualityTier | undefined {
  const { dpi, tier } = printQuality(image, scale);
  return dpi < BLURRY_DPI ? tier : undefined;
}

/** Returns the worst quality of the visible photos if it is blurry, else undefined. */
export function findBlurriest(
  opening: Opening,
  { images }: Content,
  scale: number,
): QualityTier | undefined {
  const outline = getPrintOutline(opening);
  const blurry = images
    .map((image, i) => ({ image, above: images.slice(i + 1), quality: printQuality(image, scale) }))
    .filter(({ quality }) => quality.dpi < BLURRY_DPI)
    .filter(({ image, above }) => outline === undefined || !isHidden(outline, image, above))
    .toSorted((a, b) => a.quality.dpi - b.quality.dpi);
  return blurry[0]?.quality.tier;
}

/**
 * Enlarges the bottom photo until it covers the outline; undefined if that exceeds its size limit.
 */
export function createFillEdit(opening: Opening, { images }: Content): Edit | undefined {
  const outline = getPrintOutline(opening);
  return outline && createCoverEdit(opening, outline, images[0]);
}
