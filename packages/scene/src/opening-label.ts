import type { Opening } from "@photomap/design";
import { type Box, boxCenter } from "@photomap/geometry";
import type { TextOp } from "./display-list.ts";

/** Points; smaller labels are illegible and omitted. */
const DEFAULT_SIZES: LabelSizes = { largest: 24, smallest: 4 };
/** Relative to the font size: width of a wide capital, and half the cap height. */
const LETTER_WIDTH = 0.75;
const HALF_CAPITAL = 0.36;
/** Share of the opening's bounding box that a label may use: the outline is smaller than the box. */
const USED_WIDTH = 0.5;
const USED_HEIGHT = 0.3;

export interface LabelSizes {
  readonly largest: number;
  readonly smallest: number;
}

interface LabelStyle {
  readonly label: string;
  readonly font: string;
  readonly labelWeight?: number;
  readonly labelSizes?: LabelSizes;
}

/** The abbreviation at the label point; empty when it would be illegible. */
export function openingLabel(opening: Opening, box: Box, style: LabelStyle): TextOp[] {
  const text = opening.abbreviation;
  if (text === undefined || text === "") return [];
  const widthPerPoint = text.length * LETTER_WIDTH;
  const { largest, smallest } = style.labelSizes ?? DEFAULT_SIZES;
  const size = Math.min(
    largest,
    (box.width * USED_WIDTH) / widthPerPoint,
    box.height * USED_HEIGHT,
  );
  if (size < smallest) return [];
  const { x, y } = opening.labelPoint ?? boxCenter(box);
  const width = size * widthPerPoint;
  return [
    {
      op: "text",
      text,
      at: { x, y: y + size * HALF_CAPITAL },
      size,
      font: style.font,
      ...(style.labelWeight !== undefined && { weight: style.labelWeight }),
      color: style.label,
      box: { x: x - width / 2, y: y - size, width, height: 2 * size },
    },
  ];
}
