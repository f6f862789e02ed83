import { type Cell, OccupancyGrid } from "./occupancy-grid.ts";
import type { RotatedSticker } from "./rotated-sticker.ts";
import type { Size, StickerPlacement } from "./sheet.ts";

export interface FilledSheets {
  readonly sheets: readonly (readonly StickerPlacement[])[];
  /** The cost by which layouts are compared: fewer sheets first, then fewer used rows on them. */
  readonly cost: number;
}

/** A sticker to place: its index, and the rotations to try. */
export interface PlaceableSticker {
  readonly sticker: number;
  /** The rotated outlines, the same array for copies of one opening. */
  readonly rotations: readonly RotatedSticker[];
}

interface OpenSheet {
  readonly grid: OccupancyGrid;
  readonly placements: StickerPlacement[];
  /** The lowest edge of its stickers, in cells. */
  bottom: number;
}

interface Position extends Cell {
  readonly choice: RotatedSticker;
  /** The lower edge of the sticker, in cells. */
  readonly bottom: number;
}

const EPSILON = 1e-9;
/** The cost of one more sheet, as the rows of this many sheets. */
const SHEET_WEIGHT = 4;

/**
 * Places the stickers in their order, each on the first sheet where it fits, as high as it fits.
 */
export function fillSheets(
  stickers: readonly PlaceableSticker[],
  area: Size,
  cellSize: number,
): FilledSheets {
  const columns = Math.floor(area.width / cellSize);
  const rows = Math.floor(area.height / cellSize);
  const sheets: OpenSheet[] = [];
  /**
   * The first sheet to try for each outline: copies skip sheets that had no place for the one
   * before.
   */
  const firstSheets = new Map<readonly RotatedSticker[], number>();
  for (const placeable of stickers) {
    let index = firstSheets.get(placeable.rotations) ?? 0;
    while (true) {
      const sheet = (sheets[index] ??= createSheet(columns, rows));
      const position = findPosition(sheet, placeable.rotations, area, cellSize);
      if (position !== undefined) {
        put(sheet, placeable.sticker, position, cellSize);
        break;
      }
      index += 1;
    }
    firstSheets.set(placeable.rotations, index);
  }
  const used = sheets.filter(({ placements }) => placements.length > 0);
  const usedRows = used.reduce((sum, { bottom }) => sum + bottom, 0);
  return {
    sheets: used.map(({ placements }) => placements),
    cost: used.length * rows * SHEET_WEIGHT + usedRows,
  };
}

function createSheet(columns: number, rows: number): OpenSheet {
  return { grid: new OccupancyGrid(columns, rows), placements: [], bottom: 0 };
}

/** Finds the position with the highest lower edge; of equal ones the leftmost. */
function findPosition(
  { grid, placements }: OpenSheet,
  rotations: readonly RotatedSticker[],
  area: Size,
  cellSize: number,
): Position | undefined {
  let best: Position | undefined;
  for (const choice of rotations) {
    const height = choice.size.height / cellSize;
    const endRow = best === undefined ? Infinity : Math.ceil(best.bottom - height) + 1;
    const cell = grid.findFree(choice.body, endRow);
    if (cell === undefined) continue;
    const position = { choice, ...cell, bottom: cell.row + height };
    if (best === undefined || isHigher(position, best)) best = position;
  }
  if (best !== undefined || placements.length > 0) return best;
  return fitAlone(rotations, area, cellSize);
}

function isHigher(a: Position, b: Position): boolean {
  if (Math.abs(a.bottom - b.bottom) < EPSILON) return a.column < b.column;
  return a.bottom < b.bottom;
}

/**
 * Places a sticker alone on a sheet: one that fits exactly may need part of a cell more than the
 * sheet has. Throws when it doesn't fit.
 */
function fitAlone(rotations: readonly RotatedSticker[], area: Size, cellSize: number): Position {
  const choice = rotations.find(
    ({ size }) => size.width <= area.width + EPSILON && size.height <= area.height + EPSILON,
  );
  if (choice === undefined) throw new RangeError("A sticker does not fit the sheet");
  return { choice, row: 0, column: 0, bottom: choice.size.height / cellSize };
}

function put(sheet: OpenSheet, sticker: number, position: Position, cellSize: number): void {
  const { choice, row, column, bottom } = position;
  sheet.grid.occupy(choice.zone, { row: row - choice.inset, column: column - choice.inset });
  sheet.bottom = Math.max(sheet.bottom, bottom);
  sheet.placements.push({
    sticker,
    rotation: choice.rotation,
    x: column * cellSize + choice.origin.x,
    y: row * cellSize + choice.origin.y,
  });
}
