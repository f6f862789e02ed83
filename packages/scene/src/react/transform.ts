import type { Matrix } from "@photomap/geometry";

export function toTransform(matrix: Matrix): string {
  return `matrix(${matrix.join(" ")})`;
}
