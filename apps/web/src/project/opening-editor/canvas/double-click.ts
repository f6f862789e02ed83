import type { Point } from "@photomap/geometry";

const DOUBLE_CLICK_MS = 400;
const DOUBLE_CLICK_PX = 12;

interface Click {
  readonly imageId: string;
  readonly at: Point;
  readonly timeMs: number;
}

/**
 * The first click makes a photo active, which replaces the element under the pointer, so the
 * browser sends no dblclick. Two clicks count for the photo of the first one.
 */
export function createDoubleClickDetector() {
  let last: Click | undefined;
  return {
    /** Returns the photo if this click completes a double click. */
    add(click: Click): string | undefined {
      const first = last;
      last = first !== undefined && isNear(first, click) ? undefined : click;
      return last === undefined ? first?.imageId : undefined;
    },
  };
}

function isNear(a: Click, b: Click): boolean {
  return (
    b.timeMs - a.timeMs < DOUBLE_CLICK_MS &&
    Math.hypot(b.at.x - a.at.x, b.at.y - a.at.y) < DOUBLE_CLICK_PX
  );
}
