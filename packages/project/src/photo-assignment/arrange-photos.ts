import type { Box } from "@photomap/geometry";
import { defaultPlacement } from "../placement.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Cost of uneven photo areas relative to the cost of cropping. */
const UNEVENNESS_WEIGHT = 0.12;

/**
 * Arranges photos in rows that together cover the box, without overlap, rotation or distortion.
 * Tries every split into rows and takes the one with the least cropping.
 */
export function arrangePhotos(photos: readonly Size[], box: Box): readonly Box[] {
  if (photos.length <= 1) return photos.map((photo) => defaultPlacement(photo, box));
  const ratios = photos.map(({ width, height }) => width / height);
  const candidates = listRowSplits(ratios).map((rows) => arrangeRows(rows, box));
  const [first, ...others] = candidates;
  const best = others.reduce((a, b) => (b.cost < a.cost ? b : a), first ?? { boxes: [], cost: 0 });
  return best.boxes;
}

/** Every split of the sequence into rows: 512 for ten photos. */
function listRowSplits(ratios: readonly number[]): number[][][] {
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

function arrangeRows(
  rows: readonly (readonly number[])[],
  box: Box,
): { boxes: Box[]; cost: number } {
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
