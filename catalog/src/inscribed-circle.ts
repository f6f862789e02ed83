import { type Point, type Shape, splitParts } from "@photomap/geometry";
import polylabel from "polylabel";

/** The largest circle inside a shape: how much room there is, and where. */
export function inscribedCircle(shape: Shape, precision = 1): { center: Point; radius: number } {
  let best = { center: { x: 0, y: 0 }, radius: 0 };
  for (const part of splitParts(shape)) {
    const rings = part.map((ring) =>
      [...ring, ring[0]!].map(({ x, y }): [number, number] => [x, y]),
    );
    const found = polylabel(rings, precision);
    if (found.distance > best.radius)
      best = { center: { x: found[0], y: found[1] }, radius: found.distance };
  }
  return best;
}
