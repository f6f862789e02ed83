import { type Design, type Layers, type OutputOption, openingsOf } from "@photomap/design";
import { growBox, IDENTITY } from "@photomap/geometry";
import { isIncluded } from "@photomap/project";
import type { Page } from "./display-list.ts";
import { boxPath, strokeShape } from "./draw-shapes.ts";

import { outlineStroke } from "./opening-ops.ts";

/** What cutting software takes for a line to cut: as thin as can be. */
export const CUT_LINE = { color: "#ff0000", width: 0.25 };

export interface CutOptions {
  readonly layer?: keyof Layers;
  /** Points by which the edge of the board lies inside the design. */
  readonly shrinkBorder?: number;
  readonly outputOption?: Pick<OutputOption, "inputs">;
}

/** The lines a knife follows, and nothing else: each opening and the edge of the board. */
export function cutScene(
  design: Pick<Design, "width" | "height" | "features">,
  { layer = "cut", shrinkBorder = 0, outputOption }: CutOptions = {},
): Page {
  const { width, height } = design;
  const edge = growBox({ x: 0, y: 0, width, height }, -shrinkBorder);
  const outlines = openingsOf(design)
    .filter((opening) => isIncluded(opening, undefined, outputOption))
    .flatMap(({ layers }) => layers[layer] ?? [])
    .map((outline) => outlineStroke(outline, IDENTITY, CUT_LINE));
  const border = strokeShape(boxPath(edge), edge, CUT_LINE.color, CUT_LINE.width);
  return { width, height, ops: [...outlines, border] };
}
