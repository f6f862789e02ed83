import type { Opening } from "@photomap/design";
import { type Box, compose, type Matrix, rotation, scaling, translation } from "@photomap/geometry";
import { fitOnSheet, PRINT_MARGIN_POINTS, type Size } from "./fit.ts";
import { DEFAULT_PRINT_OPTIONS } from "./print-options.ts";
import { getPieceSize, type PieceOptions } from "./print-piece.ts";

export interface SheetItem {
  readonly openingId: string;
  /** The top left corner of the placed piece, in points. */
  readonly x: number;
  readonly y: number;
  /** Whether the piece is rotated by 90 degrees clockwise. */
  readonly turned: boolean;
}

export interface SheetLayout {
  /** The width in points. */
  readonly width: number;
  readonly height: number;
  readonly items: readonly SheetItem[];
}

/** Centers one opening on a sheet; undefined when it doesn't fit. */
export function singleSheet(
  opening: Opening,
  paper: Size,
  scale: number,
  options: PieceOptions = DEFAULT_PRINT_OPTIONS,
  marginPt = PRINT_MARGIN_POINTS,
): SheetLayout | undefined {
  const piece = getPieceSize(opening, options, scale);
  const fit = fitOnSheet(piece, paper, marginPt);
  if (fit === undefined) return undefined;
  const turned = fit === "turned";
  const x = (paper.width - (turned ? piece.height : piece.width)) / 2;
  const y = (paper.height - (turned ? piece.width : piece.height)) / 2;
  const { width, height } = paper;
  return { width, height, items: [{ openingId: opening.id, x, y, turned }] };
}

/**
 * Returns the matrix that moves the box's top left corner, rotated or not, to the item's position.
 */
export function itemMatrix(box: Box, { x, y, turned }: SheetItem, scale: number): Matrix {
  const fromCorner = compose(scaling(scale), translation(-box.x, -box.y));
  if (!turned) return compose(translation(x, y), fromCorner);
  return compose(translation(x + box.height * scale, y), rotation(90), fromCorner);
}
