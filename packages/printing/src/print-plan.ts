import type { Opening } from "@photomap/design";
import { fitOnSheet, PRINT_MARGIN_POINTS } from "./fit.ts";
import { type PackedSheet, packSheets } from "./pack-sheets.ts";
import { fullSizePaper, type Paper } from "./paper.ts";
import type { PrintOptions } from "./print-options.ts";
import { getPieceSize, type PieceOptions } from "./print-piece.ts";
import type { Quantities } from "./quantities.ts";
import { singleSheet } from "./sheet-layout.ts";
import { FULL_SIZE_MODE_ID, findSizeMode, type PrintSize, type SizeMode } from "./size-mode.ts";

export interface PrintPlanRequest {
  readonly openings: readonly Opening[];
  readonly quantities: Quantities;
  readonly size: PrintSize;
  readonly options: PieceOptions & Pick<PrintOptions, "printingGuides">;
  /** The size on paper divided by the size in the design. */
  readonly scale: number;
  /** The distance of the pieces from the sheet's edge. */
  readonly marginPt?: number;
  /** The papers of a store; at home, every paper is available. */
  readonly availablePapers?: readonly Paper[];
}

export interface QuantityRow {
  readonly opening: Opening;
  readonly quantity: number;
  /** Whether the opening fits on a paper of the size mode. */
  readonly fits: boolean;
}

/** The problems of a plan, which are keys of printingMessages. */
export type PrintProblem = "noneFit" | "noneSelected" | "someDoNotFit";

export interface PrintPlan {
  readonly rows: readonly QuantityRow[];
  readonly sheets: readonly PackedSheet[];
  readonly problem: PrintProblem | undefined;
}

/** The gap between two pieces, wide enough for scissors. Printing guides need more. */
const GAP_POINTS = 9;
const GAP_WITH_GUIDES_POINTS = 18;

export function planPrints(request: PrintPlanRequest): PrintPlan {
  const mode = findSizeMode(request.size.printSizeModeId);
  const papers = mode === undefined ? [] : listPapers(mode, request.availablePapers);
  const isFullSize = mode?.id === FULL_SIZE_MODE_ID;
  const isCutToPiece = isFullSize && request.availablePapers === undefined;
  const rows = request.openings.map((opening) => ({
    opening,
    quantity: request.quantities[opening.id] ?? 0,
    fits: isCutToPiece || papers.some((paper) => fits(opening, paper, request)),
  }));
  const printed = rows.filter(({ quantity, fits }) => quantity > 0 && fits);
  const isSingle = isFullSize || request.size.packingMode === "single";
  const sheets = isSingle
    ? printed.map((row) => createSingleSheet(row, papers, request))
    : packRows(printed, papers, request);
  return {
    rows,
    sheets: sheets.filter((sheet) => sheet !== undefined),
    problem: findProblem(rows),
  };
}

/**
 * Lists the available papers of a mode. A store does not cut a sheet to its piece: there, full size
 * puts each piece alone on the smallest available paper that it fits on.
 */
export function listPapers(
  { id, papers }: SizeMode,
  available?: readonly Paper[],
): readonly Paper[] {
  if (available === undefined) return papers;
  if (id === FULL_SIZE_MODE_ID) return available;
  return papers.filter((paper) => available.some((offered) => offered.id === paper.id));
}

/**
 * Finds the smallest paper among `modes` that fits every selected opening, else full size if it is
 * offered; undefined when nothing fits.
 */
export function findFittingMode(
  request: Omit<PrintPlanRequest, "size">,
  modes: readonly SizeMode[],
): SizeMode | undefined {
  const selected = request.openings.filter(({ id }) => (request.quantities[id] ?? 0) > 0);
  const { availablePapers } = request;
  const areaOf = ({ papers: [paper] }: SizeMode) => (paper?.width ?? 0) * (paper?.height ?? 0);
  const bySize = modes
    .filter(({ papers }) => papers.length === 1)
    .toSorted((a, b) => areaOf(a) - areaOf(b));
  const fitsAll = (mode: SizeMode) =>
    selected.every((opening) =>
      listPapers(mode, availablePapers).some((paper) => fits(opening, paper, request)),
    );
  const fullSize = modes.find(({ id }) => id === FULL_SIZE_MODE_ID);
  const isFitting = fullSize && (availablePapers === undefined || fitsAll(fullSize));
  return bySize.find(fitsAll) ?? (isFitting ? fullSize : undefined);
}

function fits(opening: Opening, paper: Paper, request: Omit<PrintPlanRequest, "size">): boolean {
  const { options, scale, marginPt } = request;
  return fitOnSheet(getPieceSize(opening, options, scale), paper, marginPt) !== undefined;
}

/**
 * Puts an opening on the smallest paper that fits it, or on a full size sheet; undefined when no
 * paper fits.
 */
function createSingleSheet(
  { opening, quantity }: QuantityRow,
  papers: readonly Paper[],
  { options, scale, marginPt }: PrintPlanRequest,
): PackedSheet | undefined {
  const piece = getPieceSize(opening, options, scale);
  const candidates = papers.length > 0 ? papers : [fullSizePaper(piece, marginPt)];
  const paper = candidates
    .toSorted((a, b) => a.width * a.height - b.width * b.height)
    .find((candidate) => fitOnSheet(piece, candidate, marginPt) !== undefined);
  const layout = paper && singleSheet(opening, paper, scale, options, marginPt);
  return paper && layout && { paper, layout, copies: quantity };
}

function packRows(
  rows: readonly QuantityRow[],
  papers: readonly Paper[],
  { options, scale, marginPt = PRINT_MARGIN_POINTS }: PrintPlanRequest,
): PackedSheet[] {
  const stacks = rows.map(({ opening, quantity }) => ({
    openingId: opening.id,
    count: quantity,
    ...getPieceSize(opening, options, scale),
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
