import type { Point } from "@photomap/geometry";

const DOUBLE_CLICK_MS = 400;
const DOUBLE_CLICK_PX = 12;

interface Click {
  readonly imageId: string;
  readonly at: Point;
  /** Milliseconds. */
  readonly time: number;
}

/**
 * The browser's own double click is lost when the first click takes away what it met, as it does
 * when another photo becomes active. Two clicks mean the photo that the first of them met.
 */
export function createClicks() {
  let last: Click | undefined;
  return {
    /** The photo that has been clicked twice now, if one has. */
    take(click: Click): string | undefined {
      const first = last;
      last = first !== undefined && isNear(first, click) ? undefined : click;
      return last === undefined ? first?.imageId : undefined;
    },
  };
}

function isNear(a: Click, b: Click): boolean {
  return (
    b.time - a.time < DOUBLE_CLICK_MS &&
    Math.hypot(b.at.x - a.at.x, b.at.y - a.at.y) < DOUBLE_CLICK_PX
  );
}
