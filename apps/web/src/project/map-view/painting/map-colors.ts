import type { MapStyle } from "@photomap/scene";
import type { ColorVariable } from "../../../ui/theme/variables.ts";

/** Resolved theme variables: the worker has no stylesheet. */
export interface MapColors {
  readonly mat: string;
  readonly label: string;
  readonly shade: string;
  readonly empty: string;
  readonly line: string;
  readonly hairline: string;
  readonly bevel: string;
}

export function createMapColors(valueOf: (variable: ColorVariable) => string): MapColors {
  return {
    mat: valueOf("mat"),
    label: valueOf("mat-label"),
    shade: valueOf("mat-shade"),
    empty: valueOf("region-empty"),
    line: valueOf("region-line"),
    hairline: valueOf("region-hairline"),
    bevel: valueOf("region-bevel"),
  };
}

export interface Magnification {
  readonly pointsPerCssPixel: number;
  /** CSS pixels of the longer side of the whole map, visible or not. */
  readonly mapEdgePx: number;
}

/** The map size for which the lengths below are specified. */
const REFERENCE_EDGE_PX = 1060;
/** The smallest font size of labels in CSS pixels, at every zoom. */
const SMALLEST_LABEL_PX = 8.5;
/** Labels of a small map are not smaller than this where they fit. */
const LARGEST_LABEL_PX = { reference: 15, smallMap: 11 };

/** Lines grow more slowly than the map, so that they stay thin at high zoom. */
function createLengthScale({ pointsPerCssPixel, mapEdgePx }: Magnification) {
  const factor = pointsPerCssPixel * (mapEdgePx / REFERENCE_EDGE_PX) ** 0.4;
  return (lengthPx: number) => lengthPx * factor;
}

export function createMapStyle(colors: MapColors, magnification: Magnification): Partial<MapStyle> {
  const px = createLengthScale(magnification);
  return {
    mat: colors.mat,
    empty: colors.empty,
    filled: colors.empty,
    outline: colors.line,
    outlineWidth: px(0.9),
    emptyDash: [px(2.9), px(2.9)],
    cutEdge: {
      shade: { color: `${colors.shade}66`, blur: px(3), drop: px(1.5) },
      bevel: { color: colors.bevel, width: px(2.2) },
      hairline: { color: colors.hairline, width: px(0.75) },
    },
    graphic: colors.line,
    graphicWidth: px(0.7),
    label: colors.label,
    labelSizes: createLabelSizes(magnification),
  };
}

export function createLabelSizes(magnification: Magnification): MapStyle["labelSizes"] {
  const px = createLengthScale(magnification);
  const { pointsPerCssPixel } = magnification;
  return {
    largest: Math.max(
      px(LARGEST_LABEL_PX.reference),
      LARGEST_LABEL_PX.smallMap * pointsPerCssPixel,
    ),
    smallest: SMALLEST_LABEL_PX * pointsPerCssPixel,
  };
}

/** The shadow that the picture frame casts on the mat. */
export function createFrameShadow(colors: MapColors, magnification: Magnification) {
  const px = createLengthScale(magnification);
  return { color: `${colors.shade}33`, blur: px(7), drop: px(2) };
}
