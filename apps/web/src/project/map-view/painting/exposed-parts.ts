import type { Box } from "@photomap/geometry";
import type { PaintArea } from "./painter-messages.ts";
import { toDesignBox } from "./required-photos.ts";

/** The strips a frame shows that another of the same scale does not, in points of the design. */
export function findExposedParts(next: PaintArea, last: PaintArea): Box[] {
  const right = next.left + next.width;
  const bottom = next.top + next.height;
  const shared = {
    left: Math.max(next.left, last.left),
    top: Math.max(next.top, last.top),
    right: Math.min(right, last.left + last.width),
    bottom: Math.min(bottom, last.top + last.height),
  };
  if (shared.right <= shared.left || shared.bottom <= shared.top) return [toDesignBox(next)];
  const height = shared.bottom - shared.top;
  const strips = [
    { left: next.left, top: next.top, width: next.width, height: shared.top - next.top },
    { left: next.left, top: shared.bottom, width: next.width, height: bottom - shared.bottom },
    { left: next.left, top: shared.top, width: shared.left - next.left, height },
    { left: shared.right, top: shared.top, width: right - shared.right, height },
  ];
  return strips
    .filter((strip) => strip.width > 0 && strip.height > 0)
    .map((strip) => toDesignBox({ ...strip, pixelsPerPoint: next.pixelsPerPoint }));
}
