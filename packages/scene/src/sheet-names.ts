import type { Design } from "@photomap/design";
import { placeNames, type SheetLayout } from "@photomap/printing";
import type { TextOp } from "./display-list.ts";
import type { SheetOptions } from "./sheet-scene.ts";

const FONT = 'Inter, "Inter Ext", "Inter Variable", sans-serif';
const COLOR = "#444444";

/** Draws the openings' names beside their outlines, where they fit. */
export function sheetNameOps(
  layout: SheetLayout,
  design: Pick<Design, "features">,
  options: SheetOptions,
  scale: number,
): TextOp[] {
  if (!options.regionNames) return [];
  return placeNames(layout, design, options, scale).map(({ text, fontSize: size, at, box }) => ({
    op: "text",
    text,
    at,
    size,
    font: FONT,
    weight: 500,
    color: COLOR,
    box,
  }));
}
