export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Kept free between a piece and every edge of the sheet: printers cannot reach the rim. */
export const PRINT_MARGIN_POINTS = 18;

/** A4 is 595.2755... points wide: a piece cut to the hundredth must not miss by rounding. */
export const FIT_TOLERANCE_POINTS = 0.01;

export type Fit = "upright" | "turned";

/** How a piece lies on the sheet with its margin, or nothing where it fits neither way. */
export function fitOnSheet(piece: Size, sheet: Size): Fit | undefined {
  if (fitsUpright(piece, sheet)) return "upright";
  if (fitsUpright({ width: piece.height, height: piece.width }, sheet)) return "turned";
  return undefined;
}

function fitsUpright(piece: Size, sheet: Size): boolean {
  const margins = 2 * PRINT_MARGIN_POINTS - FIT_TOLERANCE_POINTS;
  return piece.width + margins <= sheet.width && piece.height + margins <= sheet.height;
}
