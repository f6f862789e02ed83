import {
  type Design,
  type Layer,
  type Layers,
  type Opening,
  type OutputOption,
  openingsOf,
} from "@photomap/design";
import { compose, growBox, IDENTITY, translation } from "@photomap/geometry";
import { type Inputs, isIncluded, type OpeningInput } from "@photomap/project";
import type { Op, Page } from "./display-list.ts";
import { type MapSceneOptions, mapScene } from "./map-scene.ts";
import { openingGroupOp, outlineStrokeOp } from "./opening-ops.ts";
import { fitInBox, placeOps } from "./place-ops.ts";
import { boxPath, strokeShape } from "./shape-ops.ts";

export interface FilePreviewOptions extends MapSceneOptions {
  /** The width of the picture in points. */
  readonly width?: number;
  readonly height?: number;
}

/** Draws the map of a project fitted into a box; the rest of the box stays transparent. */
export function filePreviewScene(
  design: Pick<Design, "width" | "height" | "features">,
  inputs: Inputs,
  { width = 1024, height = 1024, ...map }: FilePreviewOptions = {},
): Page {
  const matrix = fitInBox(design, { x: 0, y: 0, width, height });
  return { width, height, ops: placeOps(mapScene(design, inputs, map), matrix) };
}

export interface AllOpeningsOptions {
  /** The width of the picture in points. */
  readonly width?: number;
  readonly height?: number;
  /** The layer that clips the photos. */
  readonly layer?: keyof Layers;
  readonly outputOption?: Pick<OutputOption, "inputs">;
}

/** Draws all openings with their photos at their map positions, without mat and graphics. */
export function allOpeningsScene(
  design: Pick<Design, "width" | "height" | "features">,
  inputs: Inputs,
  { width = 1024, height = 1024, layer = "print", outputOption }: AllOpeningsOptions = {},
): Page {
  const groups = openingsOf(design).flatMap((opening) => {
    const outline = opening.layers[layer];
    const input = inputs[opening.id];
    if (outline === undefined || !isIncluded(opening, input, outputOption)) return [];
    const fill = input?.background ?? "#ffffff";
    return [openingGroupOp({ id: opening.id, outline, matrix: IDENTITY, input, fill })];
  });
  const matrix = fitInBox(design, { x: 0, y: 0, width, height });
  return { width, height, ops: placeOps(groups, matrix) };
}

export interface OpeningPreviewOptions {
  /** The side of the picture in points; it is a square unless its sides are given. */
  readonly size?: number;
  readonly width?: number;
  readonly height?: number;
  readonly margin?: number;
  /** The color around the opening. */
  readonly backgroundColor?: string | undefined;
  /** The outline that clips the photos; the printed area by default. */
  readonly outline?: Layer | undefined;
}

/** Draws one opening with its photos, fitted into a picture; the rest of it stays transparent. */
export function openingPreviewScene(
  { id, layers }: Pick<Opening, "id" | "layers">,
  input: Pick<OpeningInput, "images" | "background">,
  options: OpeningPreviewOptions = {},
): Page {
  const { size = 260, width = size, height = size, margin = 6, backgroundColor } = options;
  const outline = options.outline ?? layers.print ?? layers.cut ?? layers.outer;
  if (outline === undefined) return { width, height, ops: [] };
  const { box } = outline;
  const page = { x: 0, y: 0, width, height };
  const matrix = compose(fitInBox(box, growBox(page, -margin)), translation(-box.x, -box.y));
  const fill = input.background ?? "#ffffff";
  const group = openingGroupOp({ id, outline, matrix, input, fill });
  const behind: Op[] = backgroundColor ? [{ op: "rect", box: page, fill: backgroundColor }] : [];
  return { width, height, ops: [...behind, group, outlineStrokeOp(outline, matrix, OPENING_LINE)] };
}

const OPENING_LINE = { color: "#9A8F7E", width: 1 };

/** The hairline that cutting software recognizes as a cut line. */
export const CUT_LINE = { color: "#ff0000", width: 0.25 };

export interface CutOptions {
  readonly layer?: keyof Layers;
  /** The inset of the board's edge from the design's edge, in points. */
  readonly shrinkBorder?: number;
  readonly outputOption?: Pick<OutputOption, "inputs">;
}

/** Draws cut lines only: the openings and the edge of the board. */
export function cutScene(
  design: Pick<Design, "width" | "height" | "features">,
  { layer = "cut", shrinkBorder = 0, outputOption }: CutOptions = {},
): Page {
  const { width, height } = design;
  const edge = growBox({ x: 0, y: 0, width, height }, -shrinkBorder);
  const outlines = openingsOf(design)
    .filter((opening) => isIncluded(opening, undefined, outputOption))
    .flatMap(({ layers }) => layers[layer] ?? [])
    .map((outline) => outlineStrokeOp(outline, IDENTITY, CUT_LINE));
  const border = strokeShape(boxPath(edge), edge, CUT_LINE.color, CUT_LINE.width);
  return { width, height, ops: [...outlines, border] };
}
