import type { Box } from "@photomap/geometry";
import type { Op } from "../display-list.ts";
import { createNoise, repeat } from "../noise.ts";
import { circleBox, circlePath, fillShape, strokeShape } from "../shape-ops.ts";

const BAR_POINTS = 72;
const BAR_OVERHANG = 14;
const GROMMET_RADIUS = 27;
const GROMMET_HOLE = 14;
const GROMMET_INSET = 72;
const PINE = "#dbb98a";

/** The height of the cord above the print. */
export const CORD_POINTS = 190;

/** Draws two pine bars above and below the print, and a cord. */
export function hangerBarOps(print: Box): Op[] {
  const bar = {
    x: print.x - BAR_OVERHANG,
    width: print.width + 2 * BAR_OVERHANG,
    height: BAR_POINTS,
  };
  const top = { ...bar, y: print.y };
  const bottom = { ...bar, y: print.y + print.height - BAR_POINTS };
  const middle = print.x + print.width / 2;
  const reach = print.width * 0.3;
  const cord = `M${middle - reach} ${print.y + 8}L${middle} ${print.y - CORD_POINTS + 20}L${middle + reach} ${print.y + 8}`;
  const cordBox = { ...print, y: print.y - CORD_POINTS, height: CORD_POINTS + 16 };
  const nail = { x: middle, y: print.y - CORD_POINTS + 22 };
  return [
    strokeShape(cord, cordBox, "#6b5238", 6),
    fillShape(circlePath({ ...nail, y: nail.y + 4 }, 11), circleBox(nail, 16), "#00000030"),
    fillShape(circlePath(nail, 11), circleBox(nail, 11), "#8f8a80"),
    fillShape(circlePath({ x: middle - 3, y: nail.y - 3 }, 4), circleBox(nail, 11), "#d8d4cb"),
    ...barOps(top, 5),
    ...barOps(bottom, 7),
  ];
}

function barOps(bar: Box, seed: number): Op[] {
  const noise = createNoise(seed);
  const grain = repeat(16, () => {
    const y = bar.y + noise(4, BAR_POINTS - 6);
    const third = bar.width / 3;
    const sway = () => noise(-3, 3).toFixed(1);
    return `M${bar.x} ${y}c${third} ${sway()} ${2 * third} ${sway()} ${bar.width} ${sway()}`;
  });
  return [
    { op: "rect", box: { ...bar, y: bar.y + BAR_POINTS, height: 7 }, fill: "#2d1c0a26" },
    { op: "rect", box: bar, fill: PINE },
    strokeShape(grain, bar, "#a87f4b66", 1.4),
    { op: "rect", box: { ...bar, height: 5 }, fill: "#ffffff40" },
    { op: "rect", box: { ...bar, y: bar.y + BAR_POINTS - 6, height: 6 }, fill: "#7a552633" },
  ];
}

/** Draws a metal eyelet in each corner; the wall is visible through the hole. */
export function grommetOps({ x, y, width, height }: Box, wallColor: string): Op[] {
  const across = [x + GROMMET_INSET, x + width - GROMMET_INSET];
  const down = [y + GROMMET_INSET, y + height - GROMMET_INSET];
  return down.flatMap((cy) =>
    across.flatMap((cx) => {
      const at = { x: cx, y: cy };
      const box = circleBox(at, GROMMET_RADIUS);
      return [
        fillShape(
          circlePath({ x: cx + 2, y: cy + 3 }, GROMMET_RADIUS),
          circleBox(at, 36),
          "#00000038",
        ),
        fillShape(circlePath(at, GROMMET_RADIUS), box, "#b9b7b2"),
        strokeShape(circlePath(at, (GROMMET_RADIUS + GROMMET_HOLE) / 2), box, "#e9e8e4", 5),
        fillShape(circlePath(at, GROMMET_HOLE), box, wallColor),
        strokeShape(circlePath(at, GROMMET_HOLE), box, "#6f6c66", 2),
      ];
    }),
  );
}
