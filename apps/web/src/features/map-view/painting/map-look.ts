import type { MapStyle } from "@photomap/scene";
import type { ColorToken } from "../../../theme/tokens.ts";

/** Values of tokens: a painter has no stylesheet to look them up in. */
export interface MapColors {
  readonly mat: string;
  readonly label: string;
  readonly shade: string;
  readonly empty: string;
  readonly line: string;
  readonly hairline: string;
  readonly bevel: string;
}

export function mapColors(valueOf: (token: ColorToken) => string): MapColors {
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
  /** Points of the design that one pixel of the screen's own measure covers. */
  readonly pointsPerCssPixel: number;
  /** CSS pixels of the longer side of the whole map, seen or not. */
  readonly mapEdgePx: number;
}

/** The map on a desk, for which the lengths below are drawn. */
const USUAL_EDGE_PX = 1060;
/** A map smaller than this has no room for names. */
const LABELLED_EDGE_PX = 600;

/** Lines grow more slowly than the map: thin from afar, never clumsy from near. */
function growth(mapEdgePx: number): number {
  return (mapEdgePx / USUAL_EDGE_PX) ** 0.4;
}

export function lookAt(
  colors: MapColors,
  { pointsPerCssPixel, mapEdgePx }: Magnification,
): Partial<MapStyle> {
  const px = (length: number) => length * pointsPerCssPixel * growth(mapEdgePx);
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
    labelWeight: 560,
    labelSizes: {
      largest: px(15),
      smallest: mapEdgePx < LABELLED_EDGE_PX ? Infinity : px(8.5),
    },
    font: '"Inter Variable", sans-serif',
  };
}

/** The lip of the frame shades the mat. */
export function lipShade(colors: MapColors, { pointsPerCssPixel, mapEdgePx }: Magnification) {
  const px = (length: number) => length * pointsPerCssPixel * growth(mapEdgePx);
  return { color: `${colors.shade}33`, blur: px(7), drop: px(2) };
}
