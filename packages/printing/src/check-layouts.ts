import { type Design, findOpening, type Opening } from "@photomap/design";
import { type Box, boxContains, boxesOverlap, growBox } from "@photomap/geometry";
import { FIT_TOLERANCE_POINTS, PRINT_MARGIN_POINTS, type Size } from "./fit.ts";
import { PAPERS } from "./paper.ts";
import { getPieceSize, type PieceOptions } from "./print-piece.ts";
import { MAX_PRINT_QUANTITY } from "./quantities.ts";
import type { SheetItem, SheetLayout } from "./sheet-layout.ts";

export interface LayoutRules {
  readonly design: Pick<Design, "features">;
  /** Ids of the openings that may be printed. */
  readonly printable: ReadonlySet<string>;
  readonly options: PieceOptions;
  /** The size on paper divided by the size in the design. */
  readonly scale: number;
}

/** Finds the first problem of layouts received from a client; undefined when they are valid. */
export function findLayoutProblem(
  layouts: readonly SheetLayout[],
  rules: LayoutRules,
): string | undefined {
  const tooMany = findTooMany(layouts);
  if (tooMany !== undefined) return `${tooMany} is printed more than ${MAX_PRINT_QUANTITY} times`;
  for (const layout of layouts) {
    const problem = findSheetProblem(layout, rules);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function findTooMany(layouts: readonly SheetLayout[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { openingId } of layouts.flatMap(({ items }) => items)) {
    const count = (counts.get(openingId) ?? 0) + 1;
    if (count > MAX_PRINT_QUANTITY) return openingId;
    counts.set(openingId, count);
  }
  return undefined;
}

function findSheetProblem(layout: SheetLayout, rules: LayoutRules): string | undefined {
  const pieces: Box[] = [];
  for (const item of layout.items) {
    const opening = findOpening(rules.design, item.openingId);
    if (opening === undefined) return `The design has no opening ${item.openingId}`;
    if (!rules.printable.has(opening.id)) return `${opening.id} has no photos or is not included`;
    pieces.push(placePiece(opening, item, rules));
  }
  const page = { x: 0, y: 0, width: layout.width, height: layout.height };
  const printable = growBox(page, FIT_TOLERANCE_POINTS - PRINT_MARGIN_POINTS);
  if (!pieces.every((piece) => boxContains(printable, piece)))
    return "A piece is outside the margin";
  if (hasOverlap(pieces)) return "Two pieces overlap";
  if (!isPaper(layout) && !isFullSizeSheet(layout, pieces)) return "There is no such paper";
  return undefined;
}

function placePiece(opening: Opening, { x, y, turned }: SheetItem, rules: LayoutRules): Box {
  const { width, height } = getPieceSize(opening, rules.options, rules.scale);
  return turned ? { x, y, width: height, height: width } : { x, y, width, height };
}

function hasOverlap(pieces: readonly Box[]): boolean {
  const shrunk = pieces.map((piece) => growBox(piece, -FIT_TOLERANCE_POINTS));
  return shrunk.some((a, i) => shrunk.slice(i + 1).some((b) => boxesOverlap(a, b)));
}

function isPaper(layout: Size): boolean {
  return PAPERS.some(
    (paper) => isClose(paper.width, layout.width) && isClose(paper.height, layout.height),
  );
}

/**
 * Whether a sheet holds one centered piece with any margin: sheets for cutting machines have wider
 * ones.
 */
function isFullSizeSheet(layout: Size, [piece, ...others]: readonly Box[]): boolean {
  if (piece === undefined || others.length > 0) return false;
  return (
    isClose(layout.width, piece.width + 2 * piece.x) &&
    isClose(layout.height, piece.height + 2 * piece.y)
  );
}

function isClose(a: number, b: number): boolean {
  return Math.abs(a - b) <= FIT_TOLERANCE_POINTS;
}
