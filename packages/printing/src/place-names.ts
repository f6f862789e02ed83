import { type Design, findOpening, type Opening } from "@photomap/design";
import {
  type Box,
  boxContains,
  boxCorners,
  boxesOverlap,
  growBox,
  type Point,
  parsePath,
  type Shape,
  transformBox,
  transformPoint,
  transformShape,
} from "@photomap/geometry";
import { PRINT_MARGIN_POINTS, type Size } from "./fit.ts";
import type { PrintOptions } from "./print-options.ts";
import { getPrintBox, getPrintLayer, type PieceOptions } from "./print-piece.ts";
import { type CountCells, SheetCells } from "./sheet-cells.ts";
import { itemMatrix, type SheetItem, type SheetLayout } from "./sheet-layout.ts";
import { estimateTextSize } from "./text-size.ts";

export type NameOptions = PieceOptions & Pick<PrintOptions, "printingGuides">;

export interface PlacedName {
  readonly openingId: string;
  readonly text: string;
  readonly fontSize: number;
  /** The center of the baseline, in points of the sheet. */
  readonly at: Point;
  /** The box around all of the text. */
  readonly box: Box;
}

/** Font sizes in points; the largest that fits is used. Smaller names would be illegible. */
const FONT_SIZES = [8, 7, 6];
/** The distance between a name and an outline: half of the border and space for scissors. */
const CLEARANCE_POINTS = 2;
/** A name that is this much closer to its outline than to others is not mistaken for another. */
const NEAR_POINTS = 4;
const STEP_POINTS = 2;
/** The length of the printing guides outside the corners of a piece. */
const GUIDE_POINTS = 13;

interface Piece {
  readonly opening: Opening;
  readonly outline: Shape;
  readonly box: Box;
}

/** The sheet that is searched for places. */
interface Search {
  readonly clearance: number;
  /** Counts the covered cells of all pieces. */
  readonly countAll: CountCells;
  /** Whether a name may be in a box: inside the margin and not on another name. */
  readonly isAllowed: (box: Box) => boolean;
}

/**
 * Places the openings' names beside their outlines. A name without a free place next to its own
 * outline, closer to it than to others, is omitted.
 */
export function placeNames(
  layout: SheetLayout,
  design: Pick<Design, "features">,
  options: NameOptions,
  scale: number,
): PlacedName[] {
  const pieces = layout.items.map((item) => createPiece(item, design, options, scale));
  const cells = new SheetCells(layout);
  for (const [index, { outline, box }] of pieces.entries()) {
    cells.cover(outline, index + 1);
    if (options.printingGuides) coverGuides(cells, box, index + 1);
  }
  const page = { x: 0, y: 0, width: layout.width, height: layout.height };
  const printable = growBox(page, -PRINT_MARGIN_POINTS);
  const names: PlacedName[] = [];
  const search = {
    clearance: Math.max(CLEARANCE_POINTS, 2 * cells.cellPt),
    countAll: cells.countIn(page),
    isAllowed: (box: Box) =>
      boxContains(printable, box) &&
      !names.some((name) => boxesOverlap(growBox(name.box, CLEARANCE_POINTS), box)),
  };
  for (const [index, piece] of pieces.entries()) {
    const name = placeName(piece, cells.countIn(piece.box, index + 1), search);
    if (name !== undefined) names.push(name);
  }
  return names;
}

function createPiece(
  item: SheetItem,
  design: Pick<Design, "features">,
  options: PieceOptions,
  scale: number,
): Piece {
  const opening = findOpening(design, item.openingId);
  if (opening === undefined) throw new RangeError(`The design has no opening ${item.openingId}`);
  const box = getPrintBox(opening, options);
  const matrix = itemMatrix(box, item, scale);
  const shape = options.clipImage
    ? parsePath(getPrintLayer(opening, options).path)
    : [boxCorners(box)];
  return {
    opening,
    outline: transformShape(shape, (point) => transformPoint(matrix, point)),
    box: transformBox(matrix, box),
  };
}

function coverGuides(cells: SheetCells, box: Box, piece: number): void {
  for (const { x, y } of boxCorners(box)) {
    const outX = x > box.x ? GUIDE_POINTS : -GUIDE_POINTS;
    const outY = y > box.y ? GUIDE_POINTS : -GUIDE_POINTS;
    cells.coverLine({ x, y }, { x: x + outX, y }, piece);
    cells.coverLine({ x, y }, { x, y: y + outY }, piece);
  }
}

function placeName(
  { opening, box }: Piece,
  countOwn: CountCells,
  search: Search,
): PlacedName | undefined {
  for (const fontSize of FONT_SIZES) {
    const { width, height, ascent } = estimateTextSize(opening.name, fontSize);
    const found = findBestPlace({ width, height }, box, countOwn, search);
    if (found === undefined) continue;
    const at = { x: found.x + width / 2, y: found.y + ascent };
    return { openingId: opening.id, text: opening.name, fontSize, at, box: found };
  }
  return undefined;
}

/**
 * Finds the place in or directly around the piece's bounding box that has the most of its own
 * outline and the least of others around it.
 */
function findBestPlace(
  { width, height }: Size,
  piece: Box,
  countOwn: CountCells,
  { clearance, countAll, isAllowed }: Search,
): Box | undefined {
  const reach = clearance + NEAR_POINTS;
  const bottom = piece.y + piece.height + reach;
  const right = piece.x + piece.width + reach;
  let best: Box | undefined;
  let bestScore = 0;
  for (let y = piece.y - height - reach; y <= bottom; y += STEP_POINTS) {
    for (let x = piece.x - width - reach; x <= right; x += STEP_POINTS) {
      const own = countOwn(x - reach, y - reach, width + 2 * reach, height + 2 * reach);
      if (own <= bestScore) continue;
      const touched = countAll(
        x - clearance,
        y - clearance,
        width + 2 * clearance,
        height + 2 * clearance,
      );
      if (touched > 0) continue;
      const near = countAll(x - reach, y - reach, width + 2 * reach, height + 2 * reach);
      const score = own - 2 * (near - own);
      const place = { x, y, width, height };
      if (score > bestScore && isAllowed(place)) [best, bestScore] = [place, score];
    }
  }
  return best;
}
