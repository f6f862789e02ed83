import type { MapStyle } from "@photomap/scene";

/** The board in the house's colors; a mat stays paper in the dark, so these name tokens of the map. */
export const MAP_STYLE: Partial<MapStyle> = {
  mat: "var(--mat)",
  empty: "var(--region-empty)",
  filled: "var(--region-empty)",
  outline: "var(--region-line)",
  outlineWidth: 2.2,
  graphic: "var(--region-line)",
  graphicWidth: 1.6,
  label: "var(--mat-label)",
};
