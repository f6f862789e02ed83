import type { Matrix } from "@photomap/geometry";

/** How much longer a similarity makes a line. */
export function matrixScale([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}
