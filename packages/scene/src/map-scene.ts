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
import { backgroundOps, backgroundStyle } from "./background.ts";
import type { DisplayList, Op } from "./display-list.ts";
import { labelOps } from "./labels/label-ops.ts";
import { type PlacedLabel, placeLabels } from "./labels/place-labels.ts";
import { DEFAULT_MAP_STYLE, type MapStyle } from "./map-style.ts";
import { openingGroupOp, outlineStrokeOp } from "./opening-ops.ts";

export interface MapSceneOptions {
  readonly style?: Partial<MapStyle>;
  /** Whether names or abbreviations are drawn on empty openings. */
  readonly labels?: boolean;
  /** The product's choice of openings, which the project overrides. */
  readonly outputOption?: Pick<OutputOption, "inputs"> | undefined;
  /** The background that replaces the plain mat. */
  readonly background?: BackgroundChoice | undefined;
}

/** Draws the whole map, in design points. */
export function mapScene(
  design: Pick<Design, "width" | "height" | "features">,
  inputs: Inputs,
  { style, labels = false, outputOption, background }: MapSceneOptions = {},
): DisplayList {
  const mapStyle = { ...DEFAULT_MAP_STYLE, ...style, ...backgroundStyle(background) };
  const page = { x: 0, y: 0, width: design.width, height: design.height };
  const shown = new Set(
    openingsOf(design).filter((opening) => isIncluded(opening, inputs[opening.id], outputOption)),
  );
  // The catalog names a leader line after its opening: it is hidden with the opening.
  const hiddenLines = new Set(
    openingsOf(design).flatMap((opening) =>
      shown.has(opening) ? [] : [`line-${opening.id.toLowerCase()}`],
    ),
  );
  const placed = labels ? placeLabels(design, mapStyle.labelSizes) : undefined;
  const featureOps = (feature: Feature): Op[] => {
    if (feature.type === "GRAPHIC") {
      return hiddenLines.has(feature.id) ? [] : graphicOps(feature, page, mapStyle);
    }
    if (!shown.has(feature)) return [];
    return openingOps(feature, inputs[feature.id], mapStyle, placed?.get(feature.id));
  };
  const fromBottom = design.features.toSorted((a, b) => a.depth - b.depth);
  return [
    { op: "rect", box: page, fill: mapStyle.mat },
    ...backgroundOps(background, page),
    ...fromBottom.flatMap(featureOps),
  ];
}

function openingOps(
  opening: Opening,
  input: OpeningInput | undefined,
  mapStyle: MapStyle,
  label: PlacedLabel | undefined,
): Op[] {
  const isEmpty = input === undefined || input.images.length === 0;
  const { inner } = opening.layers;
  const outline = isEmpty && mapStyle.emptyDash && inner ? inner : mapOutline(opening);
  if (outline === undefined) return [];
  const fill = input?.background ?? (isEmpty ? mapStyle.empty : mapStyle.filled);
  const group = openingGroupOp({ id: opening.id, outline, matrix: IDENTITY, input, fill });
  const shade = isEmpty ? undefined : mapStyle.cutEdge?.shade;
  const ops: Op[] = [shade === undefined ? group : { ...group, shade }];
  if (opening.outlined) ops.push(...edgeStrokes(outline, isEmpty, mapStyle));
  if (label !== undefined && isEmpty) ops.push(...labelOps(label, mapStyle));
  return ops;
}

function edgeStrokes(outline: Layer, isEmpty: boolean, mapStyle: MapStyle): Op[] {
  const { cutEdge, emptyDash, outlineWidth } = mapStyle;
  if (!isEmpty && cutEdge !== undefined) {
    return [cutEdge.bevel, cutEdge.hairline].map((line) =>
      outlineStrokeOp(outline, IDENTITY, line),
    );
  }
  if (outlineWidth === 0) return [];
  const stroke = outlineStrokeOp(outline, IDENTITY, {
    color: mapStyle.outline,
    width: outlineWidth,
  });
  return [isEmpty && emptyDash !== undefined ? { ...stroke, dash: emptyDash } : stroke];
}

/** Returns an opening's outline on the map; the hole around the whole map has no cut layer. */
function mapOutline({ layers }: Opening): Layer | undefined {
  return layers.cut ?? layers.print ?? layers.outer;
}

function graphicOps(graphic: Graphic, page: Box, mapStyle: MapStyle): Op[] {
  const { id, path, layers, outlined, style } = graphic;
  // The bounds of a bare path are unknown: with the page as box, no band skips it.
  const bare = path === undefined ? undefined : { path, box: page };
  const outline = bare ?? layers.cut ?? layers.print ?? layers.outer;
  if (outline === undefined) return [];
  if (style === "LAND" || style === "TITLE") {
    const fill = style === "LAND" ? mapStyle.empty : mapStyle.graphic;
    return [openingGroupOp({ id, outline, matrix: IDENTITY, input: undefined, fill })];
  }
  const line = { color: mapStyle.graphic, width: mapStyle.graphicWidth };
  const isDrawn = bare !== undefined || style === "LINE" || outlined;
  return isDrawn ? [outlineStrokeOp(outline, IDENTITY, line)] : [];
}
