import { type Design, resolveOutputOption } from "@photomap/design";
import {
  findMapDpi,
  MAP_PAPER_IDS,
  MAX_MAP_SHEETS,
  printableOpenings,
  tileMap,
} from "@photomap/printing";
import { z } from "zod";
import { fileNameSchema } from "./print-input.ts";
import type { FrozenProject, RenderRequest } from "./render.types.ts";

const mapPrintInputSchema = z.strictObject({
  projectId: z.string().max(100),
  format: z.enum(["jpeg", "png", "pdf"]),
  /** The paper of a PDF; pictures have the size of the map. */
  paper: z.enum(MAP_PAPER_IDS).default("full_size"),
  downloadFilename: fileNameSchema,
});

export type MapPrintInput = z.output<typeof mapPrintInputSchema>;

export function parseMapPrintInput(
  candidate: unknown,
): MapPrintInput | { readonly problem: string } {
  const parsed = mapPrintInputSchema.safeParse(candidate);
  return parsed.success ? parsed.data : { problem: z.prettifyError(parsed.error) };
}

/** The longest side of a page in points; viewers show no larger pages. */
const MAX_PAGE_POINTS = 14_400;

/** Creates the request for one file of the whole map at its size on paper. */
export function createMapRenderRequests(
  project: FrozenProject,
  design: Design,
  { format, paper, downloadFilename }: Omit<MapPrintInput, "projectId">,
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
