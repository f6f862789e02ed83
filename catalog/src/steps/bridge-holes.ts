import {
  boxesOverlap,
  intersect,
  nearestOnShape,
  offsetShape,
  type Point,
  type Ring,
  type Shape,
  shapeArea,
  shapeBox,
  simplifyShape,
  splitParts,
  strokeLine,
  subtract,
  unite,
} from "@photomap/geometry";

/**
 * Removes holes, because a piece of mat inside an opening would fall out when cut. An empty hole is
 * filled; a hole with content is connected to the mat outside by a bridge as wide as a gap.
 */
export function bridgeHoles(cut: Shape, others: readonly Shape[], gap: number): Shape {
  const parts = splitParts(cut);
  if (parts.every((part) => part.length === 1)) return cut;
  const box = shapeBox(cut);
  const near = others.filter((other) => other.length > 0 && boxesOverlap(shapeBox(other), box));
  let bridged = cut;
  for (const [outer, ...holes] of parts)
    for (const hole of holes) {
      const filled = [hole.toReversed()];
      const isOccupied = near.some((other) => shapeArea(intersect(other, filled)) > 1);
      bridged = isOccupied
        ? subtract(bridged, createBridge(hole, outer!, gap))
        : unite(bridged, offsetShape(filled, 0.05));
    }
  return simplifyShape(bridged, 0.05);
}

/** The bridge across the narrowest place between a hole and the outline. */
function createBridge(hole: Ring, outer: Ring, gap: number): Shape {
  let [from, to, shortest]: [Point, Point, number] = [hole[0]!, outer[0]!, Infinity];
  for (const point of hole) {
    const nearest = nearestOnShape([outer], point);
    const length = Math.hypot(nearest.x - point.x, nearest.y - point.y);
    if (length < shortest) [from, to, shortest] = [point, nearest, length];
  }
  const [dx, dy] = [((to.x - from.x) / shortest) * gap, ((to.y - from.y) / shortest) * gap];
  return strokeLine(
    [
      { x: from.x - dx, y: from.y - dy },
      { x: to.x + dx, y: to.y + dy },
    ],
    gap,
  );
}
