import { offsetShape, shapeArea } from "@photomap/geometry";
import {
  isOversizeSheet,
  MAX_SHEET_HEIGHT,
  measurePaper,
  SHEET_GEOMETRY,
  type Sticker,
  type StickerSheet,
} from "../src/sheet.ts";

const { border, padding, width } = SHEET_GEOMETRY;

/** Returns the least area that stickers need: their own and half of the padding around them. */
function neededArea(stickers: readonly Sticker[]): number {
  return stickers.reduce((sum, { shape }) => sum + shapeArea(offsetShape(shape, padding / 2)), 0);
}

/**
 * Returns the share of the paper that stickers and their padding cover, header and footer included.
 */
export function measureUse(stickers: readonly Sticker[], sheets: readonly StickerSheet[]): number {
  return neededArea(stickers) / measurePaper(sheets);
}

/** Returns the number of sheets that every layout needs at least, by the area of the stickers. */
export function boundSheets(stickers: readonly Sticker[], sheets: readonly StickerSheet[]): number {
  const oversize = sheets.filter(isOversizeSheet);
  const alone = new Set(oversize.flatMap(({ placements }) => placements.map((p) => p.sticker)));
  const regular = stickers.filter((_, index) => !alone.has(index));
  const room = (width - 2 * border + padding) * (MAX_SHEET_HEIGHT - 2 * border + padding);
  return oversize.length + Math.ceil(neededArea(regular) / room);
}
