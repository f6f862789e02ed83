import { type Box, growBox, transformBox } from "@photomap/geometry";
import type { Op, Page } from "./display-list.ts";
import { fitInBox, placeOps } from "./place-ops.ts";
import { boxPath, fillShape, polygonPath, strokeShape } from "./shape-ops.ts";

/** The size that link previews expect. */
const WIDTH = 1200;
const HEIGHT = 630;
const WALL = "#f1ebe0";
const RAIL = 16;
/** The margin around the frame: some services crop link previews by a few pixels. */
const MARGIN = 28;
/** The tones of oak: of the horizontal rails, then of the vertical ones. */
const OAK = ["#cda26c", "#c79a63"] as const;

/** Draws the map in an oak frame on a wall, for link previews of a shared project. */
export function shareCardScene(map: Page): Page {
  const page = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
  const matrix = fitInBox(map, growBox(page, -(MARGIN + RAIL)));
  const print = transformBox(matrix, { x: 0, y: 0, width: map.width, height: map.height });
  return {
    width: WIDTH,
    height: HEIGHT,
    ops: [
      { op: "rect", box: page, fill: WALL },
      ...shadowOps(growBox(print, RAIL)),
      ...placeOps(map.ops, matrix),
      ...railOps(print),
    ],
  };
}

/** Draws a soft shadow of overlapping translucent layers. */
function shadowOps(box: Box): Op[] {
  return [20, 15, 10, 6, 3].map((spread) => ({
    op: "rect",
    box: { ...growBox(box, spread / 2), y: box.y + spread / 2 },
    fill: "#3a2a160d",
  }));
}

function railOps(print: Box): Op[] {
  const outer = growBox(print, RAIL);
  const outside = corners(outer);
  const inside = corners(print);
  const rails = [0, 1, 2, 3].map((side) => {
    const next = (side + 1) % 4;
    const points = [outside[side], outside[next], inside[next], inside[side]];
    const path = polygonPath(points.filter((point) => point !== undefined));
    return fillShape(path, outer, side % 2 === 0 ? OAK[0] : OAK[1]);
  });
  const shadows = [7, 4, 2].map((depth) => {
    const { x, y, width, height } = print;
    const lit = {
      x: x + depth / 2,
      y: y + depth,
      width: width - depth / 2,
      height: height - depth,
    };
    return fillShape(boxPath(print) + boxPath(lit), print, "#32241017");
  });
  return [...shadows, ...rails, strokeShape(boxPath(print), print, "#321e0a59", 1)];
}

function corners({ x, y, width, height }: Box) {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}
