import { type FilledSheet, fillSheet, type PieceStack, type Spacing } from "./fill-sheet.ts";
import { fitOnSheet, type Size } from "./fit.ts";
import type { Paper } from "./paper.ts";
import type { SheetLayout } from "./sheet-layout.ts";

export interface PackedSheet {
  readonly paper: Paper;
  readonly layout: SheetLayout;
  readonly copies: number;
}

/**
 * The cost of a sheet in square points: handling one more costs as much as the paper of a 4x6
 * print.
 */
const SHEET_COST = 288 * 432;

/** Packs all pieces that fit on some paper; the others are omitted. */
export function packSheets(
  stacks: readonly PieceStack[],
  papers: readonly Paper[],
  spacing: Spacing,
): PackedSheet[] {
  const sheets: PackedSheet[] = [];
  let remaining = stacks.filter(
    (stack) =>
      stack.count > 0 &&
      papers.some((paper) => fitOnSheet(stack, paper, spacing.marginPt) !== undefined),
  );
  while (remaining.length > 0) {
    const best = fillBestSheet(remaining, papers, spacing);
    if (best === undefined) break;
    const used = countPieces(best.layout);
    const copies = Math.min(
      ...remaining.map(({ openingId, count }) => Math.floor(count / (used.get(openingId) ?? 0))),
    );
    sheets.push({ paper: best.paper, layout: best.layout, copies });
    remaining = subtractUsed(remaining, used, copies);
  }
  return sheets;
}

/** Returns the sheet with the highest score; of equal ones that on the smaller paper. */
function fillBestSheet(
  remaining: readonly PieceStack[],
  papers: readonly Paper[],
  spacing: Spacing,
): FilledSheet | undefined {
  return papers
    .toSorted((a, b) => areaOf(a) - areaOf(b))
    .map((paper) => fillSheet(remaining, paper, spacing))
    .filter((sheet) => sheet !== undefined)
    .reduce<FilledSheet | undefined>(
      (best, sheet) => (best && scoreSheet(best) >= scoreSheet(sheet) ? best : sheet),
      undefined,
    );
}

function scoreSheet({ paper, pieceArea }: FilledSheet): number {
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

function subtractUsed(
  stacks: readonly PieceStack[],
  used: ReadonlyMap<string, number>,
  copies: number,
): PieceStack[] {
  return stacks
    .map((stack) => ({ ...stack, count: stack.count - copies * (used.get(stack.openingId) ?? 0) }))
    .filter(({ count }) => count > 0);
}
