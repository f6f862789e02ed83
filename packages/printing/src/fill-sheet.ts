import type { Box } from "@photomap/geometry";
import { FIT_TOLERANCE_POINTS, fitOnSheet, type Size } from "./fit.ts";
import { FreeSpace } from "./free-space.ts";
import type { Paper } from "./paper.ts";
import type { SheetItem, SheetLayout } from "./sheet-layout.ts";

/** Equal pieces that are not placed yet. */
export interface PieceStack extends Size {
  readonly openingId: string;
  readonly count: number;
}

export interface Spacing {
  readonly marginPt: number;
  readonly gapPt: number;
}

export interface FilledSheet {
  readonly paper: Paper;
  readonly layout: SheetLayout;
  readonly pieceArea: number;
}

/** The most pieces per sheet: placing takes time quadratic in their number. */
const MAX_PIECES_PER_SHEET = 300;

type Order = (a: PieceStack, b: PieceStack) => number;

const area = ({ width, height }: Size) => width * height;
const longSide = ({ width, height }: Size) => Math.max(width, height);
const shortSide = ({ width, height }: Size) => Math.min(width, height);

/** The orders in which pieces are tried. No single one is the best for all inputs. */
const ORDERS: readonly Order[] = [
  (a, b) => longSide(b) - longSide(a) || area(b) - area(a),
  (a, b) => area(b) - area(a) || longSide(b) - longSide(a),
  (a, b) => shortSide(b) - shortSide(a) || area(b) - area(a),
];

/**
 * Returns the fullest sheet found, always the same for the same input; undefined when no piece
 * fits.
 */
export function fillSheet(
  stacks: readonly PieceStack[],
  paper: Paper,
  spacing: Spacing,
): FilledSheet | undefined {
  const fitting = stacks.filter(
    (stack) => fitOnSheet(stack, paper, spacing.marginPt) !== undefined,
  );
  if (fitting.length === 0) return undefined;
  return ORDERS.map((order) => placeStacks(fitting.toSorted(order), paper, spacing)).reduce(
    (best, sheet) => (sheet.pieceArea > best.pieceArea ? sheet : best),
  );
}

function placeStacks(stacks: readonly PieceStack[], paper: Paper, spacing: Spacing): FilledSheet {
  const space = new FreeSpace(freeAreaOf(paper, spacing));
  const items: SheetItem[] = [];
  let pieceArea = 0;
  for (const stack of stacks) {
    const wanted = Math.min(stack.count, MAX_PIECES_PER_SHEET - items.length);
    for (let placed = 0; placed < wanted; placed += 1) {
      const place = space.take(withGap(stack, spacing));
      if (place === undefined) break;
      items.push({ openingId: stack.openingId, ...place });
      pieceArea += area(stack);
    }
  }
  return { paper, pieceArea, layout: { width: paper.width, height: paper.height, items } };
}

/**
 * Returns the area for pieces with a gap on their right and bottom, larger by one gap on those
 * sides.
 */
function freeAreaOf({ width, height }: Size, { marginPt, gapPt }: Spacing): Box {
  const more = gapPt + FIT_TOLERANCE_POINTS - 2 * marginPt;
  return { x: marginPt, y: marginPt, width: width + more, height: height + more };
}

function withGap({ width, height }: Size, { gapPt }: Spacing): Size {
  return { width: width + gapPt, height: height + gapPt };
}
