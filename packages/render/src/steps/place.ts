import { type Box, transformBox } from "@photomap/geometry";
import type { Band, DisplayList, SceneImage } from "@photomap/scene";
import { shownPart } from "./crop.ts";

/** A photo on the page: what of its unit square shows, and between which rows of pixels. */
export interface PlacedPhoto {
  readonly image: SceneImage;
  readonly shown: Box;
  readonly topPx: number;
  readonly bottomPx: number;
}

/** Room for the slack of a crop and for antialiasing. */
const BLEED_PX = 6;

/** The photos that show at all, from the top of the page down. */
export function placePhotos(ops: DisplayList, pixelsPerPoint: number): PlacedPhoto[] {
  return ops
    .flatMap((op) => (op.op === "group" ? op.images.map((image) => ({ image, box: op.box })) : []))
    .flatMap(({ image, box }) => {
      const shown = shownPart(image.matrix, box);
      if (shown === undefined) return [];
      const { y, height } = transformBox(image.matrix, shown);
      const topPx = y * pixelsPerPoint - BLEED_PX;
      const bottomPx = (y + height) * pixelsPerPoint + BLEED_PX;
      return [{ image, shown, topPx, bottomPx }];
    })
    .toSorted((a, b) => a.topPx - b.topPx);
}

export function reachesBand({ topPx, bottomPx }: PlacedPhoto, { top, height }: Band): boolean {
  return topPx < top + height && top < bottomPx;
}
