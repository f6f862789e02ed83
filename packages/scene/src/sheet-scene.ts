import { type Design, findOpening, type Layer, type Opening } from "@photomap/design";
import {
  type Box,
  compose,
  type Matrix,
  rotation,
  scaling,
  transformBox,
  translation,
} from "@photomap/geometry";
import {
  type PrintOptions,
  printBox,
  printLayer,
  type SheetItem,
  type SheetLayout,
} from "@photomap/printing";
import type { Inputs, OpeningInput } from "@photomap/project";
import { cornerGuides } from "./corner-guides.ts";
import type { DisplayList, Op } from "./display-list.ts";
import { openingGroup, outlineStroke } from "./opening-ops.ts";

/** A sheet to print; `scale` is the size on paper over the size in the design. */
export function sheetScene(
  layout: SheetLayout,
  design: Pick<Design, "features">,
  inputs: Inputs,
  options: PrintOptions,
  scale: number,
): DisplayList {
  const page = { x: 0, y: 0, width: layout.width, height: layout.height };
  const pieces = layout.items.flatMap((item) => {
    const opening = requireOpening(design, item.openingId);
    return pieceOps(opening, inputs[opening.id], item, options, scale);
  });
  return [{ op: "rect", box: page, fill: options.backgroundColor }, ...pieces];
}

function pieceOps(
  opening: Opening,
  input: OpeningInput | undefined,
  item: SheetItem,
  options: PrintOptions,
  scale: number,
): Op[] {
  const room = printBox(opening, options);
  const layer = printLayer(opening, options);
  const matrix = itemMatrix(room, item, scale);
  const outline = options.clipImage ? layer : boxLayer(room);
  const ops: Op[] = [
    openingGroup({ id: opening.id, outline, matrix, input, fill: input?.background }),
  ];
  if (options.borderWidth > 0) {
    const line = { color: options.borderColor, width: options.borderWidth };
    ops.push(outlineStroke(layer, matrix, line));
  }
  if (options.printingGuides) ops.push(...cornerGuides(transformBox(matrix, room)));
  return ops;
}

/** Puts the top left corner of the room, turned or not, where the layout says. */
function itemMatrix(room: Box, { x, y, turned }: SheetItem, scale: number): Matrix {
  const fromCorner = compose(scaling(scale), translation(-room.x, -room.y));
  if (!turned) return compose(translation(x, y), fromCorner);
  return compose(translation(x + room.height * scale, y), rotation(90), fromCorner);
}

function boxLayer(box: Box): Layer {
  const { x, y, width, height } = box;
  return { path: `M${x} ${y}h${width}v${height}h${-width}Z`, box };
}

function requireOpening(design: Pick<Design, "features">, id: string): Opening {
  const opening = findOpening(design, id);
  if (opening === undefined) throw new RangeError(`The sheet shows an unknown opening ${id}`);
  return opening;
}
