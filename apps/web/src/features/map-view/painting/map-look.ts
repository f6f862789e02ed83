import type { MapStyle } from "@photomap/scene";
import type { ColourToken } from "../../../theme/tokens.ts";

/** Values of tokens: a painter has no stylesheet to look them up in. */
export interface MapColours {
  readonly mat: string;
  readonly label: string;
  readonly shade: string;
  readonly empty: string;
  readonly line: string;
  readonly hairline: string;
  readonly bevel: string;
}

export function mapColours(valueOf: (token: ColourToken) => string): MapColours {
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
  colours: MapColours,
  { pointsPerCssPixel, mapEdgePx }: Magnification,
): Partial<MapStyle> {
  const px = (length: number) => length * pointsPerCssPixel * growth(mapEdgePx);
  return {
    mat: colours.mat,
    empty: colours.empty,
    filled: colours.empty,
    outline: colours.line,
    outlineWidth: px(0.9),
    emptyDash: [px(2.9), px(2.9)],
    cutEdge: {
      shade: { color: `${colours.shade}66`, blur: px(3), drop: px(1.5) },
      bevel: { color: colours.bevel, width: px(2.2) },
      hairline: { color: colours.hairline, width: px(0.75) },
    },
    graphic: colours.line,
    graphicWidth: px(0.7),
    label: colours.label,
    labelWeight: 560,
    labelSizes: {
      largest: px(15),
      smallest: mapEdgePx < LABELLED_EDGE_PX ? Infinity : px(8.5),
    },
    font: '"Inter Variable", sans-serif',
  };
}

/** The lip of the frame shades the mat. */
export function lipShade(colours: MapColours, { pointsPerCssPixel, mapEdgePx }: Magnification) {
  const px = (length: number) => length * pointsPerCssPixel * growth(mapEdgePx);
  return { color: `${colours.shade}33`, blur: px(7), drop: px(2) };
}
