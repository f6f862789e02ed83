export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Kept free between a piece and every edge of the sheet: printers cannot reach the rim. */
export const PRINT_MARGIN_POINTS = 18;

/** For a cutting machine, which needs the rim for its own marks. */
export const CUTTING_MARGIN_POINTS = 45;

/** A4 is 595.2755... points wide: a piece cut to the hundredth must not miss by rounding. */
export const FIT_TOLERANCE_POINTS = 0.01;

export type Fit = "upright" | "turned";

/** How a piece lies on the sheet with its margin, or nothing where it fits neither way. */
export function fitOnSheet(
  piece: Size,
  sheet: Size,
  marginPt = PRINT_MARGIN_POINTS,
): Fit | undefined {
  if (fitsUpright(piece, sheet, marginPt)) return "upright";
  const turned = { width: piece.height, height: piece.width };
  if (fitsUpright(turned, sheet, marginPt)) return "turned";
  return undefined;
}

function fitsUpright(piece: Size, sheet: Size, marginPt: number): boolean {
  const margins = 2 * marginPt - FIT_TOLERANCE_POINTS;
  return piece.width + margins <= sheet.width && piece.height + margins <= sheet.height;
}
