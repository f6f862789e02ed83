import { type Box, boxCorners, boxFromPoints, type Point } from "./box.ts";

/** An affine map in the order of Canvas2D and SVG: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export function translation(x: number, y: number): Matrix {
  return [1, 0, 0, 1, x, y];
}

export function scaling(x: number, y = x): Matrix {
  return [x, 0, 0, y, 0, 0];
}

/** Rotates clockwise on a screen, where y points down. */
export function rotation(degrees: number): Matrix {
  const [cos, sin] = cosSin(degrees);
  return [cos, sin, -sin, cos, 0, 0];
}

/**
 * Returns cosine and sine, exact for multiples of 90 degrees: rounding errors would blur the edges
 * of rotated openings.
 */
function cosSin(degrees: number): [number, number] {
  const normalized = ((degrees % 360) + 360) % 360;
  switch (normalized) {
    case 0:
      return [1, 0];
    case 90:
      return [0, 1];
    case 180:
      return [-1, 0];
    case 270:
      return [0, -1];
    default: {
      const radians = (normalized * Math.PI) / 180;
      return [Math.cos(radians), Math.sin(radians)];
    }
  }
}

/** Composes matrices; the last one applies first, as in nested transforms. */
export function compose(...matrices: Matrix[]): Matrix {
  return matrices.reduce(multiply, IDENTITY);
}

function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

export function transformPoint(m: Matrix, { x, y }: Point): Point {
  return { x: m[0] * x + m[2] * y + m[4], y: m[1] * x + m[3] * y + m[5] };
}

/** Returns the axis-aligned bounding box of the transformed box. */
export function transformBox(m: Matrix, box: Box): Box {
  return boxFromPoints(boxCorners(box).map((corner) => transformPoint(m, corner)));
}

export function invert([a, b, c, d, e, f]: Matrix): Matrix {
  const determinant = a * d - b * c;
  if (determinant === 0) throw new RangeError("A singular matrix has no inverse");
  return [
    d / determinant,
    -b / determinant,
    -c / determinant,
    a / determinant,
    (c * f - d * e) / determinant,
    (b * e - a * f) / determinant,
  ];
}

/** Returns the factor by which a similarity scales lengths. */
export function matrixScale([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}
