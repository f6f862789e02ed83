import {
  type Box,
  boxCorners,
  boxFromPoints,
  growBox,
  IDENTITY,
  millimetersToPoints,
  POINTS_PER_INCH,
  type Point,
} from "@photomap/geometry";
import type { Op, StrokeOp } from "./display-list.ts";
import { LABEL_FONT } from "./labels/label-ops.ts";
import { boxPath, centeredText, fillShape, strokeShape } from "./shape-ops.ts";

const BLACK = "#000000";

/** The ruler's position in points, inside the margin of the sheet. */
const RULER = { left: 18, fromBottom: 8, tick: 4 };

/**
 * Draws a line of exactly one inch; if it is printed longer or shorter, the printer scaled the
 * page.
 */
export function rulerOps({ height }: { readonly height: number }): Op[] {
  const { left, tick } = RULER;
  const y = height - RULER.fromBottom;
  const right = left + POINTS_PER_INCH;
  const path = `M${left} ${y - tick}V${y}H${right}V${y - tick}`;
  const box = { x: left, y: y - tick, width: POINTS_PER_INCH, height: tick };
  const style = { size: 6, font: LABEL_FONT, color: BLACK };
  return [
    strokeShape(path, box, BLACK, 0.5),
    centeredText("1 inch", { x: left + POINTS_PER_INCH / 2, y: y - 2 }, style),
  ];
}

/** Lengths of corner guides in points, short enough to stay inside the margin of the sheet. */
const GUIDE = { gap: 4, length: 9, width: 0.5, color: "#888888" };

/** Draws two short lines outside each corner of a piece, for cutting with a ruler. */
export function cornerGuideOps(box: Box): StrokeOp[] {
  const { gap, length, width, color } = GUIDE;
  const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return boxCorners(box).map(({ x, y }) => {
    const outX = Math.sign(x - center.x);
    const outY = Math.sign(y - center.y);
    const far = { x: x + outX * (gap + length), y: y + outY * (gap + length) };
    const horizontal = `M${x + outX * gap} ${y}H${far.x}`;
    const vertical = `M${x} ${y + outY * gap}V${far.y}`;
    return {
      op: "stroke",
      path: horizontal + vertical,
      matrix: IDENTITY,
      color,
      width,
      box: growBox(boxFromPoints([{ x, y }, far]), width / 2),
    };
  });
}

/** The inset of Silhouette's type 1 marks: a square top left, corners top right and bottom left. */
const MARK_INSET = millimetersToPoints(10);
const SQUARE_SIDE = millimetersToPoints(5);
const CORNER_LENGTH = millimetersToPoints(20);
const CORNER_THICKNESS = millimetersToPoints(1);

/** Draws three marks in the margin by which the sensor of a cutting machine locates the sheet. */
export function registrationMarkOps({ width, height }: { width: number; height: number }): Op[] {
  const square = { x: MARK_INSET, y: MARK_INSET, width: SQUARE_SIDE, height: SQUARE_SIDE };
  return [
    fillShape(boxPath(square), square, BLACK),
    cornerMark({ x: width - MARK_INSET, y: MARK_INSET }, -CORNER_LENGTH, CORNER_LENGTH),
    cornerMark({ x: MARK_INSET, y: height - MARK_INSET }, CORNER_LENGTH, -CORNER_LENGTH),
  ];
}

function cornerMark({ x, y }: Point, dx: number, dy: number): Op {
  const box = {
    x: Math.min(x, x + dx),
    y: Math.min(y, y + dy),
    width: Math.abs(dx),
    height: Math.abs(dy),
  };
  return strokeShape(`M${x + dx} ${y}H${x}V${y + dy}`, box, BLACK, CORNER_THICKNESS);
}
