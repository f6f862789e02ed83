import type { Design } from "@photomap/design";
import { renderCuttingSvg, renderPdf, renderPng, renderSheet } from "@photomap/render";
import {
  cuttingSheetScene,
  type DisplayList,
  rulerOps,
  sheetNameOps,
  sheetScene,
} from "@photomap/scene";
import type { Drawing, RenderRequest } from "@photomap/server";

type Sheets = Extract<Drawing, { type: "openings_print" }>;
type Layout = Sheets["layouts"][number];
type OpenPhoto = (src: string) => Promise<Buffer>;

/** Draws one sheet as an image, or all sheets as a document. */
export async function drawSheets(
  { format, downloadFilename }: RenderRequest,
  sheets: Sheets,
  design: Design,
  openPhoto: OpenPhoto,
): Promise<Buffer> {
  const [layout] = sheets.layouts;
  if (layout === undefined) throw new RangeError("There is no sheet to draw");
  if (format === "svg") return drawCutting(layout, sheets, design, openPhoto);
  if (format === "pdf") {
    const pages = sheets.layouts.map((page) => ({
      width: page.width,
      height: page.height,
      ops: [...drawSheet(page, sheets, design), ...rulerOps(page)],
    }));
    return renderPdf({ pages, openPhoto, title: downloadFilename });
  }
  const request = {
    displayList: drawSheet(layout, sheets, design),
    widthPt: layout.width,
    heightPt: layout.height,
    dpi: sheets.dpi,
    openPhoto,
  };
  return format === "png" ? renderPng(request) : renderSheet(request);
}

function drawSheet(layout: Layout, { project, options }: Sheets, design: Design): DisplayList {
  const { inputs, businessId: brand, outputScale } = project;
  const settings = { ...options, brand };
  return [
    ...sheetScene(layout, design, inputs, settings, outputScale),
    ...sheetNameOps(layout, design, settings, outputScale),
  ];
}

async function drawCutting(
  layout: Layout,
  { project, options, machine = "cricut", dpi }: Sheets,
  design: Design,
  openPhoto: OpenPhoto,
): Promise<Buffer> {
  const { inputs, businessId: brand, outputScale } = project;
  const settings = { ...options, brand, machine };
  const sheet = cuttingSheetScene(layout, design, inputs, settings, outputScale);
  return Buffer.from(await renderCuttingSvg({ sheet, openPhoto, dpi }));
}
