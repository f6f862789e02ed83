import { type Design, findOpening, type Layer, type Opening } from "@photomap/design";
import { type Box, transformBox } from "@photomap/geometry";
import {
  getPrintBox,
  getPrintLayer,
  itemMatrix,
  type PieceOptions,
  type PrintOptions,
  type SheetItem,
  type SheetLayout,
} from "@photomap/printing";
import type { Inputs, OpeningInput } from "@photomap/project";
import type { DisplayList, Op } from "./display-list.ts";
import { openingGroupOp, outlineStrokeOp } from "./opening-ops.ts";
import { cornerGuideOps } from "./print-marks.ts";
import { boxPath } from "./shape-ops.ts";

export type SheetOptions = PrintOptions & Pick<PieceOptions, "brand">;

/** Draws a sheet to print; `scale` is the size on paper divided by the size in the design. */
export function sheetScene(
  layout: SheetLayout,
  design: Pick<Design, "features">,
  inputs: Inputs,
  options: SheetOptions,
  scale: number,
): DisplayList {
  const page = { x: 0, y: 0, width: layout.width, height: layout.height };
  const pieces = layout.items.flatMap((item) => {
    const opening = requireOpening(design, item.openingId);
    return pieceOps(opening, inputs[opening.id], item, options, scale);
  });
  return [...paperOps(page, options.backgroundColor), ...pieces];
}

function paperOps(page: Box, color: string): Op[] {
  return color === "transparent" ? [] : [{ op: "rect", box: page, fill: color }];
}

function pieceOps(
  opening: Opening,
  input: OpeningInput | undefined,
  item: SheetItem,
  options: SheetOptions,
  scale: number,
): Op[] {
  const box = getPrintBox(opening, options);
  const layer = getPrintLayer(opening, options);
  const matrix = itemMatrix(box, item, scale);
  const outline = options.clipImage ? layer : boxLayer(box);
  const ops: Op[] = [
    openingGroupOp({ id: opening.id, outline, matrix, input, fill: input?.background }),
  ];
  if (options.borderWidth > 0) {
    const line = { color: options.borderColor, width: options.borderWidth };
    ops.push(outlineStrokeOp(layer, matrix, line));
  }
  if (options.printingGuides) ops.push(...cornerGuideOps(transformBox(matrix, box)));
  return ops;
}

function boxLayer(box: Box): Layer {
  return { path: boxPath(box), box };
}

export function requireOpening(design: Pick<Design, "features">, id: string): Opening {
  const opening = findOpening(design, id);
  if (opening === undefined) throw new RangeError(`The sheet shows an unknown opening ${id}`);
  return opening;
}
