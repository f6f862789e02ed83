import {
  compose,
  type Matrix,
  mapShape,
  rotation,
  type Shape,
  transformPoint,
  translation,
} from "@photomap/geometry";

/** All lengths are points. A full page is paper of 11 x 14 inches. */
export const SHEET_GEOMETRY = {
  width: 792,
  minWidth: 360,
  pageHeight: 1008,
  /** Order ids and the QR code, above the stickers. */
  headerHeight: 45,
  footerHeight: 36,
  footerMargin: 9,
  /** Between the stickers and the edges of the sheet. */
  border: 9,
  /** Between two stickers. */
  padding: 4.5,
  /** Around a sticker that is larger than a sheet. */
  oversizeMargin: 18,
} as const;

/** Header and footer with its margin. */
export const BAND_HEIGHT =
  SHEET_GEOMETRY.headerHeight + SHEET_GEOMETRY.footerMargin + SHEET_GEOMETRY.footerHeight;

/** The tallest sheet, without header and footer. */
export const MAX_SHEET_HEIGHT = SHEET_GEOMETRY.pageHeight - BAND_HEIGHT;

export interface Sticker {
  /** Equal for copies of one opening: its outline is prepared once. */
  readonly openingId: string;
  /** The printed outline at its true size. */
  readonly shape: Shape;
}

/** The outline is rotated around its origin, then moved. */
export interface StickerPlacement {
  /** Index into the nested stickers. */
  readonly sticker: number;
  /** Degrees, clockwise on a screen. */
  readonly rotation: number;
  readonly x: number;
  readonly y: number;
}

/** Coordinates start at the corner of the sheet, below the header. */
export interface StickerSheet {
  /** Without header and footer. */
  readonly width: number;
  readonly height: number;
  readonly placements: readonly StickerPlacement[];
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export function placementMatrix({ rotation: degrees, x, y }: StickerPlacement): Matrix {
  return compose(translation(x, y), rotation(degrees));
}

export function placeShape(shape: Shape, placement: StickerPlacement): Shape {
  const matrix = placementMatrix(placement);
  return mapShape(shape, (point) => transformPoint(matrix, point));
}

const EPSILON = 1e-6;

/** Larger than the paper: only the sheet of a sticker that is too large may be. */
export function isOversizeSheet({ width, height }: Size): boolean {
  return width > SHEET_GEOMETRY.width + EPSILON || height > MAX_SHEET_HEIGHT + EPSILON;
}

/** The paper of the sheets, header and footer included. */
export function measurePaper(sheets: readonly Size[]): number {
  return sheets.reduce((sum, { width, height }) => sum + width * (height + BAND_HEIGHT), 0);
}
