import { type Box } from "@photomap/geometry";
import type { Op } from "../display-list.ts";
import { fillShape } from "../draw-shapes.ts";
import { createNoise, type Noise, repeat } from "../noise.ts";

const BASE = "#c89b66";
const CRUMBS = [
  { fill: "#b6844e", count: 1500, size: 9 },
  { fill: "#dcb585", count: 1300, size: 8 },
  { fill: "#9a6c3c", count: 900, size: 5 },
  { fill: "#7d5530", count: 420, size: 3.5 },
  { fill: "#ecd0a4", count: 380, size: 3 },
];

/** Pressed cork: crumbs of five tones. */
export function corkBackground(page: Box): Op[] {
  const noise = createNoise(23);
  const layers = CRUMBS.map(({ fill, count, size }) =>
    fillShape(
      repeat(count, () => crumbPath(page, size, noise)),
      page,
      fill,
    ),
  );
  return [{ op: "rect", box: page, fill: BASE }, ...layers];
}

function crumbPath({ x, y, width, height }: Box, size: number, noise: Noise): string {
  const at = `${noise(x, x + width).toFixed(1)} ${noise(y, y + height).toFixed(1)}`;
  const reach = () => noise(size * 0.25, size).toFixed(1);
  return `M${at}l${reach()} -${reach()} ${reach()} ${reach()} -${reach()} ${reach()} -${reach()} -${reach()}Z`;
}
