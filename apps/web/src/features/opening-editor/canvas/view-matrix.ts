import { compose, invert, type Matrix, scaling, translation } from "@photomap/geometry";
import type { View } from "./zoom.ts";

export function viewMatrix({ scale, x, y }: View): Matrix {
  return compose(translation(x, y), scaling(scale));
}

/** What a picture drawn for one view has to go through to be seen in another. */
export function matrixBetween(drawn: View, seen: View): Matrix {
  return compose(viewMatrix(seen), invert(viewMatrix(drawn)));
}

export function toCssTransform(matrix: Matrix): string {
  return `matrix(${matrix.join(",")})`;
}
