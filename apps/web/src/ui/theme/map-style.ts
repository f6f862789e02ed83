import type { MapStyle } from "@photomap/scene";

/** Map colors as theme variables, which are the same in both color schemes. */
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
