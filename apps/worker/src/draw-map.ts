import { type Design, resolveBackground, resolveOutputOption } from "@photomap/design";
import { renderPdf, renderPng, renderSheet } from "@photomap/render";
import { mapPages, wholeMapScene } from "@photomap/scene";
import type { Drawing, RenderRequest } from "@photomap/server";

type MapDrawing = Extract<Drawing, { type: "whole_map" }>;
type OpenPhoto = (src: string) => Promise<Buffer>;

/** Draws the whole map as one picture, or on the sheets of a document. */
export async function drawMap(
  { format, downloadFilename }: RenderRequest,
  { project, dpi, paper }: MapDrawing,
  design: Design,
  openPhoto: OpenPhoto,
): Promise<Buffer> {
  const map = wholeMapScene(design, project.inputs, {
    scale: project.outputScale,
    outputOption: resolveOutputOption(design, project),
    background: resolveBackground(design, project),
    isTransparent: format === "png",
  });
  if (format === "pdf") {
    const pages = mapPages(map, paper, project.name);
    return renderPdf({ pages, openPhoto, title: downloadFilename, maxDpi: dpi });
  }
  const { width: widthPt, height: heightPt, ops: displayList } = map;
  const request = { displayList, widthPt, heightPt, dpi, openPhoto };
  return format === "png" ? renderPng(request) : renderSheet(request);
}
