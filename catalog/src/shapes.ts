import {
  offsetShape,
  type Point,
  type Shape,
  simplifyShape,
  splitParts,
  unite,
} from "@photomap/geometry";
import polylabel from "polylabel";

/** A hexagon standing on a corner, with rounded corners. */
export function createHexagon({ x, y }: Point, radius: number, corner = 4): Shape {
  const ring = Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i + Math.PI / 6;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
  return simplifyShape(offsetShape(offsetShape([ring], -corner), corner), 0.1);
}

export function createRectangle(x: number, y: number, width: number, height: number): Shape {
  return [
    [
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + height },
      { x, y: y + height },
    ],
  ];
}

const HEART_CORNERS = 160;

/** A heart about 32 units of scale wide. */
export function createHeart({ x, y }: Point, scale: number): Shape {
  const ring = Array.from({ length: HEART_CORNERS }, (_, i) => {
    const t = (i / HEART_CORNERS) * 2 * Math.PI;
    const up = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t);
    return { x: x + scale * 16 * Math.sin(t) ** 3, y: y - scale * up };
  });
  return unite([ring]);
}

export function createCircle({ x, y }: Point, radius: number): Shape {
  const corners = 48;
  return [
    Array.from({ length: corners }, (_, i) => {
      const angle = (i / corners) * 2 * Math.PI;
      return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
    }),
  ];
}

/** The largest circle inside a shape. */
export function findInscribedCircle(
  shape: Shape,
  precision = 1,
): { center: Point; radius: number } {
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
