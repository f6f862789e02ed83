import { type Box, transformBox } from "@photomap/geometry";
import type { Band, DisplayList, GroupOp, SceneImage } from "@photomap/scene";
import { shownPart } from "./crop.ts";
import { uncover } from "./uncover.ts";

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
    .flatMap((op) => (op.op === "group" ? placeGroup(op, pixelsPerPoint) : []))
    .toSorted((a, b) => a.topPx - b.topPx);
}

/** From the topmost down: what lies under others need not be read. */
function placeGroup({ box, images }: GroupOp, pixelsPerPoint: number): PlacedPhoto[] {
  let inSight: Box | undefined = box;
  return images.toReversed().flatMap((image) => {
    const shown = inSight && shownPart(image.matrix, inSight);
    if (inSight === undefined || shown === undefined) return [];
    // A soft edge hides nothing.
    if (image.blur === undefined) {
      inSight = uncover(inSight, image.matrix, BLEED_PX / pixelsPerPoint);
    }
    const { y, height } = transformBox(image.matrix, shown);
    const topPx = y * pixelsPerPoint - BLEED_PX;
    const bottomPx = (y + height) * pixelsPerPoint + BLEED_PX;
    return [{ image, shown, topPx, bottomPx }];
  });
}

export function reachesBand({ topPx, bottomPx }: PlacedPhoto, { top, height }: Band): boolean {
  return topPx < top + height && top < bottomPx;
}
