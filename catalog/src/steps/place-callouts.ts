import { type Box, type Point, type Shape, shapeBox } from "@photomap/geometry";
import type { Frame } from "../frame.ts";
import {
  computeDistances,
  createGrid,
  type Grid,
  getSquareAt,
  getSquareCenter,
  rasterize,
} from "./rasterize.ts";

/** An enlarged copy of a small region, to be placed in free space near the region. */
export interface Callout {
  readonly id: string;
  readonly anchor: Point;
  /** Drawn around the origin, at its final size. */
  readonly shape: Shape;
  /** A fixed position, as shares of the frame. */
  readonly slot?: readonly [x: number, y: number];
}

export interface PlaceOptions {
  readonly frame: Frame;
  readonly blocked: readonly Shape[];
  /** The space in points to keep free around a callout. */
  readonly padding: number;
  /** The space in points to keep free along the edge of the frame. */
  readonly margin: number;
  /** Preferred direction, for example seaward. */
  readonly lean?: readonly [x: number, y: number];
}

interface Candidate {
  readonly at: Point;
  readonly cost: number;
}

interface PlacementChoices {
  readonly callout: Callout;
  readonly box: Box;
  readonly candidates: readonly Candidate[];
}

const CANDIDATE_LIMIT = 6000;
const ANNEALING_STEPS = 40000;
const OVERLAP_COST = 4000;
const CROSSING_COST = 900;
/** Cost per point of a straight line over an opening; the real line has to go around it. */
const OPENING_COST = 4;

/** Minimizes line length and crossings by simulated annealing from the nearest free positions. */
export function placeCallouts(callouts: readonly Callout[], options: PlaceOptions): Point[] {
  const { frame, blocked } = options;
  const grid = createGrid(frame.width, frame.height, Math.max(4, frame.width / 430));
  const distances = computeDistances(grid, blocked);
  const choices = callouts.map((callout) => collectChoices(callout, grid, distances, options));
  const places = choices.map(({ candidates }) => candidates[0]!);
  anneal(choices, places, options.padding);
  improveGreedily(choices, places, options.padding);
  return places.map(({ at }) => at);
}

function collectChoices(
  callout: Callout,
  grid: Grid,
  distances: Float32Array,
  { frame, padding, margin, lean = [0, 0] }: PlaceOptions,
): PlacementChoices {
  const box = shapeBox(callout.shape);
  if (callout.slot) {
    const at = { x: callout.slot[0] * frame.width, y: callout.slot[1] * frame.height };
    return { callout, box, candidates: [{ at, cost: 0 }] };
  }
  const footprint = measureFootprint(grid, callout.shape, box);
  const needed = padding + grid.step * 0.6;
  const candidates: Candidate[] = [];
  for (let square = 0; square < distances.length; square++) {
    if (distances[square]! < needed) continue;
    const at = getSquareCenter(grid, square);
    if (!isInFrame(at, box, frame, margin)) continue;
    const column = square % grid.columns;
    if (!footprint.every(([dx, dy]) => isFree(column + dx, (square - column) / grid.columns + dy)))
      continue;
    candidates.push({ at, cost: computeLeaderCost(callout.anchor, at, lean) });
  }
  function isFree(column: number, row: number): boolean {
    return distances[row * grid.columns + column]! >= needed;
  }
  if (candidates.length === 0) throw new Error(`No free space beside the map for ${callout.id}`);
  const nearest = candidates.toSorted((a, b) => a.cost - b.cost).slice(0, CANDIDATE_LIMIT);
  const weighed = nearest.map(({ at, cost }) => ({
    at,
    cost: cost + OPENING_COST * measureCoveredLength(callout.anchor, at, grid, distances),
  }));
  return { callout, box, candidates: weighed.toSorted((a, b) => a.cost - b.cost) };
}

/** Measures how much of the straight line lies over openings, in points. */
function measureCoveredLength(from: Point, to: Point, grid: Grid, distances: Float32Array): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const count = Math.ceil(length / grid.step);
  let covered = 0;
  for (let i = 0; i < count; i++) {
    const t = i / count;
    const point = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
    if (distances[getSquareAt(grid, point)] === 0) covered += grid.step;
  }
  return covered;
}

/** Lists the grid squares the callout covers, relative to the one with its center. */
function measureFootprint(grid: Grid, shape: Shape, box: Box): [number, number][] {
  const [columns, rows] = [Math.ceil(box.width / grid.step), Math.ceil(box.height / grid.step)];
  const local: Grid = { step: grid.step, columns: 2 * columns + 3, rows: 2 * rows + 3 };
  const [x, y] = [(columns + 1.5) * grid.step, (rows + 1.5) * grid.step];
  const moved = shape.map((ring) => ring.map((p) => ({ x: p.x + x, y: p.y + y })));
  const squares: [number, number][] = [];
  rasterize(local, moved, (square) => {
    const column = square % local.columns;
    squares.push([column - columns - 1, (square - column) / local.columns - rows - 1]);
  });
  return squares;
}

function isInFrame(at: Point, box: Box, { width, height }: Frame, margin: number): boolean {
  return (
    at.x + box.x >= margin &&
    at.y + box.y >= margin &&
    at.x + box.x + box.width <= width - margin &&
    at.y + box.y + box.height <= height - margin
  );
}

function computeLeaderCost(anchor: Point, at: Point, lean: readonly [number, number]): number {
  const [dx, dy] = [at.x - anchor.x, at.y - anchor.y];
  const length = Math.hypot(dx, dy);
  const along = length === 0 ? 0 : (dx * lean[0] + dy * lean[1]) / length;
  return length * (1.3 - 0.3 * along);
}

function anneal(choices: readonly PlacementChoices[], places: Candidate[], padding: number): void {
  const random = createRandom(7);
  let temperature = 600;
  for (let step = 0; step < ANNEALING_STEPS; step++) {
    temperature *= 0.9997;
    const i = Math.floor(random() * choices.length);
    const { candidates } = choices[i]!;
    const next = candidates[Math.floor(random() ** 2 * candidates.length)]!;
    const change =
      computeTotalCost(choices, places, i, next, padding) -
      computeTotalCost(choices, places, i, places[i]!, padding);
    if (change < 0 || random() < Math.exp(-change / temperature)) places[i] = next;
  }
}

function improveGreedily(
  choices: readonly PlacementChoices[],
  places: Candidate[],
  padding: number,
): void {
  for (let round = 0; round < 4; round++)
    for (const [i, { candidates }] of choices.entries()) {
      let best = computeTotalCost(choices, places, i, places[i]!, padding);
      for (const candidate of candidates) {
        if (candidate.cost > best) break;
        const cost = computeTotalCost(choices, places, i, candidate, padding);
        if (cost < best) [best, places[i]] = [cost, candidate];
      }
    }
}

function computeTotalCost(
  choices: readonly PlacementChoices[],
  places: readonly Candidate[],
  i: number,
  place: Candidate,
  padding: number,
): number {
  let cost = place.cost;
  const own = choices[i]!;
  for (const [j, other] of choices.entries())
    if (j !== i) cost += computeClashCost(own, place.at, other, places[j]!.at, padding);
  return cost;
}

function computeClashCost(
  a: PlacementChoices,
  atA: Point,
  b: PlacementChoices,
  atB: Point,
  padding: number,
): number {
  const overlapX = (a.box.width + b.box.width) / 2 + padding - Math.abs(atA.x - atB.x);
  const overlapY = (a.box.height + b.box.height) / 2 + padding - Math.abs(atA.y - atB.y);
  let cost = 0;
  if (overlapX > 0 && overlapY > 0) cost += OVERLAP_COST + Math.min(overlapX, overlapY) * 40;
  if (segmentsCross(a.callout.anchor, atA, b.callout.anchor, atB)) cost += CROSSING_COST;
  if (crossesBox(a.callout.anchor, atA, atB, b.box)) cost += CROSSING_COST;
  if (crossesBox(b.callout.anchor, atB, atA, a.box)) cost += CROSSING_COST;
  return cost;
}

function crossesBox(from: Point, to: Point, center: Point, { width, height }: Box): boolean {
  const [w, h] = [width / 2, height / 2];
  const corner = (dx: number, dy: number) => ({ x: center.x + dx, y: center.y + dy });
  return (
    segmentsCross(from, to, corner(-w, -h), corner(w, h)) ||
    segmentsCross(from, to, corner(-w, h), corner(w, -h))
  );
}

function segmentsCross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) =>
    (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** Creates a seeded generator, because the catalog must be identical on every machine. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
