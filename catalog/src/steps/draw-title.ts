import type { Graphic } from "@photomap/design";
import {
  boxCenter,
  type Point,
  type Shape,
  shapeBox,
  transformShape,
  unite,
} from "@photomap/geometry";
import type { Frame } from "../frame.ts";
import { createRectangle } from "../shapes.ts";
import { outlineText } from "../text-outline.ts";
import { createGraphic } from "./assemble.ts";
import { computeDistances, createGrid, type Grid, getSquareAt } from "./rasterize.ts";

/** Text heights to try, as shares of the frame's shorter side, the largest first. */
const SIZE_SHARES = [0.06, 0.048, 0.038, 0.03];
/** Preferred positions of a title, best first: bottom center, then corners. */
const PREFERRED_POSITIONS: readonly Point[] = [
  { x: 0.5, y: 0.94 },
  { x: 0.85, y: 0.92 },
  { x: 0.15, y: 0.92 },
  { x: 0.15, y: 0.1 },
  { x: 0.85, y: 0.1 },
  { x: 0.5, y: 0.08 },
];
/** Maximum distance from a preferred position, as a share of the frame. */
const TOLERANCE = 0.12;
const GRID_STEPS = 160;

/** Places the title on the free part of the mat; a project may leave it out. */
export function drawTitle(text: string, blocked: readonly Shape[], frame: Frame): Graphic[] {
  const grid = createGrid(frame.width, frame.height, frame.width / GRID_STEPS);
  const distances = computeDistances(grid, blocked);
  const side = Math.min(frame.width, frame.height);
  for (const share of SIZE_SHARES) {
    const cartouche = drawCartouche(text, side * share);
    const at = findPlace(cartouche, grid, distances, frame);
    if (!at) continue;
    const placed = transformShape(cartouche, ({ x, y }) => ({ x: x + at.x, y: y + at.y }));
    return [{ ...createGraphic("title", text, "TITLE", placed), optional: true }];
  }
  return [];
}

/** Spaced capitals between two hairlines, each with a small diamond, around the origin. */
function drawCartouche(text: string, height: number): Shape {
  const size = height * 0.62;
  const letters = outlineText(text.toUpperCase(), size, 0.14);
  const center = boxCenter(shapeBox(letters));
  const centered = transformShape(letters, ({ x, y }) => ({ x: x - center.x, y: y - center.y }));
  const half = shapeBox(letters).width / 2 + size * 0.4;
  const rules = [-0.86, 0.86].map((k) => drawRule(half, k * size, size));
  return unite(centered, ...rules);
}

function drawRule(half: number, y: number, size: number): Shape {
  const [thickness, diamond] = [size * 0.025, size * 0.1];
  const diamondShape: Shape = [
    [
      { x: 0, y: y - diamond },
      { x: diamond, y },
      { x: 0, y: y + diamond },
      { x: -diamond, y },
    ],
  ];
  const [inner, length] = [diamond * 2, half - diamond * 2];
  return [
    ...diamondShape,
    ...createRectangle(-half, y - thickness / 2, length, thickness),
    ...createRectangle(inner, y - thickness / 2, length, thickness),
  ];
}

/** The free position nearest to a preferred one. */
function findPlace(cartouche: Shape, grid: Grid, distances: Float32Array, frame: Frame) {
  const { width, height } = shapeBox(cartouche);
  const margin = Math.min(frame.width, frame.height) * 0.035;
  const isFree = (at: Point) => {
    const [left, top] = [at.x - width / 2, at.y - height / 2];
    if (left < margin || top < margin) return false;
    if (left + width > frame.width - margin || top + height > frame.height - margin) return false;
    for (let x = left; x <= left + width + grid.step; x += grid.step)
      for (let y = top; y <= top + height + grid.step; y += grid.step)
        if (distances[getSquareAt(grid, { x, y })]! < margin) return false;
    return true;
  };
  for (const { x, y } of PREFERRED_POSITIONS) {
    const wanted = { x: x * frame.width, y: y * frame.height };
    const found = listPositionsAround(wanted, TOLERANCE * frame.width, grid.step).find(isFree);
    if (found) return found;
  }
  return undefined;
}

/** Grid positions sorted by distance from the middle. */
function listPositionsAround(middle: Point, reach: number, step: number): Point[] {
  const places: Point[] = [];
  const count = Math.floor(reach / step);
  for (let i = -count; i <= count; i++)
    for (let j = -count; j <= count; j++)
      places.push({ x: middle.x + i * step, y: middle.y + j * step });
  const distance = ({ x, y }: Point) => Math.hypot(x - middle.x, (y - middle.y) * 1.5);
  return places.toSorted((a, b) => distance(a) - distance(b));
}
