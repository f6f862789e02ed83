import { compose, scaling, translation } from "@photomap/geometry";
import {
  BAND_HEIGHT,
  placementMatrix,
  SHEET_GEOMETRY,
  type StickerLayout,
  type StickerSheet,
} from "@photomap/nesting";
import { stickerLayer } from "@photomap/printing";
import type { CuttingSheet } from "../cutting-sheet-scene.ts";
import type { Op, StrokeOp } from "../display-list.ts";
import { openingGroupOp, outlineStrokeOp } from "../opening-ops.ts";
import { plotterMarkOps } from "./plotter-marks.ts";
import { sheetFooterOps, sheetHeaderOps } from "./sheet-bands.ts";
import {
  findStickerContent,
  type MissingStickerContent,
  type OrderedProjects,
} from "./sticker-content.ts";

/** The contour line, with the name by which the software of cutting plotters finds it in a PDF. */
const CUT_CONTOUR = { spotColor: "CutContour", color: "#ff00ff", width: 0.25 };

export interface StickerSheetsRequest {
  readonly layout: StickerLayout;
  readonly sources: OrderedProjects;
  /** The address that the QR code of every sheet opens. */
  readonly staffUrl: string;
}

export type StickerSheetScenesResult =
  | { readonly kind: "drawn"; readonly sheets: readonly CuttingSheet[] }
  | MissingStickerContent;

/** Draws the sheets of a layout with header and footer, in the layers of cutting software. */
export function stickerSheetScenes(request: StickerSheetsRequest): StickerSheetScenesResult {
  const sheets: CuttingSheet[] = [];
  for (const [index, sheet] of request.layout.sheets.entries()) {
    const stickers = drawStickers(sheet, request);
    if (stickers.kind === "refused") return stickers;
    const { group, sheets: all } = request.layout;
    const page = { width: sheet.width, height: sheet.height + BAND_HEIGHT };
    const info = {
      group,
      orderIds: listOrderIds(sheet, request.layout),
      number: index + 1,
      count: all.length,
      staffUrl: request.staffUrl,
    };
    sheets.push({
      ...page,
      layers: [
        { name: "print", ops: stickers.print },
        { name: "header", ops: sheetHeaderOps(page.width, info) },
        { name: "footer", ops: sheetFooterOps(page) },
        { name: "registration", ops: plotterMarkOps(page) },
        { name: "cut", ops: stickers.cut },
      ],
    });
  }
  return { kind: "drawn", sheets };
}

interface DrawnStickers {
  readonly kind: "drawn";
  readonly print: readonly Op[];
  readonly cut: readonly StrokeOp[];
}

function drawStickers(
  { placements }: StickerSheet,
  { layout, sources }: StickerSheetsRequest,
): DrawnStickers | MissingStickerContent {
  const print: Op[] = [];
  const cut: StrokeOp[] = [];
  const toPage = translation(0, SHEET_GEOMETRY.headerHeight);
  for (const placement of placements) {
    const sticker = layout.stickers[placement.sticker];
    if (sticker === undefined) throw new RangeError("A placement refers to no sticker");
    const data = findStickerContent(sources, sticker);
    if (data.kind === "refused") return data;
    const { opening, input, brand } = data;
    const outline = stickerLayer(opening, brand);
    const matrix = compose(toPage, placementMatrix(placement), scaling(layout.group.outputScale));
    print.push(openingGroupOp({ id: opening.id, outline, matrix, input, fill: input.background }));
    const { spotColor, ...line } = CUT_CONTOUR;
    cut.push({ ...outlineStrokeOp(opening.layers.cut ?? outline, matrix, line), spotColor });
  }
  return { kind: "drawn", print, cut };
}

function listOrderIds({ placements }: StickerSheet, { stickers }: StickerLayout): string[] {
  const ids = placements.flatMap(({ sticker }) => stickers[sticker]?.orderId ?? []);
  return [...new Set(ids)].toSorted();
}
