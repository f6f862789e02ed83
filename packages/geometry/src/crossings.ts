import type { Point } from "./box.ts";
import type { Shape } from "./shape.ts";

interface Edge {
  readonly a: Point;
  readonly b: Point;
  readonly left: number;
  readonly right: number;
}

/** Whether any two edges cross; edges that only share a point do not. */
export function crossesItself(shape: Shape): boolean {
  const edges = shape.flatMap((ring) =>
    ring.map((b, i): Edge => {
      const a = ring.at(i - 1)!;
      return { a, b, left: Math.min(a.x, b.x), right: Math.max(a.x, b.x) };
    }),
  );
  const sorted = edges.toSorted((p, q) => p.left - q.left);
  return sorted.some((edge, i) => {
    for (let j = i + 1; j < sorted.length && sorted[j]!.left <= edge.right; j++)
      if (edgesCross(edge, sorted[j]!)) return true;
    return false;
  });
}

function edgesCross({ a, b }: Edge, { a: c, b: d }: Edge): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

function side(p: Point, q: Point, r: Point): number {
  return Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
}
