import { type Design, resolveOutputOption } from "@photomap/design";
import { findMapDpi, MAX_MAP_SHEETS, printableOpenings, tileMap } from "@photomap/printing";
import type { MapPrintInput } from "./map-print-input.ts";
import type { DrawnProject, RenderRequest } from "./render.types.ts";

/** Viewers show no larger pages. */
const MAX_PAGE_POINTS = 14_400;

/** One file of the whole map at its size on paper. */
export function createMapRequest(
  project: DrawnProject,
  design: Design,
  { format, paper, downloadFilename }: Omit<MapPrintInput, "fileId">,
): readonly RenderRequest[] | { readonly problem: string } {
  const { outputScale: scale } = project;
  const option = resolveOutputOption(design, project);
  if (printableOpenings(design, project.inputs, option).length === 0) {
    return { problem: "The map has no photos." };
  }
  const size = { width: design.width * scale, height: design.height * scale };
  if (format === "pdf") {
    const { page, sheets } = tileMap(size, paper);
    if (sheets.length > MAX_MAP_SHEETS) return { problem: "The map needs too many sheets." };
    if (Math.max(page.width, page.height) > MAX_PAGE_POINTS) {
      return { problem: "The map is too large for one page." };
    }
  }
  const dpi = findMapDpi(size);
  const drawing = {
    type: "whole_map",
    project,
    ...size,
    dpi,
    paper,
  } as const;
  return [{ format, downloadFilename, drawing }];
}
