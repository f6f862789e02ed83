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
