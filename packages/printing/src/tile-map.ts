import { type Box, POINTS_PER_INCH, type Point } from "@photomap/geometry";
import { PRINT_MARGIN_POINTS, type Size } from "./fit.ts";
import { findPaper } from "./paper.ts";
import { FULL_SIZE_MODE_ID } from "./size-mode.ts";

/** Papers for the whole map: those of home printers, and one page as large as the map. */
export const MAP_PAPER_IDS = ["letter", "A4", "legal", "11x17", "A3", FULL_SIZE_MODE_ID] as const;

export type MapPaperId = (typeof MAP_PAPER_IDS)[number];

/** The overlap that neighboring sheets repeat for gluing, half an inch. */
export const MAP_OVERLAP_POINTS = POINTS_PER_INCH / 2;

/** The height below the map for the sheet's position, a hint and the ruler. */
const FOOTER_POINTS = 36;

/** The most sheets of a map; more can't be assembled. */
export const MAX_MAP_SHEETS = 100;

/** The resolution of sheets; the picture of a large map has less, so that it fits in memory. */
const MAP_DPI = 300;
const MAX_MAP_PIXELS = 100_000_000;

export interface MapSheet {
  /** The row of the sheet, counted from 1. */
  readonly row: number;
  readonly column: number;
  /** The part of the map on the sheet, in paper points from the map's top left corner. */
  readonly part: Box;
  /** The top left corner of the part on the page. */
  readonly at: Point;
}

/** Pages of equal size that together show the map at its true size. */
export interface MapTiling {
  readonly page: Size;
  readonly rows: number;
  readonly columns: number;
  /** The sheets row by row; a later one is glued on top of an earlier one. */
  readonly sheets: readonly MapSheet[];
}

/** Tiles the map in paper points on a paper, in the orientation with the fewest sheets. */
export function tileMap(map: Size, paperId: MapPaperId): MapTiling {
  const paper = findPaper(paperId);
  if (paper === undefined) return createOnePage(map);
  const { width, height } = paper;
  const portrait = createTiling(map, { width, height });
  const landscape = createTiling(map, { width: height, height: width });
  const [preferred, other] = map.width > map.height ? [landscape, portrait] : [portrait, landscape];
  return other.sheets.length < preferred.sheets.length ? other : preferred;
}

/** Creates one page for print shops, without margins and marks. */
function createOnePage({ width, height }: Size): MapTiling {
  const part = { x: 0, y: 0, width, height };
  const sheets = [{ row: 1, column: 1, part, at: { x: 0, y: 0 } }];
  return { page: { width, height }, rows: 1, columns: 1, sheets };
}

function createTiling(map: Size, page: Size): MapTiling {
  const area = {
    width: page.width - 2 * PRINT_MARGIN_POINTS,
    height: page.height - PRINT_MARGIN_POINTS - FOOTER_POINTS,
  };
  const columns = countSheets(map.width, area.width);
  const rows = countSheets(map.height, area.height);
  // Equal parts: every sheet is cut at the same distance from its edges.
  const width = sizePart(map.width, columns);
  const height = sizePart(map.height, rows);
  const at = {
    x: PRINT_MARGIN_POINTS + (area.width - width) / 2,
    y: PRINT_MARGIN_POINTS,
  };
  const sheets = Array.from({ length: rows * columns }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const x = column * (width - MAP_OVERLAP_POINTS);
    const y = row * (height - MAP_OVERLAP_POINTS);
    return { row: row + 1, column: column + 1, part: { x, y, width, height }, at };
  });
  return { page, rows, columns, sheets };
}

function countSheets(length: number, available: number): number {
  if (length <= available) return 1;
  return Math.ceil((length - MAP_OVERLAP_POINTS) / (available - MAP_OVERLAP_POINTS));
}

function sizePart(length: number, count: number): number {
  return (length + (count - 1) * MAP_OVERLAP_POINTS) / count;
}

/** Returns the resolution of the map as one picture. */
export function findMapDpi({ width, height }: Size): number {
  const squareInches = (width * height) / POINTS_PER_INCH ** 2;
  return Math.min(MAP_DPI, Math.floor(Math.sqrt(MAX_MAP_PIXELS / squareInches)));
}
