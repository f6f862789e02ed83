import type { Matrix } from "@photomap/geometry";

export function toSvgTransform(matrix: Matrix): string {
  return `matrix(${matrix.join(" ")})`;
}
