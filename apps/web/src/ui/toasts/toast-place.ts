import { type Box, boxesOverlap, growBox, type Point } from "@photomap/geometry";
import type { Size } from "../viewport/view.ts";

const EDGE_PX = 16;
const GAP_PX = 8;
const STEP_PX = 8;

/**
 * The lowest free place in the window: centered, else at the left, else at the right. The first
 * obstacles must be avoided, each following group only if that is possible together with the groups
 * before it. Without a free place it is at the bottom center.
 */
export function findToastPlace(
  toast: Size,
  window: Size,
  obstacleGroups: readonly (readonly Box[])[],
): Point {
  const center = (window.width - toast.width) / 2;
  const lowest = window.height - EDGE_PX - toast.height;
  const columns = [center, EDGE_PX, window.width - EDGE_PX - toast.width];
  for (let count = obstacleGroups.length; count > 0; count -= 1) {
    const obstacles = obstacleGroups.slice(0, count).flat();
    for (let y = lowest; y >= EDGE_PX; y -= STEP_PX) {
      const x = columns.find((left) => isUnobstructed({ x: left, y, ...toast }, obstacles));
      if (x !== undefined) return { x, y };
    }
  }
  return { x: center, y: lowest };
}

export function isUnobstructed(toast: Box, obstacles: readonly Box[]): boolean {
  const padded = growBox(toast, GAP_PX);
  return !obstacles.some((obstacle) => boxesOverlap(padded, obstacle));
}
