import { type Design, findOpening, resolveBackground, resolveOutputOption } from "@photomap/design";
import { BUFFER_LAYERS } from "@photomap/printing";
import { countProgress, getOpeningStatuses } from "@photomap/project";
import { renderCuttingSvg, renderPreview } from "@photomap/render";
import {
  allOpeningsScene,
  cutScene,
  debugScene,
  filePreviewScene,
  messageScene,
  openingPreviewScene,
  outputDemonstrationScene,
  type Page,
  productScene,
  progressScene,
} from "@photomap/scene";
import type { Drawing, RenderRequest } from "@photomap/server";

type Picture = Exclude<Drawing, { type: "openings_print" | "whole_map" | "simple_message" }>;
type Message = Extract<Drawing, { type: "simple_message" }>;
type OpeningPicture = Extract<Picture, { type: "opening_sticker_preview" | "opening_suggestion" }>;
type Project = Extract<Picture, { project: unknown }>["project"];
type OpenPhoto = (src: string) => Promise<Buffer>;

const PRODUCT_SIZED: ReadonlySet<Picture["type"]> = new Set([
  "cut",
  "debug",
  "pm_product",
  "tbl_product",
]);
/** The longer side of pictures drawn at product size. */
const PRODUCT_EDGE_PX = 1600;

export async function drawPicture(
  { format, isOpaque = false }: RenderRequest,
  picture: Picture,
  design: Design,
  openPhoto: OpenPhoto,
): Promise<Buffer> {
  const page = createPage(picture, design);
  const { width, height, ops } = page;
  if (format === "svg") {
    const sheet = { width, height, layers: [{ name: picture.type, ops }] };
    return Buffer.from(await renderCuttingSvg({ sheet, openPhoto }));
  }
  return renderPreview({
    displayList: ops,
    widthPt: width,
    heightPt: height,
    widthPx: getPixelWidth(picture, page),
    openPhoto,
    format: format === "png" ? "png" : "jpeg",
    isTransparent: format === "png" && !isOpaque,
  });
}

export function drawMessage(
  { format }: RenderRequest,
  { message, width, height }: Message,
): Promise<Buffer> {
  return renderPreview({
    displayList: messageScene(message, { width, height }).ops,
    widthPt: width,
    heightPt: height,
    widthPx: width,
    openPhoto: () => Promise.reject(new Error("A message has no photos")),
    format: format === "png" ? "png" : "jpeg",
  });
}

function createPage(picture: Picture, design: Design): Page {
  switch (picture.type) {
    case "file_preview": {
      const { project, width, height } = picture;
      const options = {
        ...findOption(project, design),
        background: resolveBackground(design, project),
      };
      return filePreviewScene(design, project.inputs, { ...options, width, height });
    }
    case "all_openings": {
      const { project, width, height, layer } = picture;
      const options = { ...findOption(project, design), width, height, layer };
      return allOpeningsScene(design, project.inputs, options);
    }
    case "region_completion":
      return createCompletion(picture, design);
    case "cut":
      return cutScene(design, picture);
    case "debug":
      return debugScene(design);
    case "output_type_demonstration":
      return outputDemonstrationScene(design, picture.outputType, picture);
    case "opening_sticker_preview":
    case "opening_suggestion":
      return createOpening(picture, design);
    case "pm_product": {
      const { frame, hangerBars, grommets, backgroundKey } = picture;
      const accessories = { hangerBars, grommets, ...(frame && { frame }) };
      const options = {
        brand: "pm",
        ...accessories,
        ...(backgroundKey && { backgroundKey }),
      } as const;
      return productScene(design, {}, options);
    }
    case "tbl_product": {
      const { frame, outerColor } = picture;
      return productScene(design, {}, { brand: "tbl", frame, ...(outerColor && { outerColor }) });
    }
  }
}

/** The size of a sticker in points, for screens with two pixels per CSS pixel. */
const STICKER = { size: 300, margin: 6 };

function createOpening(picture: OpeningPicture, design: Design): Page {
  const { project, openingId } = picture;
  const opening = findOpening(design, openingId);
  const input = project.inputs[openingId];
  if (opening === undefined || input === undefined) {
    throw new RangeError(`There is no content of the opening ${openingId}`);
  }
  if (picture.type === "opening_suggestion") return openingPreviewScene(opening, input, picture);
  const outline = opening.layers[BUFFER_LAYERS[project.businessId]];
  return openingPreviewScene(opening, input, { ...STICKER, outline });
}

function createCompletion(
  { project, openingId, backdrop }: Extract<Picture, { type: "region_completion" }>,
  design: Design,
): Page {
  const option = findOption(project, design);
  const facts = getOpeningStatuses(project.inputs);
  const { filled, total } = countProgress(design, facts, option.outputOption);
  return progressScene({
    design,
    inputs: project.inputs,
    ...option,
    name: project.name,
    filledCount: filled,
    regionCount: total,
    backdrop,
    ...(openingId !== undefined && { openingId }),
  });
}

function findOption(project: Project, design: Design) {
  const outputOption = resolveOutputOption(design, project);
  return outputOption === undefined ? {} : { outputOption };
}

/**
 * Returns the width in pixels: screen pictures have one per point; products are scaled to a fixed
 * edge.
 */
function getPixelWidth({ type }: Picture, { width, height }: Page): number {
  if (!PRODUCT_SIZED.has(type)) return Math.round(width);
  return Math.round(width * Math.min(1, PRODUCT_EDGE_PX / Math.max(width, height)));
}
