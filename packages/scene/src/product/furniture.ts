import { type Box, growBox, inchesToPoints } from "@photomap/geometry";
import type { Op } from "../display-list.ts";
import {
  boxPath,
  circleBox,
  circlePath,
  fillShape,
  roundedBoxPath,
  strokeShape,
} from "../shape-ops.ts";
import { softShadowOps } from "./soft-shadow.ts";

const inch = inchesToPoints(1);

/** Draws a wall, a baseboard and a wooden floor. */
export function roomOps(
  { width, height }: { readonly width: number; readonly height: number },
  floorY: number,
  wallColor: string,
): Op[] {
  const board = { x: 0, y: floorY - 4.5 * inch, width, height: 4.5 * inch };
  const floor = { x: 0, y: floorY, width, height: height - floorY };
  const planks = [0.16, 0.38, 0.66].map((share) => `M0 ${floorY + share * floor.height}h${width}`);
  return [
    { op: "rect", box: { x: 0, y: 0, width, height: floorY }, fill: wallColor },
    { op: "rect", box: board, fill: "#f8f3ea" },
    { op: "rect", box: { ...board, height: 0.35 * inch }, fill: "#dccfb9" },
    { op: "rect", box: floor, fill: "#cfbb9b" },
    { op: "rect", box: { ...floor, height: 0.7 * inch }, fill: "#3a2a1624" },
    strokeShape(planks.join(""), floor, "#8c6f4733", 0.22 * inch),
  ];
}

/** Draws a paneled door in its casing; `door` is the leaf. */
export function doorOps(door: Box): Op[] {
  const casing = {
    x: door.x - 3.5 * inch,
    y: door.y - 3.5 * inch,
    width: door.width + 7 * inch,
    height: door.height + 3.5 * inch,
  };
  const knob = { x: door.x + 2.9 * inch, y: door.y + 44 * inch };
  return [
    ...softShadowOps(casing, { blur: 2 * inch, drop: 0.4 * inch, opacity: 0.14 }),
    { op: "rect", box: casing, fill: "#faf6ee" },
    strokeShape(boxPath(casing), casing, "#cdbfa8", 0.25 * inch),
    { op: "rect", box: door, fill: "#f3ecdf" },
    strokeShape(boxPath(door), door, "#b9a98f", 0.3 * inch),
    ...panels(door).flatMap(panelOps),
    fillShape(
      circlePath({ ...knob, y: knob.y + 0.4 * inch }, 1.2 * inch),
      circleBox(knob, 2 * inch),
      "#3a2a162e",
    ),
    fillShape(circlePath(knob, 1.15 * inch), circleBox(knob, 1.15 * inch), "#a88a55"),
    fillShape(
      circlePath({ x: knob.x - 0.3 * inch, y: knob.y - 0.35 * inch }, 0.45 * inch),
      circleBox(knob, 1.15 * inch),
      "#e5cf9f",
    ),
  ];
}

function panels({ x, y, width }: Box): Box[] {
  const side = 5 * inch;
  const panel = { width: (width - 2.8 * side) / 2, x: x + side };
  const rows = [
    { y: y + 5 * inch, height: 12 * inch },
    { y: y + 21 * inch, height: 26 * inch },
    { y: y + 52 * inch, height: 22 * inch },
  ];
  return rows.flatMap((row) => [
    { ...panel, ...row },
    { ...panel, ...row, x: x + width - side - panel.width },
  ]);
}

function panelOps(panel: Box): Op[] {
  const inner = growBox(panel, -1.1 * inch);
  return [
    { op: "rect", box: panel, fill: "#e8dfce" },
    { op: "rect", box: { ...panel, height: 0.5 * inch }, fill: "#3a2a161f" },
    { op: "rect", box: inner, fill: "#f7f1e6" },
    strokeShape(boxPath(panel), panel, "#cbbca3", 0.18 * inch),
  ];
}

const SAGE = { back: "#8d9a93", arm: "#7d8b85", seat: "#9aa69f", light: "#a5b0a9" };
const WALNUT = "#5e412d";
const SHADE = "#3a2a1628";
const ARM_INCHES = 10;

/** Draws a sofa seen from the front. */
export function sofaOps(sofa: Box): Op[] {
  const { x, y, width, height } = sofa;
  const inset = 3 * inch;
  const legs = [4 * inch, width - 6.5 * inch].map((left) => {
    const leg = { x: x + left, y: y + height - 4 * inch, width: 2.5 * inch, height: 4 * inch };
    return roundedFill(leg, 0.5, WALNUT);
  });
  const back = { x: x + inset, y, width: width - 2 * inset, height: 24 * inch };
  const base = { ...back, y: y + 20 * inch, height: 10 * inch };
  const floor = { ...back, y: y + height - 1.6 * inch, height: 1.6 * inch };
  return [
    ...softShadowOps(floor, { blur: 3 * inch, drop: 0.6 * inch, opacity: 0.3 }),
    ...legs,
    roundedFill(back, 4, SAGE.back),
    roundedFill(base, 2, SAGE.arm),
    ...[0, 1].flatMap((index) => cushionOps(sofa, index)),
    ...[x, x + width - ARM_INCHES * inch].flatMap((left) => armOps(sofa, left)),
  ];
}

/** Draws the back and seat cushions of the left or the right half. */
function cushionOps({ x, y, width }: Box, index: number): Op[] {
  const arm = ARM_INCHES * inch;
  const cushion = (width - 2 * arm) / 2;
  const place = { x: x + arm + index * cushion, width: cushion };
  const back = growBox({ ...place, y: y + 2 * inch, height: 18 * inch }, -0.35 * inch);
  const seat = growBox({ ...place, y: y + 14 * inch, height: 9 * inch }, -0.3 * inch);
  return [
    roundedFill(back, 3, SAGE.seat),
    roundedFill({ ...seat, y: seat.y + 0.6 * inch }, 2, SHADE),
    roundedFill(seat, 2, SAGE.light),
  ];
}

function armOps({ y, height }: Box, left: number): Op[] {
  const arm = { x: left, y: y + 6 * inch, width: ARM_INCHES * inch, height: height - 9 * inch };
  return [
    roundedFill({ ...arm, y: arm.y + 0.5 * inch }, 3, SHADE),
    roundedFill(arm, 3, SAGE.arm),
    roundedFill({ ...growBox(arm, -inch), height: 2.2 * inch }, 1.1, "#ffffff1a"),
  ];
}

function roundedFill(box: Box, radiusInches: number, fill: string): Op {
  return fillShape(roundedBoxPath(box, radiusInches * inch), box, fill);
}
