import { type Box, growBox, type Point } from "@photomap/geometry";
import type { Op } from "../display-list.ts";
import { createNoise, repeat } from "../noise.ts";
import { boxPath, fillShape, polygonPath, strokeShape } from "../shape-ops.ts";

export type FrameFinish = "black" | "white" | "grey" | "oak" | "walnut";

/** The width of a rail: 1.75 inches. */
export const RAIL_POINTS = 126;

interface Finish {
  readonly color: string;
  /** The colors of the lines along wooden rails: fine ones, and a few wide ones. */
  readonly grain?: readonly [fine: string, wide: string];
}

const FINISHES: Readonly<Record<FrameFinish, Finish>> = {
  black: { color: "#000000" },
  white: { color: "#ffffff" },
  grey: { color: "#a79895" },
  oak: { color: "#c99d66", grain: ["#5c3a1626", "#7a4d1c17"] },
  walnut: { color: "#5e412d", grain: ["#140a0440", "#1e100626"] },
};

/** Overlays of the top, right, bottom and left rail for light from the top left. */
const OVERLAYS = ["#ffffff24", "#0000001c", "#00000030", "#ffffff12"];

/** The profile of a rail from its outer to its inner edge, as shares of its width. */
const PROFILE = [
  { from: 0, to: 0.045, fill: "#ffffff30" },
  { from: 0.045, to: 0.08, fill: "#ffffff16" },
  { from: 0.8, to: 0.86, fill: "#0000000f" },
  { from: 0.86, to: 0.94, fill: "#0000001f" },
  { from: 0.94, to: 1, fill: "#ffffff26" },
] as const;

/** Draws four mitered rails and their shadow on the print. */
export function frameOps(inner: Box, finish: FrameFinish): Op[] {
  const outer = growBox(inner, RAIL_POINTS);
  const { color, grain } = FINISHES[finish];
  const rails = OVERLAYS.flatMap((overlay, side) => {
    const rail = stripPath(outer, side, 0, RAIL_POINTS);
    const strips = PROFILE.map(({ from, to, fill }) =>
      fillShape(stripPath(outer, side, from * RAIL_POINTS, to * RAIL_POINTS), outer, fill),
    );
    return [
      fillShape(rail, outer, color),
      ...(grain === undefined ? [] : grainOps(outer, side, grain)),
      fillShape(rail, outer, overlay),
      ...strips,
      strokeShape(rail, outer, "#00000029", 1),
    ];
  });
  return [...innerShadowOps(inner), ...rails];
}

/** Returns the part of a rail between two distances from the outer edge; its ends are mitered. */
function stripPath(outer: Box, side: number, from: number, to: number): string {
  const next = (side + 1) % 4;
  const [outside, inside] = [corners(growBox(outer, -from)), corners(growBox(outer, -to))];
  const points = [outside[side], outside[next], inside[next], inside[side]];
  return polygonPath(points.filter((point) => point !== undefined));
}

function corners({ x, y, width, height }: Box): Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

const FINE_LINES = 22;
const WIDE_LINES = 7;

function grainOps(outer: Box, side: number, [fine, wide]: readonly [string, string]): Op[] {
  const noise = createNoise(11 + side);
  const lines = (count: number) =>
    repeat(count, () => grainLine(outer, side, noise(3, RAIL_POINTS - 3), () => noise(-2.6, 2.6)));
  return [
    strokeShape(lines(WIDE_LINES), outer, wide, 7),
    strokeShape(lines(FINE_LINES), outer, fine, 1.3),
  ];
}

/**
 * Returns a line from miter to miter at a distance from the outer edge, with slight random
 * deviations.
 */
function grainLine(outer: Box, side: number, depth: number, sway: () => number): string {
  const ring = corners(growBox(outer, -depth));
  const [start, end] = [ring[side], ring[(side + 1) % 4]];
  if (start === undefined || end === undefined) return "";
  const isAcross = side % 2 === 0;
  const at = (share: number) => {
    const shift = sway();
    const x = start.x + (end.x - start.x) * share + (isAcross ? 0 : shift);
    const y = start.y + (end.y - start.y) * share + (isAcross ? shift : 0);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return `M${start.x} ${start.y}C${at(0.3)} ${at(0.6)} ${end.x} ${end.y}`;
}

function innerShadowOps(inner: Box): Op[] {
  return [26, 22, 18, 14, 11, 8, 5].map((depth) => {
    const { x, y, width, height } = inner;
    const side = depth / 2;
    const lit = { x: x + side, y: y + depth, width: width - 2 * side, height: height - depth };
    return fillShape(boxPath(inner) + boxPath(lit), inner, "#00000014");
  });
}
