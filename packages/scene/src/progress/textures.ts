import { type Box, growBox, type Point } from "@photomap/geometry";
import type { Op } from "../display-list.ts";
import { createNoise, type Noise, repeat } from "../noise.ts";
import { boxPath, fillShape, polygonPath, strokeShape } from "../shape-ops.ts";

const SLATE = "#26302c";
/** Marks of a sponge: wide, nearly transparent strokes. */
const WIPES = [
  { color: "#ffffff05", width: 150, count: 9 },
  { color: "#ffffff06", width: 70, count: 14 },
  { color: "#0000000a", width: 110, count: 8 },
  { color: "#ffffff07", width: 24, count: 22 },
];
const DUST_GRAINS = 700;

/** Draws slate with wipe marks and chalk dust. */
export function chalkboardOps(page: Box): Op[] {
  const noise = createNoise(37);
  const wipes = WIPES.flatMap(({ color, width, count }) =>
    // Separate strokes: within one path, overlaps do not add up.
    Array.from({ length: count }, () => strokeShape(wipePath(page, noise), page, color, width)),
  );
  const dust = repeat(DUST_GRAINS, () => {
    const size = noise(0.6, 1.8).toFixed(1);
    const at = `${noise(0, page.width).toFixed(1)} ${noise(0, page.height).toFixed(1)}`;
    return `M${at}h${size}v${size}h-${size}Z`;
  });
  return [
    { op: "rect", box: page, fill: SLATE },
    ...wipes,
    fillShape(dust, page, "#ffffff26"),
    ...vignetteOps(growBox(page, -RAIL), "#00000007"),
    ...railOps(page),
  ];
}

/** The width of the wooden frame in points. */
const RAIL = 30;
/** The tones of the rails, lit from above: clockwise from the top. */
const RAIL_TONES = ["#a9825a", "#8d6a46", "#7a5a3a", "#9a754f"] as const;

/** Draws a wooden frame with mitered corners. */
function railOps(page: Box): Op[] {
  const inside = growBox(page, -RAIL);
  const [outer, inner] = [cornersOf(page), cornersOf(inside)];
  const rails = RAIL_TONES.map((tone, side) => {
    const next = (side + 1) % 4;
    const corners = [outer[side], outer[next], inner[next], inner[side]].filter(isPoint);
    return fillShape(polygonPath(corners), page, tone);
  });
  return [
    ...rails,
    strokeShape(boxPath(inside), page, "#1a110899", 3),
    strokeShape(boxPath(growBox(page, -4)), page, "#ffffff1f", 2),
  ];
}

function isPoint(point: Point | undefined): point is Point {
  return point !== undefined;
}

/** Returns the corners clockwise from the upper left. */
function cornersOf({ x, y, width, height }: Box): Point[] {
  const [right, bottom] = [x + width, y + height];
  return [
    { x, y },
    { x: right, y },
    { x: right, y: bottom },
    { x, y: bottom },
  ];
}

const VIGNETTE_STEPS = 16;
const VIGNETTE_STEP = 9;

/** Darkens the edges by nearly transparent strokes that reach further and further inside. */
function vignetteOps(page: Box, color: string): Op[] {
  return Array.from({ length: VIGNETTE_STEPS }, (_, step) =>
    strokeShape(boxPath(page), page, color, 2 * (step + 1) * VIGNETTE_STEP),
  );
}

function wipePath({ width, height }: Box, noise: Noise): string {
  // Both ends are outside of the page: a wide stroke ends in a corner.
  const x = noise(-0.5, -0.2) * width;
  const y = noise(-0.05, 1.05) * height;
  const reach = noise(1.5, 1.9) * width;
  return `M${x} ${y}q${reach / 2} ${noise(-160, 60)} ${reach} ${noise(-120, 120)}`;
}

const CORK = "#c89b66";
const CRUMBS = [
  { fill: "#b6844e", count: 1500, size: 9 },
  { fill: "#dcb585", count: 1300, size: 8 },
  { fill: "#9a6c3c", count: 900, size: 5 },
  { fill: "#7d5530", count: 420, size: 3.5 },
  { fill: "#ecd0a4", count: 380, size: 3 },
];

/** Draws a corkboard of crumbs in five tones. */
export function corkboardOps(page: Box): Op[] {
  const noise = createNoise(23);
  const layers = CRUMBS.map(({ fill, count, size }) =>
    fillShape(
      repeat(count, () => crumbPath(page, size, noise)),
      page,
      fill,
    ),
  );
  return [{ op: "rect", box: page, fill: CORK }, ...layers, ...vignetteOps(page, "#5a371204")];
}

function crumbPath({ x, y, width, height }: Box, size: number, noise: Noise): string {
  const at = `${noise(x, x + width).toFixed(1)} ${noise(y, y + height).toFixed(1)}`;
  const reach = () => noise(size * 0.25, size).toFixed(1);
  return `M${at}l${reach()} -${reach()} ${reach()} ${reach()} -${reach()} ${reach()} -${reach()} -${reach()}Z`;
}

const PLANKS = 6;
const PLANK_TONES = ["#5b3f2b", "#553925", "#60442f", "#513723", "#5a3d28", "#4e3521"];
const GRAINS = [
  { color: "#2f1d1055", width: 1.2, count: 26 },
  { color: "#8a654638", width: 1.6, count: 18 },
  { color: "#24150b66", width: 0.7, count: 30 },
];

/** Draws dark planks with grain along each. */
export function woodOps(page: Box): Op[] {
  const noise = createNoise(11);
  const height = page.height / PLANKS;
  const planks = Array.from({ length: PLANKS }, (_, index) => {
    const plank = { ...page, y: page.y + index * height, height };
    return plankOps(plank, PLANK_TONES[index % PLANK_TONES.length] ?? "#5b3f2b", noise);
  });
  return [...planks.flat(), ...vignetteOps(page, "#00000006")];
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

/** Returns a wavy line over the width of the plank. */
function grainPath({ x, y, width, height }: Box, noise: Noise): string {
  const level = y + noise(4, height - 6);
  const amplitude = Math.min(noise(0, 10), level - y - 2, y + height - level - 5);
  const step = width / 4;
  const at = () => (level + noise(-amplitude, amplitude)).toFixed(1);
  return `M${x} ${at()}${repeat(4, (i) => {
    const start = x + i * step;
    return `C${start + step / 3} ${at()} ${start + (2 * step) / 3} ${at()} ${start + step} ${at()}`;
  })}`;
}

function nail({ x, y }: { x: number; y: number }): Op {
  const box = { x: x - 4, y: y - 4, width: 8, height: 8 };
  return fillShape(`M${x - 4} ${y}l4 -4 4 4 -4 4Z`, box, "#1d120a");
}
