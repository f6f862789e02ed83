import type { Opening } from "@photomap/design";
import { fitOnSheet, PRINT_MARGIN_POINTS } from "./fit.ts";
import { fullSizePaper } from "./full-size-paper.ts";
import { type PackedSheet, packSheets } from "./pack-sheets.ts";
import type { Paper } from "./paper.ts";
import type { PrintOptions } from "./print-options.ts";
import { type PieceOptions, pieceSize } from "./print-piece.ts";
import type { Quantities } from "./quantities.ts";
import { singleSheet } from "./sheet-layout.ts";
import { FULL_SIZE_MODE_ID, findSizeMode, type PrintSize } from "./size-mode.ts";

export interface PrintPlanRequest {
  readonly openings: readonly Opening[];
  readonly quantities: Quantities;
  readonly size: PrintSize;
  readonly options: PieceOptions & Pick<PrintOptions, "printingGuides">;
  /** Size on paper over size in the design. */
  readonly scale: number;
  /** Kept free along the rim. */
  readonly marginPt?: number;
}

export interface QuantityRow {
  readonly opening: Opening;
  readonly quantity: number;
  /** Whether some paper of the mode holds the opening; a row that does not fit is disabled. */
  readonly fits: boolean;
}

/** Named like the messages that tell a person. */
export type PrintProblem = "noneFit" | "noneSelected" | "someDoNotFit";

export interface PrintPlan {
  readonly rows: readonly QuantityRow[];
  readonly sheets: readonly PackedSheet[];
  readonly problem: PrintProblem | undefined;
}

/** Between two pieces, wide enough for scissors; printing guides need more. */
const GAP_POINTS = 9;
const GAP_WITH_GUIDES_POINTS = 18;

/** Which openings get onto paper, and how. */
export function planPrints(request: PrintPlanRequest): PrintPlan {
  const papers = findSizeMode(request.size.sizeModeId)?.papers ?? [];
  const isFullSize = request.size.sizeModeId === FULL_SIZE_MODE_ID;
  const rows = request.openings.map((opening) => ({
    opening,
    quantity: request.quantities[opening.id] ?? 0,
    fits: isFullSize || papers.some((paper) => fits(opening, paper, request)),
  }));
  const printed = rows.filter(({ quantity, fits }) => quantity > 0 && fits);
  const isSingle = isFullSize || request.size.packingMode === "single";
  const sheets = isSingle
    ? printed.map((row) => sheetOfOne(row, papers, request))
    : packTogether(printed, papers, request);
  return {
    rows,
    sheets: sheets.filter((sheet) => sheet !== undefined),
    problem: findProblem(rows),
  };
}

function fits(opening: Opening, paper: Paper, request: PrintPlanRequest): boolean {
  const { options, scale, marginPt } = request;
  return fitOnSheet(pieceSize(opening, options, scale), paper, marginPt) !== undefined;
}

/** The smallest paper that holds the opening, or one made to its measure. */
function sheetOfOne(
  { opening, quantity }: QuantityRow,
  papers: readonly Paper[],
  { options, scale, marginPt }: PrintPlanRequest,
): PackedSheet | undefined {
  const piece = pieceSize(opening, options, scale);
  const candidates = papers.length > 0 ? papers : [fullSizePaper(piece, marginPt)];
  const paper = candidates
    .toSorted((a, b) => a.width * a.height - b.width * b.height)
    .find((candidate) => fitOnSheet(piece, candidate, marginPt) !== undefined);
  const layout = paper && singleSheet(opening, paper, scale, options, marginPt);
  return paper && layout && { paper, layout, copies: quantity };
}

function packTogether(
  rows: readonly QuantityRow[],
  papers: readonly Paper[],
  { options, scale, marginPt = PRINT_MARGIN_POINTS }: PrintPlanRequest,
): PackedSheet[] {
  const stacks = rows.map(({ opening, quantity }) => ({
    openingId: opening.id,
    count: quantity,
    ...pieceSize(opening, options, scale),
  }));
  const gapPt = options.printingGuides ? GAP_WITH_GUIDES_POINTS : GAP_POINTS;
  return packSheets(stacks, papers, { marginPt, gapPt });
}

function findProblem(rows: readonly QuantityRow[]): PrintProblem | undefined {
  const selected = rows.filter(({ quantity }) => quantity > 0);
  if (selected.length === 0) return "noneSelected";
  if (selected.every(({ fits }) => !fits)) return "noneFit";
  return selected.some(({ fits }) => !fits) ? "someDoNotFit" : undefined;
}
