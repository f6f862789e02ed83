import {
  type Box,
  boxContains,
  growBox,
  intersect,
  offsetShape,
  shapeBox,
} from "@photomap/geometry";
import {
  isOversizeSheet,
  placeShape,
  SHEET_GEOMETRY,
  type Sticker,
  type StickerSheet,
} from "./sheet.ts";

/** The rounding error in points of two outlines, whose coordinates are rounded to thousandths. */
const ROUNDING = 0.004;
const ARC_TOLERANCE = 0.002;
const EPSILON = 1e-6;

export interface LayoutProblem {
  /** Pairs of stickers that are closer than the padding. */
  readonly overlaps: number;
  /** Stickers that are missing or placed more than once. */
  readonly lost: number;
  /** Stickers beyond the border, and sheets that are too large. */
  readonly outside: number;
}

/** Checks a layout on the true outlines; undefined when it may be printed. */
export function findLayoutProblem(
  stickers: readonly Sticker[],
  sheets: readonly StickerSheet[],
): LayoutProblem | undefined {
  const counts = stickers.map(() => 0);
  for (const { placements } of sheets) {
    for (const { sticker } of placements) counts[sticker]! += 1;
  }
  const problem = {
    overlaps: sum(sheets.map((sheet) => countOverlaps(stickers, sheet))),
    lost: counts.filter((count) => count !== 1).length,
    outside: sum(sheets.map((sheet) => countOutside(stickers, sheet))),
  };
  return problem.overlaps + problem.lost + problem.outside > 0 ? problem : undefined;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/**
 * Counts pairs that are too close: one sticker of each pair is grown by the whole padding and must
 * not meet the other.
 */
function countOverlaps(stickers: readonly Sticker[], { placements }: StickerSheet): number {
  const placed = placements.map((placement) => {
    const shape = placeShape(stickers[placement.sticker]!.shape, placement);
    const distance = SHEET_GEOMETRY.padding - ROUNDING;
    const grown = offsetShape(shape, distance, ARC_TOLERANCE);
    return { shape, grown, box: shapeBox(shape), grownBox: growBox(shapeBox(shape), distance) };
  });
  return sum(
    placed.map(
      (a, i) =>
        placed
          .slice(0, i)
          .filter((b) => boxesMeet(a.grownBox, b.box) && intersect(a.grown, b.shape).length > 0)
          .length,
    ),
  );
}

function boxesMeet(a: Box, b: Box): boolean {
  return (
    a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height
  );
}

function countOutside(stickers: readonly Sticker[], sheet: StickerSheet): number {
  const { width, height, placements } = sheet;
  const isTooLarge = isOversizeSheet(sheet);
  const isOversize = isTooLarge && placements.length === 1;
  const margin = isOversize ? SHEET_GEOMETRY.oversizeMargin : SHEET_GEOMETRY.border;
  const free = growBox({ x: 0, y: 0, width, height }, EPSILON - margin);
  const outside = placements.filter((placement) => {
    const box = shapeBox(placeShape(stickers[placement.sticker]!.shape, placement));
    return !boxContains(free, box);
  });
  return outside.length + (isTooLarge && !isOversize ? 1 : 0);
}
