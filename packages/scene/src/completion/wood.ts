import { type Box } from "@photomap/geometry";
import type { Op } from "../display-list.ts";
import { fillShape, strokeShape } from "../draw-shapes.ts";
import { createNoise, type Noise, repeat } from "../noise.ts";

const PLANKS = 6;
const TONES = ["#5b3f2b", "#553925", "#60442f", "#513723", "#5a3d28", "#4e3521"];
const GRAINS = [
  { color: "#2f1d1055", width: 1.2, count: 26 },
  { color: "#8a654638", width: 1.6, count: 18 },
  { color: "#24150b66", width: 0.7, count: 30 },
];

/** Dark boards, the grain along each of them. */
export function woodBackground(page: Box): Op[] {
  const noise = createNoise(11);
  const height = page.height / PLANKS;
  return Array.from({ length: PLANKS }, (_, index) => {
    const plank = { ...page, y: page.y + index * height, height };
    return plankOps(plank, TONES[index % TONES.length] ?? "#5b3f2b", noise);
  }).flat();
}

function plankOps(plank: Box, tone: string, noise: Noise): Op[] {
  const board: Op = { op: "rect", box: plank, fill: tone };
  const grains = GRAINS.map(({ color, width, count }) =>
    strokeShape(
      repeat(count, () => grainPath(plank, noise)),
      plank,
      color,
      width,
    ),
  );
  const seam = { ...plank, y: plank.y + plank.height - 3, height: 3 };
  return [
    board,
    ...grains,
    { op: "rect", box: seam, fill: "#1a0f08" },
    { op: "rect", box: { ...plank, height: 1.5 }, fill: "#ffffff14" },
    nail({ x: plank.x + 26, y: plank.y + 26 }),
    nail({ x: plank.x + plank.width - 26, y: plank.y + plank.height - 30 }),
  ];
}

/** One long wavy line from edge to edge. */
function grainPath({ x, y, width, height }: Box, noise: Noise): string {
  const level = y + noise(4, height - 6);
  const swing = Math.min(noise(0, 10), level - y - 2, y + height - level - 5);
  const step = width / 4;
  const at = () => (level + noise(-swing, swing)).toFixed(1);
  return `M${x} ${at()}${repeat(4, (i) => {
    const start = x + i * step;
    return `C${start + step / 3} ${at()} ${start + (2 * step) / 3} ${at()} ${start + step} ${at()}`;
  })}`;
}

function nail({ x, y }: { x: number; y: number }): Op {
  const box = { x: x - 4, y: y - 4, width: 8, height: 8 };
  return fillShape(`M${x - 4} ${y}l4 -4 4 4 -4 4Z`, box, "#1d120a");
}
