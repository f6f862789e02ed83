import {
  type Design,
  type OutputType,
  resolveBackground,
  resolveOutputOption,
} from "@photomap/design";
import type { Inputs } from "@photomap/project";
import { type MapStyle, mapScene } from "@photomap/scene";
import { renderPreview } from "./render-preview.ts";
import type { OpenPhoto } from "./steps/decode.ts";

/** Colors of the map in the web app, light theme. */
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
  /** Longer side. */
  readonly edgePx: number;
  /** Reads photos by their id and background pictures by their key. */
  readonly openPhoto: OpenPhoto;
}

/** A JPEG preview of a project, as drawn in the browser. */
export function renderMap(request: MapRequest): Promise<Buffer> {
  const { design, inputs, edgePx, openPhoto } = request;
  const { width, height } = design;
  const pixelsPerPoint = edgePx / Math.max(width, height);
  const line = OUTLINE_PX / pixelsPerPoint;
  const displayList = mapScene(design, inputs, {
    style: { ...MAP_STYLE, outlineWidth: line, graphicWidth: line },
    outputOption: resolveOutputOption(design, request),
    background: resolveBackground(design, request),
  });
  return renderPreview({
    displayList,
    widthPt: width,
    heightPt: height,
    widthPx: Math.max(1, Math.round(width * pixelsPerPoint)),
    openPhoto,
    format: "jpeg",
  });
}
