import {
  type Box,
  compose,
  type Matrix,
  matrixScale,
  scaling,
  transformBox,
  transformPoint,
  translation,
} from "@photomap/geometry";
import type { DisplayList, Op } from "./display-list.ts";

/** Transforms a display list, including line widths and font sizes. */
export function placeOps(ops: DisplayList, matrix: Matrix): Op[] {
  const scale = matrixScale(matrix);
  return ops.map((op) => placeOp(op, matrix, scale));
}

/** Centers a picture in a box at the largest scale that fits. */
export function fitInBox(size: { width: number; height: number }, box: Box): Matrix {
  const scale = Math.min(box.width / size.width, box.height / size.height);
  const x = box.x + (box.width - size.width * scale) / 2;
  const y = box.y + (box.height - size.height * scale) / 2;
  return compose(translation(x, y), scaling(scale));
}

function placeOp(op: Op, matrix: Matrix, scale: number): Op {
  const box = transformBox(matrix, op.box);
  switch (op.op) {
    case "rect":
      return { ...op, box };
    case "group":
      return {
        ...op,
        box,
        clip: { ...op.clip, matrix: compose(matrix, op.clip.matrix) },
        images: op.images.map((image) => ({
          ...image,
          matrix: compose(matrix, image.matrix),
          ...(image.blur !== undefined && { blur: image.blur * scale }),
        })),
        ...(op.shade !== undefined && {
          shade: { ...op.shade, blur: op.shade.blur * scale, drop: op.shade.drop * scale },
        }),
      };
    case "stroke":
      return {
        ...op,
        box,
        matrix: compose(matrix, op.matrix),
        width: op.width * scale,
        ...(op.dash !== undefined && { dash: [op.dash[0] * scale, op.dash[1] * scale] }),
      };
    case "text":
      return { ...op, box, at: transformPoint(matrix, op.at), size: op.size * scale };
  }
}
