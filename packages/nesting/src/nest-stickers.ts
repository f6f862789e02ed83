import { shapeBox } from "@photomap/geometry";
import { findLayoutProblem, type LayoutProblem } from "./layout-problem.ts";
import { createSearch, type SearchOptions } from "./search-layout.ts";
import {
  MAX_SHEET_HEIGHT,
  measurePaper,
  placeShape,
  SHEET_GEOMETRY,
  type Size,
  type Sticker,
  type StickerPlacement,
  type StickerSheet,
} from "./sheet.ts";

/**
 * The default search, measured on 200 orders: smaller cells and more attempts save less than 1 % of
 * the paper.
 */
const DEFAULT_OPTIONS: SearchOptions = {
  cellSize: 2.25,
  rotations: [0, 45, 90, 135, 180, 225, 270, 315],
  attempts: 40,
  seed: 1,
};

export interface NestedSheets {
  /** The sheets, the smallest first. */
  readonly sheets: readonly StickerSheet[];
  /** The problem of sheets that must not be printed. */
  readonly problem?: LayoutProblem;
}

/** Widths in points to try for a single sheet, which may be narrower than the others. */
const NARROWER_WIDTHS = [648, 504, SHEET_GEOMETRY.minWidth];

/** Lays stickers out on sheets by their true outlines, and checks the result on them. */
export function nestStickers(
  stickers: readonly Sticker[],
  options: Partial<SearchOptions> = {},
): NestedSheets {
  const search = createSearch({ ...DEFAULT_OPTIONS, ...options });
  const indexed = stickers.map((sticker, index) => ({ sticker, index }));
  const regular = indexed.filter(({ sticker }) => fitsSheet(shapeBox(sticker.shape)));
  const oversize = indexed.filter(({ sticker }) => !fitsSheet(shapeBox(sticker.shape)));
  const own = oversize.map(({ sticker, index }) => createOversizeSheet(sticker, index));

  const nestRegular = (width: number): StickerSheet[] => {
    const area = {
      width: width - 2 * SHEET_GEOMETRY.border,
      height: MAX_SHEET_HEIGHT - 2 * SHEET_GEOMETRY.border,
    };
    const layouts = search(
      regular.map(({ sticker }) => sticker),
      area,
    );
    const isSingle = layouts.length === 1 && own.length === 0;
    return layouts.map((placements) => {
      const placed = placements.map((placement) => ({
        ...placement,
        sticker: regular[placement.sticker]!.index,
      }));
      return shrinkSheet(stickers, placed, isSingle);
    });
  };

  let sheets = regular.length === 0 ? [] : nestRegular(SHEET_GEOMETRY.width);
  if (sheets.length === 1 && own.length === 0) {
    const minWidth = widestSide(stickers) + 2 * SHEET_GEOMETRY.border;
    for (const width of NARROWER_WIDTHS.filter((candidate) => candidate >= minWidth)) {
      const narrower = nestRegular(width);
      if (narrower.length === 1 && measurePaper(narrower) < measurePaper(sheets)) sheets = narrower;
    }
  }
  const sorted = [...sheets, ...own].toSorted((a, b) => a.width * a.height - b.width * b.height);
  const problem = findLayoutProblem(stickers, sorted);
  return { sheets: sorted, ...(problem && { problem }) };
}

function fitsSheet({ width, height }: Size): boolean {
  const maxWidth = SHEET_GEOMETRY.width - 2 * SHEET_GEOMETRY.border;
  const maxHeight = MAX_SHEET_HEIGHT - 2 * SHEET_GEOMETRY.border;
  return (width <= maxWidth && height <= maxHeight) || (height <= maxWidth && width <= maxHeight);
}

/** Returns the narrowest width in which every sticker fits, upright or turned by 90 degrees. */
function widestSide(stickers: readonly Sticker[]): number {
  const sides = stickers.map(({ shape }) => {
    const { width, height } = shapeBox(shape);
    return Math.min(width, height);
  });
  return Math.max(...sides);
}

function createOversizeSheet({ shape }: Sticker, sticker: number): StickerSheet {
  const { x, y, width, height } = shapeBox(shape);
  const margin = SHEET_GEOMETRY.oversizeMargin;
  return {
    width: width + 2 * margin,
    height: height + 2 * margin,
    placements: [{ sticker, rotation: 0, x: margin - x, y: margin - y }],
  };
}

/**
 * Makes a sheet as tall as its stickers need, and a single sheet as narrow too. The first sticker
 * is in the upper left corner.
 */
function shrinkSheet(
  stickers: readonly Sticker[],
  placements: readonly StickerPlacement[],
  isSingle: boolean,
): StickerSheet {
  const { border, width, minWidth } = SHEET_GEOMETRY;
  const placed = placements.map((placement) => ({
    ...placement,
    x: placement.x + border,
    y: placement.y + border,
  }));
  const boxes = placed.map((placement) =>
    shapeBox(placeShape(stickers[placement.sticker]!.shape, placement)),
  );
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return {
    width: isSingle ? Math.max(minWidth, right + border) : width,
    height: bottom + border,
    placements: placed,
  };
}
