import { type Box, boxesOverlap, growBox, translation } from "@photomap/geometry";
import {
  estimateTextSize,
  MAP_OVERLAP_POINTS,
  type MapPaperId,
  type MapSheet,
  type MapTiling,
  tileMap,
} from "@photomap/printing";
import type { Op, Page } from "./display-list.ts";
import { placeOps } from "./place-ops.ts";
import { cornerGuideOps, rulerOps } from "./print-marks.ts";
import { boxPath, centeredText, fillShape, strokeShape } from "./shape-ops.ts";

/** Draws the pages of a document with the whole map. */
export function mapPages(map: Page, paperId: MapPaperId, mapName: string): Page[] {
  const tiling = tileMap(map, paperId);
  return tiling.sheets.map((sheet) => mapSheetScene(map, sheet, tiling, mapName));
}

/** Draws one page of the tiled map: its part, marks for cutting and gluing, its position. */
export function mapSheetScene(
  map: Page,
  sheet: MapSheet,
  tiling: MapTiling,
  mapName: string,
): Page {
  const { width, height } = tiling.page;
  const { part, at } = sheet;
  const shown = { ...at, width: part.width, height: part.height };
  const visible = map.ops.filter(({ box }) => boxesOverlap(box, part));
  const ops = placeOps(visible, translation(at.x - part.x, at.y - part.y));
  const hasMargins = at.x > 0;
  return {
    width,
    height,
    ops: [
      ...ops,
      ...(hasMargins ? marginOps(tiling.page, shown) : []),
      ...(hasMargins ? cornerGuideOps(shown) : []),
      ...glueLines(sheet, tiling, shown),
      ...(hasMargins ? footerOps(sheet, tiling, mapName) : []),
      ...(hasMargins ? rulerOps(tiling.page) : []),
    ],
  };
}

/** Hides the parts of openings and photos that belong to other sheets. */
function marginOps({ width, height }: MapTiling["page"], shown: Box): Op[] {
  const right = shown.x + shown.width;
  const bottom = shown.y + shown.height;
  const margins: Box[] = [
    { x: 0, y: 0, width, height: shown.y },
    { x: 0, y: bottom, width, height: height - bottom },
    { x: 0, y: shown.y, width: shown.x, height: shown.height },
    { x: right, y: shown.y, width: width - right, height: shown.height },
  ];
  return margins.map((box) => ({ op: "rect", box, fill: "#ffffff" }));
}

const GLUE_LINE = { color: "#888888", width: 0.5, gap: 4, length: 9 };

/**
 * Draws the lines where the cut edges of the next sheets go, which cover them; ticks continue the
 * lines outside.
 */
function glueLines({ row, column }: MapSheet, { rows, columns }: MapTiling, shown: Box): Op[] {
  const { color, width, gap, length } = GLUE_LINE;
  const outside = growBox(shown, gap + length);
  const right = outside.x + outside.width;
  const bottom = outside.y + outside.height;
  const x = shown.x + shown.width - MAP_OVERLAP_POINTS + width / 2;
  const y = shown.y + shown.height - MAP_OVERLAP_POINTS + width / 2;
  return [
    ...(column < columns ? [`M${x} ${outside.y}V${bottom}`] : []),
    ...(row < rows ? [`M${outside.x} ${y}H${right}`] : []),
  ].map((path) => strokeShape(path, outside, color, width));
}

const TEXT = {
  font: 'Inter, "Inter Ext", "Inter Variable", sans-serif',
  color: "#444444",
};
/** The width beside the text, for the ruler on the left and the overview on the right. */
const FOOTER_SIDE_POINTS = 110;
const ASSEMBLY_HINT =
  "Print at 100%. Cut the left and top edges at the corner marks, then lay each sheet over the lines of its neighbors.";

function footerOps(sheet: MapSheet, tiling: MapTiling, mapName: string): Op[] {
  const { page, rows, columns } = tiling;
  const { row, column } = sheet;
  const isTiled = rows * columns > 1;
  const position = `Row ${row} of ${rows}, column ${column} of ${columns}`;
  const lines = isTiled
    ? [
        { text: `${mapName} · ${position}`, size: 8, fromBottom: 20 },
        { text: ASSEMBLY_HINT, size: 6, fromBottom: 10 },
      ]
    : [{ text: `${mapName} · Print at 100%.`, size: 8, fromBottom: 12 }];
  const maxWidth = page.width - 2 * FOOTER_SIDE_POINTS;
  const texts = lines.map(({ text, size, fromBottom }) => {
    const share = Math.min(1, maxWidth / estimateTextSize(text, size).width);
    const at = { x: page.width / 2, y: page.height - fromBottom };
    return centeredText(text, at, { ...TEXT, size: size * share });
  });
  return isTiled ? [...texts, ...overviewOps(sheet, tiling)] : texts;
}

const OVERVIEW = { width: 48, height: 22, inset: 40, fromBottom: 30, color: "#888888" };

/** Draws the grid of all sheets with this one filled. */
function overviewOps({ row, column }: MapSheet, { page, rows, columns }: MapTiling): Op[] {
  const { width, height, inset, fromBottom, color } = OVERVIEW;
  const ratio = page.width / page.height;
  const cellHeight = Math.min(height / rows, width / columns / ratio);
  const cellWidth = cellHeight * ratio;
  const left = page.width - inset - columns * cellWidth;
  const top = page.height - fromBottom;
  return Array.from({ length: rows * columns }, (_, index) => {
    const [cellRow, cellColumn] = [Math.floor(index / columns), index % columns];
    const box = {
      x: left + cellColumn * cellWidth,
      y: top + cellRow * cellHeight,
      width: cellWidth,
      height: cellHeight,
    };
    const isThis = cellRow === row - 1 && cellColumn === column - 1;
    return isThis
      ? fillShape(boxPath(box), box, color)
      : strokeShape(boxPath(box), box, color, 0.5);
  });
}
