import type { Layer } from "@photomap/design";
import { compose, growBox, type Matrix, transformBox } from "@photomap/geometry";
import { type OpeningInput, photoMatrix } from "@photomap/project";
import type { GroupOp, StrokeOp } from "./display-list.ts";

interface OpeningFill {
  readonly id: string;
  readonly outline: Layer;
  /** The matrix from design points to page points. */
  readonly matrix: Matrix;
  readonly input: Pick<OpeningInput, "images"> | undefined;
  readonly fill: string | undefined;
}

export function openingGroupOp({ id, outline, matrix, input, fill }: OpeningFill): GroupOp {
  return {
    op: "group",
    id,
    box: transformBox(matrix, outline.box),
    clip: { path: outline.path, matrix },
    ...(fill !== undefined && { fill }),
    images: (input?.images ?? []).map((image) => ({
      src: image.id,
      matrix: compose(matrix, photoMatrix(image)),
    })),
  };
}

export function outlineStrokeOp(
  { path, box }: Layer,
  matrix: Matrix,
  { color, width }: Pick<StrokeOp, "color" | "width">,
): StrokeOp {
  const bounds = growBox(transformBox(matrix, box), width / 2);
  return { op: "stroke", path, matrix, color, width, box: bounds };
}
