import type { TextOp } from "../display-list.ts";
import { LINE_HEIGHT } from "./label-text.ts";
import type { PlacedLabel } from "./place-labels.ts";

/** The font of labels on the screen, in previews and on paper; servers register it as Inter. */
export const LABEL_FONT = '"Inter Variable", Inter, "Inter Ext", sans-serif';
/** The font weight, for which `text-width.ts` has the widths. */
const LABEL_WEIGHT = 560;
/** Half the height of capitals, relative to the font size. */
const HALF_CAPITAL = 0.36;

export function labelOps(
  { lines, at, size, box }: PlacedLabel,
  style: { label: string },
): TextOp[] {
  const lineHeight = size * LINE_HEIGHT;
  const first = at.y - ((lines.length - 1) * lineHeight) / 2 + size * HALF_CAPITAL;
  return lines.map((text, i) => ({
    op: "text",
    text,
    at: { x: at.x, y: first + i * lineHeight },
    size,
    font: LABEL_FONT,
    weight: LABEL_WEIGHT,
    color: style.label,
    box,
  }));
}
