import type { Opening } from "@photomap/design";
import { type Box, boxCenter } from "@photomap/geometry";
import type { TextOp } from "./display-list.ts";

/** Below the smallest a label is a smudge. */
const SIZES: LabelSizes = { largest: 24, smallest: 4 };
/** Of the size of the type: a wide capital, and the height of capitals around the middle. */
const LETTER_WIDTH = 0.75;
const HALF_CAPITAL = 0.36;
/** Of the opening's box, which is always roomier than its outline. */
const USED_WIDTH = 0.5;
const USED_HEIGHT = 0.3;

export interface LabelSizes {
  readonly largest: number;
  readonly smallest: number;
}

interface LabelLook {
  readonly label: string;
  readonly font: string;
  readonly labelWeight?: number;
  readonly labelSizes?: LabelSizes;
}

/** The abbreviation where the opening has the most room, or nothing where it would not be read. */
export function openingLabel(opening: Opening, box: Box, look: LabelLook): TextOp[] {
  const text = opening.abbreviation;
  if (text === undefined || text === "") return [];
  const widthPerPoint = text.length * LETTER_WIDTH;
  const { largest, smallest } = look.labelSizes ?? SIZES;
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
      font: look.font,
      ...(look.labelWeight !== undefined && { weight: look.labelWeight }),
      color: look.label,
      box: { x: x - width / 2, y: y - size, width, height: 2 * size },
    },
  ];
}
