import { type FilledSheet, fillSheet, type PieceStack, type Spacing } from "./fill-sheet.ts";
import { fitOnSheet, type Size } from "./fit.ts";
import type { Paper } from "./paper.ts";
import type { SheetLayout } from "./sheet-layout.ts";

export interface PackedSheet {
  readonly paper: Paper;
  readonly layout: SheetLayout;
  /** How often the same sheet is printed. */
  readonly copies: number;
}

/** A sheet more to handle and to cut costs as much as this area of paper: a 4x6 print. */
const SHEET_COST = 288 * 432;

/** All pieces that fit some paper on few sheets without much waste; the others are left out. */
export function packSheets(
  stacks: readonly PieceStack[],
  papers: readonly Paper[],
  spacing: Spacing,
): PackedSheet[] {
  const sheets: PackedSheet[] = [];
  let waiting = stacks.filter(
    (stack) =>
      stack.count > 0 &&
      papers.some((paper) => fitOnSheet(stack, paper, spacing.marginPt) !== undefined),
  );
  while (waiting.length > 0) {
    const best = fillBestSheet(waiting, papers, spacing);
    if (best === undefined) break;
    const used = countPieces(best.layout);
    const copies = Math.min(
      ...waiting.map(({ openingId, count }) => Math.floor(count / (used.get(openingId) ?? 0))),
    );
    sheets.push({ paper: best.paper, layout: best.layout, copies });
    waiting = takeAway(waiting, used, copies);
  }
  return sheets;
}

/** Of all papers the one that gets the most piece for its cost, the smaller where two are equal. */
function fillBestSheet(
  waiting: readonly PieceStack[],
  papers: readonly Paper[],
  spacing: Spacing,
): FilledSheet | undefined {
  return papers
    .toSorted((a, b) => areaOf(a) - areaOf(b))
    .map((paper) => fillSheet(waiting, paper, spacing))
    .filter((sheet) => sheet !== undefined)
    .reduce<FilledSheet | undefined>(
      (best, sheet) => (best && worth(best) >= worth(sheet) ? best : sheet),
      undefined,
    );
}

function worth({ paper, pieceArea }: FilledSheet): number {
  return pieceArea / (areaOf(paper) + SHEET_COST);
}

function areaOf({ width, height }: Size): number {
  return width * height;
}

function countPieces({ items }: SheetLayout): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { openingId } of items) counts.set(openingId, (counts.get(openingId) ?? 0) + 1);
  return counts;
}

function takeAway(
  stacks: readonly PieceStack[],
  used: ReadonlyMap<string, number>,
  copies: number,
): PieceStack[] {
  return stacks
    .map((stack) => ({ ...stack, count: stack.count - copies * (used.get(stack.openingId) ?? 0) }))
    .filter(({ count }) => count > 0);
}
