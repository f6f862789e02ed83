import type { Point } from "@photomap/geometry";
import type { TextOp } from "./display-list.ts";

/** Of the size of the type: more than an average letter takes. */
const LETTER_WIDTH = 0.56;

interface TextLook extends Pick<TextOp, "size" | "font" | "color"> {
  /** A longer line is set smaller. */
  readonly maxWidth?: number;
}

export function centeredText(text: string, at: Point, look: TextLook): TextOp {
  const { maxWidth = Infinity, font, color } = look;
  const letters = Math.max(1, text.length) * LETTER_WIDTH;
  const size = Math.min(look.size, maxWidth / letters);
  // Generous, because letters differ: a box that is too large only costs a band a glance.
  const width = 2 * size * letters;
  const box = { x: at.x - width / 2, y: at.y - 1.2 * size, width, height: 1.6 * size };
  return { op: "text", text, at, size, font, color, box };
}
