import { inchesToPoints, type Point } from "@photomap/geometry";
import type { Op } from "./display-list.ts";
import { boxPath, fillShape, strokeShape } from "./draw-shapes.ts";

const points = (millimeters: number) => inchesToPoints(millimeters / 25.4);

/** Silhouette's first type of marks: a square top left, corners top right and bottom left. */
const INSET = points(10);
const SQUARE = points(5);
const ARM = points(20);
const THICKNESS = points(1);
const INK = "#000000";

/** Three marks in the rim that a sheet for cutting leaves free, by which a cutting machine's eye finds the sheet. */
export function registrationMarks({ width, height }: { width: number; height: number }): Op[] {
  const square = { x: INSET, y: INSET, width: SQUARE, height: SQUARE };
  return [
    fillShape(boxPath(square), square, INK),
    corner({ x: width - INSET, y: INSET }, -ARM, ARM),
    corner({ x: INSET, y: height - INSET }, ARM, -ARM),
  ];
}

function corner({ x, y }: Point, across: number, down: number): Op {
  const box = {
    x: Math.min(x, x + across),
    y: Math.min(y, y + down),
    width: Math.abs(across),
    height: Math.abs(down),
  };
  return strokeShape(`M${x + across} ${y}H${x}V${y + down}`, box, INK, THICKNESS);
}
