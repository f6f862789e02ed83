import { type Design, findBackground, findOpening, resolveOutputOption } from "@photomap/design";
import {
  BUFFER_LAYERS,
  DEFAULT_PRINT_OPTIONS,
  planPrints,
  printableOpenings,
} from "@photomap/printing";
import { freezeProject } from "./freeze-project.service.ts";
import type { PictureProps } from "./picture-input.ts";
import type { DrawableProject, Drawing } from "./render.types.ts";

export type DrawingResult = Drawing | { readonly problem: string };
export type DesignDrawingProps = Extract<PictureProps, { design: string }>;
export type ProjectDrawingProps = Extract<PictureProps, { file: string }>;

const SCREEN_DPI = 72;
/** The papers from the smallest; the first that fits all openings is used. */
const PAPER_IDS = ["4x6", "5x7", "8x10", "11x14", "16x20", "24x36", "A0"];

export function createDesignDrawing(props: DesignDrawingProps, design: Design): DrawingResult {
  const { design: designId, ...look } = props;
  if (look.type !== "pm_product") return { ...look, designId };
  const { background, ...rest } = look;
  const key = background === undefined ? undefined : findBackground(design, background)?.imageKey;
  if (background !== undefined && key === undefined) return { problem: "No such background." };
  return { ...rest, designId, ...(key !== undefined && { backgroundKey: key }) };
}

export function createProjectDrawing(
  props: ProjectDrawingProps,
  project: DrawableProject,
  design: Design,
): DrawingResult {
  switch (props.type) {
    case "openings_print":
      return drawOpenings(props.openingId, project, design);
    case "file_preview":
    case "all_openings": {
      const { file: _file, ...picture } = props;
      const frozen = { project: freezeProject(project) };
      if (picture.type === "file_preview") return { ...picture, ...frozen };
      const { layer = BUFFER_LAYERS[project.brand], ...rest } = picture;
      return { ...rest, layer, ...frozen };
    }
    case "region_completion": {
      const [openingId] = props.openingId;
      if (openingId !== undefined && findOpening(design, openingId) === undefined) {
        return { problem: `The design has no opening ${openingId}` };
      }
      const { type, background: backdrop } = props;
      return { type, backdrop, openingId, project: freezeProject(project) };
    }
  }
}

/** Packs the openings on one sheet. */
function drawOpenings(
  openingIds: readonly string[],
  project: DrawableProject,
  design: Design,
): DrawingResult {
  const { outputType, outputScale: scale, brand } = project;
  const option = resolveOutputOption(design, { outputType, outputScale: scale });
  const printable = printableOpenings(design, project.inputs, option);
  const openings = printable.filter(({ id }) => openingIds.includes(id));
  if (openings.length < openingIds.length) return { problem: "An opening has no photos." };
  const options = { ...DEFAULT_PRINT_OPTIONS, includeBuffer: false, regionNames: false };
  const quantities = Object.fromEntries(openings.map(({ id }) => [id, 1]));
  for (const printSizeModeId of PAPER_IDS) {
    const size = { packingMode: "multiple", printSizeModeId } as const;
    const request = { openings, quantities, size, scale, options: { ...options, brand } };
    const { sheets, problem } = planPrints(request);
    const [sheet, ...more] = sheets;
    if (problem !== undefined || sheet === undefined || more.length > 0) continue;
    const frozen = freezeProject(project, new Set(openingIds));
    const layouts = [sheet.layout];
    return { type: "openings_print", project: frozen, dpi: SCREEN_DPI, options, layouts };
  }
  return { problem: "The openings don't fit on one sheet." };
}
