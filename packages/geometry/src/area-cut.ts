import type { Shape } from "./shape.ts";

/**
 * The number of halvings after which the interval is under a thousandth of a point for any design.
 */
const STEPS = 24;

/**
 * Finds the x (or y) of the straight cut that has `share` of the area, 0 to 1, on its left (or
 * above it).
 */
export function findAreaCut(shape: Shape, axis: "x" | "y", share: number): number {
  const edges = listEdges(shape, axis);
  let low = Infinity;
  let high = -Infinity;
  for (const { from } of edges) {
    if (from < low) low = from;
    if (from > high) high = from;
  }
  const wanted = Math.abs(integrateBelow(edges, high, low)) * share;
  const start = low;
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (Math.abs(integrateBelow(edges, middle, start)) < wanted) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** An edge in the direction of the axis, and its extent across it. */
interface Edge {
  readonly from: number;
  readonly to: number;
  readonly across: number;
}

function listEdges(shape: Shape, axis: "x" | "y"): Edge[] {
  return shape.flatMap((ring) =>
    ring.map((point, i): Edge => {
      const previous = ring.at(i - 1) ?? point;
      return axis === "x"
        ? { from: previous.x, to: point.x, across: point.y - previous.y }
        : { from: previous.y, to: point.y, across: point.x - previous.x };
    }),
  );
}

/**
 * Computes the area before a straight cut by Green's theorem: the integral of min(x, cut) dy around
 * the shape. It is negative when the axes are swapped. Subtracting the start only keeps the numbers
 * small.
 */
function integrateBelow(edges: readonly Edge[], cut: number, start: number): number {
  let area = 0;
  for (const { from, to, across } of edges) area += (getMeanBelow(from, to, cut) - start) * across;
  return area;
}

/** The mean of min(value, cut) on a straight line from a to b. */
function getMeanBelow(a: number, b: number, cut: number): number {
  const low = a < b ? a : b;
  const high = a < b ? b : a;
  if (high <= cut) return (low + high) / 2;
  if (low >= cut) return cut;
  return cut - ((cut - low) * (cut - low)) / (2 * (high - low));
}
