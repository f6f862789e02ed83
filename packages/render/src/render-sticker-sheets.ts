import type { CuttingSheet } from "@photomap/scene";
import { renderCuttingSvg } from "./render-cutting-svg.ts";
import { renderPdf } from "./render-pdf.ts";
import type { OpenPhoto } from "./steps/decode.ts";

/** The highest resolution of photos; finer details are not visible on paper. */
const MAX_DPI = 300;

export interface StickerSheetPdfRequest {
  readonly sheets: readonly CuttingSheet[];
  readonly openPhoto: OpenPhoto;
  readonly title: string;
}

/**
 * Renders a PDF for the printer: a page per sheet at its true size, with the contours in a separate
 * color.
 */
export function renderStickerSheetPdf(request: StickerSheetPdfRequest): Promise<Buffer> {
  const pages = request.sheets.map(({ width, height, layers }) => ({
    width,
    height,
    ops: layers.flatMap(({ ops }) => ops),
  }));
  return renderPdf({ ...request, pages, maxDpi: MAX_DPI });
}

/**
 * Renders an SVG for the cutting plotter: the sheet without photos, which are printed from the PDF.
 */
export function renderStickerSheetSvg(sheet: CuttingSheet): Promise<string> {
  const layers = sheet.layers.filter(({ name }) => name !== "print");
  return renderCuttingSvg({ sheet: { ...sheet, layers }, openPhoto: refusePhoto });
}

function refusePhoto(id: string): Promise<Buffer> {
  return Promise.reject(new RangeError(`A sheet to cut shows no photo ${id}`));
}
