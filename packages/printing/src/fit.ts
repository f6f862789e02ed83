export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The margin between a piece and the sheet's edges: printers can't print up to the edge. */
export const PRINT_MARGIN_POINTS = 18;

/** The margin for cutting machines, which need space for registration marks. */
export const CUTTING_MARGIN_POINTS = 45;

/**
 * The tolerance of sizes rounded to hundredths, which must still fit: A4 is 595.2755... points
 * wide.
 */
export const FIT_TOLERANCE_POINTS = 0.01;

export type Fit = "upright" | "turned";

/** Finds the orientation in which a piece fits on the sheet; undefined when it doesn't fit. */
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
