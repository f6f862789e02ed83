import { type Box, boxCorners, boxFromPoints, growBox, IDENTITY } from "@photomap/geometry";
import type { StrokeOp } from "./display-list.ts";

/** Points: short enough to stay inside the margin of the sheet. */
const GAP = 4;
const LENGTH = 9;
const WIDTH = 0.5;
const COLOR = "#888888";

/** Two short lines outside each corner of a piece, to lay the ruler on. */
export function cornerGuides(box: Box): StrokeOp[] {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return boxCorners(box).map(({ x, y }) => {
    const outX = Math.sign(x - middle.x);
    const outY = Math.sign(y - middle.y);
    const far = { x: x + outX * (GAP + LENGTH), y: y + outY * (GAP + LENGTH) };
    const across = `M${x + outX * GAP} ${y}H${far.x}`;
    const down = `M${x} ${y + outY * GAP}V${far.y}`;
    return {
      op: "stroke",
      path: across + down,
      matrix: IDENTITY,
      color: COLOR,
      width: WIDTH,
      box: growBox(boxFromPoints([{ x, y }, far]), WIDTH / 2),
    };
  });
}
