import { mapPositions, type Polygon, type Position, type Region } from "../region.ts";

/** Enlarges the area near a point and moves the rest outward; borders stay connected. */
export interface Magnifier {
  readonly at: Position;
  readonly radius: number;
  readonly factor: number;
}

const STEPS = 4000;
const REACH_POINTS = 8000;

export function magnify(regions: readonly Region[], magnifiers: readonly Magnifier[]): Region[] {
  const warp = createWarp(magnifiers);
  return mapPositions(regions, warp);
}

/** Magnifiers apply in sequence; each center is given in original coordinates. */
export function createWarp(magnifiers: readonly Magnifier[]): (p: Position) => Position {
  const done: ((p: Position) => Position)[] = [];
  for (const magnifier of magnifiers) {
    const at = done.reduce((p, warp) => warp(p), magnifier.at);
    done.push(createSingleWarp({ ...magnifier, at }));
  }
  return (position) => done.reduce((p, warp) => warp(p), position);
}

function createSingleWarp({ at: [cx, cy], radius, factor }: Magnifier) {
  const stretched = integrateStretch(radius, factor);
  return ([x, y]: Position): Position => {
    const [dx, dy] = [x - cx, y - cy];
    const distance = Math.hypot(dx, dy);
    if (distance < 1e-9) return [x, y];
    const growth = stretched(distance) / distance;
    return [cx + dx * growth, cy + dy * growth];
  };
}

/** Maps a distance from the center to its stretched distance, with a table of the integral. */
function integrateStretch(radius: number, factor: number): (distance: number) => number {
  const step = REACH_POINTS / STEPS;
  const table = new Float64Array(STEPS + 1);
  for (let i = 1; i <= STEPS; i++) {
    const middle = (i - 0.5) * step;
    const stretch = 1 + (factor - 1) * Math.exp(-((middle / radius) ** 2));
    table[i] = table[i - 1]! + stretch * step;
  }
  return (distance) => {
    const at = Math.min(STEPS - 1e-6, distance / step);
    const index = Math.floor(at);
    return table[index]! + (table[index + 1]! - table[index]!) * (at - index);
  };
}

/** Adds points along long borders, so that a warp can bend them. */
export function densify(regions: readonly Region[], stepPoints: number): Region[] {
  return regions.map((region) => ({
    ...region,
    polygons: region.polygons.map(
      (polygon): Polygon => polygon.map((ring) => densifyRing(ring, stepPoints)),
    ),
  }));
}

function densifyRing(ring: Position[], stepPoints: number): Position[] {
  const out = ring.slice(0, -1).flatMap((from, i) => densifyEdge(from, ring[i + 1]!, stepPoints));
  if (out[0]) out.push([...out[0]]);
  return out;
}

/** Divides from the end with the lower x, so that both regions on a border get identical points. */
function densifyEdge(from: Position, to: Position, stepPoints: number): Position[] {
  const backward = from[0] > to[0] || (from[0] === to[0] && from[1] > to[1]);
  const [a, b] = backward ? [to, from] : [from, to];
  const count = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / stepPoints));
  const points: Position[] = [];
  for (let i = 0; i <= count; i++) {
    const t = i / count;
    points.push(i === count ? [...b] : [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
  }
  if (backward) points.reverse();
  points.pop();
  return points;
}
