import {
  compose,
  type Matrix,
  rotation,
  type Shape,
  transformPoint,
  transformShape,
  translation,
} from "@photomap/geometry";

/** The lengths of a sheet, in points. A full page is paper of 11 x 14 inches. */
export const SHEET_GEOMETRY = {
  width: 792,
  minWidth: 360,
  pageHeight: 1008,
  /** The height of the header above the stickers, with order ids and the QR code. */
  headerHeight: 45,
  footerHeight: 36,
  footerMargin: 9,
  /** The distance between the stickers and the edges of the sheet. */
  border: 9,
  /** The distance between two stickers. */
  padding: 4.5,
  /** The paper around a sticker that is larger than a sheet. */
  oversizeMargin: 18,
} as const;

/** The height of the header, and of the footer with its margin. */
export const BAND_HEIGHT =
  SHEET_GEOMETRY.headerHeight + SHEET_GEOMETRY.footerMargin + SHEET_GEOMETRY.footerHeight;

/** The height of the tallest sheet, without header and footer. */
export const MAX_SHEET_HEIGHT = SHEET_GEOMETRY.pageHeight - BAND_HEIGHT;

export interface Sticker {
  /** The opening's id, equal for copies, whose outline is prepared once. */
  readonly openingId: string;
  /** The printed outline at its true size. */
  readonly shape: Shape;
}

/** Where a sticker goes: its outline is rotated around its origin, then moved. */
export interface StickerPlacement {
  /** The index in the list of nested stickers. */
  readonly sticker: number;
  /** The rotation in degrees, clockwise on a screen. */
  readonly rotation: number;
  readonly x: number;
  readonly y: number;
}

/** A sheet of stickers; coordinates start at its corner, below the header. */
export interface StickerSheet {
  /** The width in points. The height excludes header and footer. */
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
  return transformShape(shape, (point) => transformPoint(matrix, point));
}

const EPSILON = 1e-6;

/**
 * Whether a sheet is larger than the paper, as only the sheet of a sticker that is too large may
 * be.
 */
export function isOversizeSheet({ width, height }: Size): boolean {
  return width > SHEET_GEOMETRY.width + EPSILON || height > MAX_SHEET_HEIGHT + EPSILON;
}

/** Measures the paper of the sheets in square points, header and footer included. */
export function measurePaper(sheets: readonly Size[]): number {
  return sheets.reduce((sum, { width, height }) => sum + width * (height + BAND_HEIGHT), 0);
}
