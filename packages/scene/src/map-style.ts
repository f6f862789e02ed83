import type { Shade } from "./display-list.ts";
import type { LabelSizes } from "./labels/place-labels.ts";

export interface MapStyle {
  readonly mat: string;
  /** The fill of an opening without photos. */
  readonly empty: string;
  /** The fill behind the photos of an opening without a background color. */
  readonly filled: string;
  readonly outline: string;
  /** The width of outlines in design points; 0 draws none. */
  readonly outlineWidth: number;
  readonly graphic: string;
  readonly graphicWidth: number;
  readonly label: string;
  readonly labelSizes: LabelSizes;
  /** The dash pattern in points; empty openings are dashed along their inner outline. */
  readonly emptyDash?: readonly [line: number, gap: number];
  /** The cut edge of the mat around photos; without it they get the plain outline. */
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
  labelSizes: { largest: 24, smallest: 4 },
};
