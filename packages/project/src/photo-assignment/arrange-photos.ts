import type { Box } from "@photomap/geometry";
import { defaultPlacement } from "../placement.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How much photos of different size in one opening count against parts of them hidden. */
const UNEVENNESS_WEIGHT = 0.12;

/**
 * Lays photos side by side, in rows that together cover the box: nothing overlaps, nothing is
 * turned or squeezed. Of all ways to break them into rows the one that hides least is taken.
 */
export function arrangePhotos(photos: readonly Size[], box: Box): readonly Box[] {
  if (photos.length <= 1) return photos.map((photo) => defaultPlacement(photo, box));
  const ratios = photos.map(({ width, height }) => width / height);
  const candidates = listRows(ratios).map((rows) => layOut(rows, box));
  const [first, ...others] = candidates;
  const best = others.reduce((a, b) => (b.cost < a.cost ? b : a), first ?? { boxes: [], cost: 0 });
  return best.boxes;
}

/** Every way to break a line into rows: 512 for ten photos. */
function listRows(ratios: readonly number[]): number[][][] {
  const breaks = ratios.length - 1;
  return Array.from({ length: 2 ** breaks }, (_, pattern) => {
    const rows: number[][] = [[]];
    for (const [i, ratio] of ratios.entries()) {
      if (i > 0 && (pattern >> (i - 1)) & 1) rows.push([]);
      rows.at(-1)?.push(ratio);
    }
    return rows;
  });
}

function layOut(rows: readonly (readonly number[])[], box: Box): { boxes: Box[]; cost: number } {
  const heights = rows.map((row) => box.width / row.reduce((sum, ratio) => sum + ratio, 0));
  const total = heights.reduce((sum, height) => sum + height, 0);
  const scale = Math.max(1, box.height / total);
  const left = box.x + (box.width - box.width * scale) / 2;
  let y = box.y + (box.height - total * scale) / 2;
  const boxes: Box[] = [];
  for (const [i, row] of rows.entries()) {
    const height = (heights[i] ?? 0) * scale;
    let x = left;
    for (const ratio of row) {
      boxes.push({ x, y, width: ratio * height, height });
      x += ratio * height;
    }
    y += height;
  }
  const areas = boxes.map(({ width, height }) => width * height);
  const unevenness = Math.log(Math.max(...areas) / Math.min(...areas));
  return { boxes, cost: Math.abs(Math.log(total / box.height)) + UNEVENNESS_WEIGHT * unevenness };
}
