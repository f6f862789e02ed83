import type { Box, Point } from "@photomap/geometry";
import type { Op } from "../display-list.ts";
import { boxPath, fillShape, polygonPath, strokeShape } from "../shape-ops.ts";

export type FrameFinish = "black" | "white" | "grey";

/** 1.75 inches. */
export const FRAME_POINTS = 126;

const COLORS: Readonly<Record<FrameFinish, string>> = {
  black: "#000000",
  white: "#ffffff",
  grey: "#a79895",
};
/** Light from the top left: overlays of the top, right, bottom and left rail. */
const OVERLAYS = ["#ffffff24", "#0000001c", "#00000030", "#ffffff12"];

/** Four mitered rails and their shadow on the print. */
export function frameOps(inner: Box, finish: FrameFinish): Op[] {
  const outer = {
    x: inner.x - FRAME_POINTS,
    y: inner.y - FRAME_POINTS,
    width: inner.width + 2 * FRAME_POINTS,
    height: inner.height + 2 * FRAME_POINTS,
  };
  const outside = corners(outer);
  const inside = corners(inner);
  const rails = OVERLAYS.flatMap((overlay, side) => {
    const next = (side + 1) % 4;
    const points = [outside[side], outside[next], inside[next], inside[side]];
    const path = polygonPath(points.filter((point) => point !== undefined));
    return [
      fillShape(path, outer, COLORS[finish]),
      fillShape(path, outer, overlay),
      strokeShape(path, outer, "#00000029", 1),
    ];
  });
  return [...rails, ...innerShadowOps(inner)];
}

function corners({ x, y, width, height }: Box): Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

function innerShadowOps(inner: Box): Op[] {
  return [12, 8, 4].map((depth) => {
    const { x, y, width, height } = inner;
    const lit = { x: x + depth, y: y + depth, width: width - depth, height: height - depth };
    return fillShape(boxPath(inner) + boxPath(lit), inner, "#0000001f");
  });
}
