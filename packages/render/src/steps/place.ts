import { type Box, transformBox } from "@photomap/geometry";
import type { Band, DisplayList, GroupOp, SceneImage } from "@photomap/scene";
import { findVisiblePart } from "./crop.ts";
import { getUncoveredBox } from "./getUncoveredBox.ts";

export interface VisiblePhoto {
  readonly image: SceneImage;
  /** The visible part of the unit square. */
  readonly visible: Box;
  readonly topPx: number;
  readonly bottomPx: number;
}

/** The pixels that cover a crop's padding and antialiasing. */
const PADDING_PX = 6;

/** Lists the visible photos, from the top of the page down. */
export function listVisiblePhotos(ops: DisplayList, pixelsPerPoint: number): VisiblePhoto[] {
  return ops
    .flatMap((op) => (op.op === "group" ? placeGroup(op, pixelsPerPoint) : []))
    .toSorted((a, b) => a.topPx - b.topPx);
}

/** Places a group's photos, the top layer first: photos that others hide are not loaded. */
function placeGroup({ box, images }: GroupOp, pixelsPerPoint: number): VisiblePhoto[] {
  let uncovered: Box | undefined = box;
  return images.toReversed().flatMap((image) => {
    const visible = uncovered && findVisiblePart(image.matrix, uncovered);
    if (uncovered === undefined || visible === undefined) return [];
    // A blurred photo has translucent edges and hides nothing.
    if (image.blur === undefined) {
      uncovered = getUncoveredBox(uncovered, image.matrix, PADDING_PX / pixelsPerPoint);
    }
    const { y, height } = transformBox(image.matrix, visible);
    const topPx = y * pixelsPerPoint - PADDING_PX;
    const bottomPx = (y + height) * pixelsPerPoint + PADDING_PX;
    return [{ image, visible, topPx, bottomPx }];
  });
}

export function reachesBand({ topPx, bottomPx }: VisiblePhoto, { top, height }: Band): boolean {
  return topPx < top + height && top < bottomPx;
}
