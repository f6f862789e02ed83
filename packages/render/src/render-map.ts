import {
  type Design,
  type Opening,
  type OutputType,
  resolveBackground,
  resolveOutputOption,
} from "@photomap/design";
import type { Inputs, OpeningInput } from "@photomap/project";
import {
  type MapStyle,
  mapScene,
  openingPreviewScene,
  type Page,
  shareCardScene,
} from "@photomap/scene";
import { renderPreview } from "./render-preview.ts";
import type { OpenPhoto } from "./steps/decode.ts";

/** The colors of the map in the web app's light theme. */
const MAP_STYLE: Partial<MapStyle> = {
  mat: "#FDFBF6",
  empty: "#F6F1E7",
  outline: "#9A8F7E",
  graphic: "#9A8F7E",
};

const OUTLINE_PX = 0.8;

export interface MapRequest {
  readonly design: Design;
  readonly inputs: Inputs;
  readonly outputType: OutputType;
  readonly outputScale: number;
  readonly backgroundId: string | null;
  /** The longer side of the picture. */
  readonly edgePx: number;
  /** Reads photos by their id and background pictures by their key. */
  readonly openPhoto: OpenPhoto;
}

/** Renders a JPEG preview of a project, as drawn in the browser. */
export function renderMap(request: MapRequest): Promise<Buffer> {
  const { edgePx, openPhoto } = request;
  const pixelsPerPoint = getScale(request, edgePx);
  const line = OUTLINE_PX / pixelsPerPoint;
  const map = drawMap(request, { outlineWidth: line, graphicWidth: line });
  return renderPreview({ ...toPicture(map, pixelsPerPoint), openPhoto, format: "jpeg" });
}

/** Renders the share page's map as WebP, with the cut edge of the mat around the photos. */
export function renderSharedMap(request: MapRequest): Promise<Buffer> {
  const { edgePx, openPhoto } = request;
  const pixelsPerPoint = getScale(request, edgePx);
  const map = drawMap(request, createCutStyle(edgePx, pixelsPerPoint));
  const picture = toPicture(map, pixelsPerPoint);
  return renderPreview({ ...picture, openPhoto, format: "webp", quality: SHARED_MAP_QUALITY });
}

const SHARED_MAP_QUALITY = 82;

/** Renders the picture of link previews, a JPEG of 1200 x 630 pixels. */
export function renderShareCard(request: Omit<MapRequest, "edgePx">): Promise<Buffer> {
  const style = createCutStyle(CARD_MAP_EDGE_PX, getScale(request, CARD_MAP_EDGE_PX));
  const card = shareCardScene(drawMap(request, style));
  return renderPreview({ ...toPicture(card, 1), openPhoto: request.openPhoto, format: "jpeg" });
}

/**
 * Renders one opening with its photos as WebP of 260 x 260 pixels, transparent outside its outline.
 */
export function renderOpeningPreview(request: {
  readonly opening: Pick<Opening, "id" | "layers">;
  readonly input: Pick<OpeningInput, "images" | "background">;
  readonly openPhoto: OpenPhoto;
}): Promise<Buffer> {
  const { opening, input, openPhoto } = request;
  const page = toPicture(openingPreviewScene(opening, input), 1);
  return renderPreview({ ...page, openPhoto, format: "webp", isTransparent: true });
}

/** The approximate size of a landscape map on the card, which decides the widths of lines. */
const CARD_MAP_EDGE_PX = 813;
/** The size of the map for which the lengths of its lines are specified. */
const REFERENCE_EDGE_PX = 1060;

/** Returns the lines of the live map, which grow more slowly than the map. */
function createCutStyle(edgePx: number, pixelsPerPoint: number): Partial<MapStyle> {
  const factor = (edgePx / REFERENCE_EDGE_PX) ** 0.4 / pixelsPerPoint;
  return {
    filled: "#F6F1E7",
    outlineWidth: 0.9 * factor,
    emptyDash: [2.9 * factor, 2.9 * factor],
    graphicWidth: 0.7 * factor,
    cutEdge: {
      shade: { color: "#32260F66", blur: 3 * factor, drop: 1.5 * factor },
      bevel: { color: "#FFFFFF", width: 2.2 * factor },
      hairline: { color: "#A99E8C", width: 0.75 * factor },
    },
  };
}

function getScale({ design }: Pick<MapRequest, "design">, edgePx: number): number {
  return edgePx / Math.max(design.width, design.height);
}

function drawMap(request: Omit<MapRequest, "edgePx">, style: Partial<MapStyle>): Page {
  const { design, inputs } = request;
  const { width, height } = design;
  const ops = mapScene(design, inputs, {
    style: { ...MAP_STYLE, ...style },
    outputOption: resolveOutputOption(design, request),
    background: resolveBackground(design, request),
  });
  return { width, height, ops };
}

function toPicture({ width, height, ops }: Page, pixelsPerPoint: number) {
  const widthPx = Math.max(1, Math.round(width * pixelsPerPoint));
  return { displayList: ops, widthPt: width, heightPt: height, widthPx };
}
