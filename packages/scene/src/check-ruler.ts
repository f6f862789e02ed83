import { POINTS_PER_INCH } from "@photomap/geometry";
import { centeredText } from "./centered-text.ts";
import type { Op } from "./display-list.ts";
import { strokeShape } from "./draw-shapes.ts";

/** Points: the ruler lies in the sheet's margin, clear of every piece and of the printer's rim. */
const LEFT = 18;
const ABOVE_BOTTOM = 8;
const TICK = 4;
const COLOR = "#000000";

/** A line of exactly one inch: whoever measures another length printed with scaling on. */
export function checkRuler({ height }: { readonly height: number }): Op[] {
  const y = height - ABOVE_BOTTOM;
  const right = LEFT + POINTS_PER_INCH;
  const path = `M${LEFT} ${y - TICK}V${y}H${right}V${y - TICK}`;
  const box = { x: LEFT, y: y - TICK, width: POINTS_PER_INCH, height: TICK };
  return [
    strokeShape(path, box, COLOR, 0.5),
    centeredText(
      "1 inch",
      { x: LEFT + POINTS_PER_INCH / 2, y: y - 2 },
      {
        size: 6,
        font: 'Inter, "Inter Variable", sans-serif',
        color: COLOR,
      },
    ),
  ];
}
