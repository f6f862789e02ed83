import {
  type Design,
  type Feature,
  type Graphic,
  type Layer,
  type Opening,
  type OutputOption,
  openingsOf,
} from "@photomap/design";
import { type Box, IDENTITY } from "@photomap/geometry";
import type { Inputs, OpeningInput } from "@photomap/project";
import type { DisplayList, Op, Shade } from "./display-list.ts";
import { type LabelSizes, openingLabel } from "./opening-label.ts";
import { openingGroup, outlineStroke } from "./opening-ops.ts";

export interface MapStyle {
  readonly mat: string;
  /** Fills an opening without photos. */
  readonly empty: string;
  /** Lies behind the photos of an opening that has no background of its own. */
  readonly filled: string;
  readonly outline: string;
  /** Points of the design; 0 draws no outlines. */
  readonly outlineWidth: number;
  readonly graphic: string;
  readonly graphicWidth: number;
  readonly label: string;
  readonly font: string;
  readonly labelWeight?: number;
  /** Points: the largest label, and the smallest worth drawing. */
  readonly labelSizes?: LabelSizes;
  /** Points of line and gap: empty openings are dashed along their inner outline. */
  readonly emptyDash?: readonly [line: number, gap: number];
  /** How the cut of the mat shows around photos; without it they get the common outline. */
  readonly cutEdge?: CutEdge;
}

interface Line {
  readonly color: string;
  readonly width: number;
}

export interface CutEdge {
  readonly shade: Shade;
  readonly bevel: Line;
  readonly hairline: Line;
}

export const DEFAULT_MAP_STYLE: MapStyle = {
  mat: "#ffffff",
  empty: "#e3e6ea",
  filled: "#ffffff",
  outline: "#5f6b7a",
  outlineWidth: 0.75,
  graphic: "#5f6b7a",
  graphicWidth: 0.75,
  label: "#5f6b7a",
  font: "Inter, sans-serif",
};

export interface MapSceneOptions {
  readonly style?: Partial<MapStyle>;
  /** Prints abbreviations on the empty openings. */
  readonly labels?: boolean;
  /** What the chosen product leaves out or puts in, unless the project says otherwise. */
  readonly outputOption?: Pick<OutputOption, "inputs">;
}

/** The whole map, in points of the design. */
export function mapScene(
  design: Pick<Design, "width" | "height" | "features">,
  inputs: Inputs,
  { style, labels = false, outputOption }: MapSceneOptions = {},
): DisplayList {
  const look = { ...DEFAULT_MAP_STYLE, ...style };
  const page = { x: 0, y: 0, width: design.width, height: design.height };
  const shown = new Set(
    openingsOf(design).filter((opening) =>
      isOpeningShown(opening, inputs[opening.id], outputOption),
    ),
  );
  const featureOps = (feature: Feature): Op[] => {
    if (feature.type === "GRAPHIC") return graphicOps(feature, page, look);
    return shown.has(feature) ? openingOps(feature, inputs[feature.id], look, labels) : [];
  };
  const fromBottom = design.features.toSorted((a, b) => a.depth - b.depth);
  return [{ op: "rect", box: page, fill: look.mat }, ...fromBottom.flatMap(featureOps)];
}

/** Whether the opening is part of the map: the project has the last word, then the product. */
export function isOpeningShown(
  opening: Opening,
  input: OpeningInput | undefined,
  outputOption: MapSceneOptions["outputOption"],
): boolean {
  return input?.enabled ?? outputOption?.inputs?.[opening.id]?.enabled ?? opening.enabled;
}

function openingOps(
  opening: Opening,
  input: OpeningInput | undefined,
  look: MapStyle,
  labels: boolean,
): Op[] {
  const isEmpty = input === undefined || input.images.length === 0;
  const { inner } = opening.layers;
  const outline = isEmpty && look.emptyDash && inner ? inner : mapOutline(opening);
  if (outline === undefined) return [];
  const fill = input?.background ?? (isEmpty ? look.empty : look.filled);
  const group = openingGroup({ id: opening.id, outline, matrix: IDENTITY, input, fill });
  const shade = isEmpty ? undefined : look.cutEdge?.shade;
  const ops: Op[] = [shade === undefined ? group : { ...group, shade }];
  if (opening.outlined) ops.push(...edgeStrokes(outline, isEmpty, look));
  if (labels && isEmpty) ops.push(...openingLabel(opening, outline.box, look));
  return ops;
}

function edgeStrokes(outline: Layer, isEmpty: boolean, look: MapStyle): Op[] {
  const { cutEdge, emptyDash, outlineWidth } = look;
  if (!isEmpty && cutEdge !== undefined) {
    return [cutEdge.bevel, cutEdge.hairline].map((line) => outlineStroke(outline, IDENTITY, line));
  }
  if (outlineWidth === 0) return [];
  const stroke = outlineStroke(outline, IDENTITY, { color: look.outline, width: outlineWidth });
  return [isEmpty && emptyDash !== undefined ? { ...stroke, dash: emptyDash } : stroke];
}

/** A hole around the whole map has no cut layer and shows what is printed. */
function mapOutline({ layers }: Opening): Layer | undefined {
  return layers.cut ?? layers.print ?? layers.outer;
}

function graphicOps(graphic: Graphic, page: Box, look: MapStyle): Op[] {
  const { id, path, layers, outlined, style } = graphic;
  const line = { color: look.graphic, width: look.graphicWidth };
  if (path !== undefined) {
    // A drawing does not say how far it reaches, so no band may skip it.
    const drawing = { path, box: page };
    if (style !== "LAND" && style !== "TITLE") return [outlineStroke(drawing, IDENTITY, line)];
    const fill = style === "LAND" ? look.empty : look.graphic;
    return [openingGroup({ id, outline: drawing, matrix: IDENTITY, input: undefined, fill })];
  }
  const outline = layers.cut ?? layers.print ?? layers.outer;
  return outlined && outline !== undefined ? [outlineStroke(outline, IDENTITY, line)] : [];
}
