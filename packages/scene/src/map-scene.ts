import {
  type BackgroundChoice,
  type Design,
  type Feature,
  type Graphic,
  type Layer,
  type Opening,
  type OutputOption,
  openingsOf,
} from "@photomap/design";
import { type Box, IDENTITY } from "@photomap/geometry";
import { type Inputs, isIncluded, type OpeningInput } from "@photomap/project";
import { backgroundLook, backgroundOps } from "./background.ts";
import type { DisplayList, Op } from "./display-list.ts";
import { DEFAULT_MAP_STYLE, type MapStyle } from "./map-style.ts";
import { openingLabel } from "./opening-label.ts";
import { openingGroup, outlineStroke } from "./opening-ops.ts";

export interface MapSceneOptions {
  readonly style?: Partial<MapStyle>;
  /** Prints abbreviations on the empty openings. */
  readonly labels?: boolean;
  /** What the chosen product leaves out or puts in, unless the project says otherwise. */
  readonly outputOption?: Pick<OutputOption, "inputs"> | undefined;
  /** Lies behind the openings instead of the plain mat. */
  readonly background?: BackgroundChoice | undefined;
}

/** The whole map, in points of the design. */
export function mapScene(
  design: Pick<Design, "width" | "height" | "features">,
  inputs: Inputs,
  { style, labels = false, outputOption, background }: MapSceneOptions = {},
): DisplayList {
  const look = { ...DEFAULT_MAP_STYLE, ...style, ...backgroundLook(background) };
  const page = { x: 0, y: 0, width: design.width, height: design.height };
  const shown = new Set(
    openingsOf(design).filter((opening) => isIncluded(opening, inputs[opening.id], outputOption)),
  );
  // The catalog names a line after the opening it leads to: without the opening it leads nowhere.
  const looseLines = new Set(
    openingsOf(design).flatMap((opening) =>
      shown.has(opening) ? [] : [`line-${opening.id.toLowerCase()}`],
    ),
  );
  const featureOps = (feature: Feature): Op[] => {
    if (feature.type === "GRAPHIC") {
      return looseLines.has(feature.id) ? [] : graphicOps(feature, page, look);
    }
    return shown.has(feature) ? openingOps(feature, inputs[feature.id], look, labels) : [];
  };
  const fromBottom = design.features.toSorted((a, b) => a.depth - b.depth);
  return [
    { op: "rect", box: page, fill: look.mat },
    ...backgroundOps(background, page),
    ...fromBottom.flatMap(featureOps),
  ];
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
