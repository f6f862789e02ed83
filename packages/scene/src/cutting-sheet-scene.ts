import type { Design } from "@photomap/design";
import type { PieceOptions, SheetLayout } from "@photomap/printing";
import { getPrintBox, itemMatrix } from "@photomap/printing";
import type { Inputs } from "@photomap/project";
import type { DisplayList } from "./display-list.ts";
import { outlineStrokeOp } from "./opening-ops.ts";
import { registrationMarkOps } from "./print-marks.ts";
import { CUT_LINE } from "./render-type-scenes.ts";
import { requireOpening, type SheetOptions, sheetScene } from "./sheet-scene.ts";

export type CuttingMachine = "cricut" | "silhouette";

/** A sheet in the separate layers that the software of cutting machines expects. */
export interface CuttingSheet {
  readonly width: number;
  readonly height: number;
  readonly layers: readonly { readonly name: string; readonly ops: DisplayList }[];
}

/**
 * Creates a sheet to print and then cut by machine. Silhouette needs registration marks on the
 * sheet; Cricut's software adds its own.
 */
export function cuttingSheetScene(
  layout: SheetLayout,
  design: Pick<Design, "features">,
  inputs: Inputs,
  options: SheetOptions & { readonly machine: CuttingMachine },
  scale: number,
): CuttingSheet {
  // A printed border on the cut line would be visible after an inaccurate cut.
  const print = {
    ...options,
    backgroundColor: "transparent",
    borderWidth: 0,
    printingGuides: false,
  };
  const marks = options.machine === "silhouette" ? registrationMarkOps(layout) : [];
  return {
    width: layout.width,
    height: layout.height,
    layers: [
      { name: "print", ops: sheetScene(layout, design, inputs, print, scale) },
      { name: "registration", ops: marks },
      { name: "cut", ops: cutLines(layout, design, options, scale) },
    ].filter(({ ops }) => ops.length > 0),
  };
}

function cutLines(
  layout: SheetLayout,
  design: Pick<Design, "features">,
  options: PieceOptions,
  scale: number,
): DisplayList {
  return layout.items.flatMap((item) => {
    const opening = requireOpening(design, item.openingId);
    const matrix = itemMatrix(getPrintBox(opening, options), item, scale);
    const outline = opening.layers.cut ?? opening.layers.print;
    return outline === undefined ? [] : [outlineStrokeOp(outline, matrix, CUT_LINE)];
  });
}
