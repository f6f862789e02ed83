import { compose, type Matrix, rotation, scaling, translation } from "@photomap/geometry";
import type { OpeningImage } from "./project.ts";

export type PhotoPlacement = Pick<
  OpeningImage,
  "x" | "y" | "width" | "height" | "rotation" | "flipX" | "flipY"
>;

/** Maps the unit square of the photo (0..1 across and down) to points of the design. */
export function photoMatrix(photo: PhotoPlacement): Matrix {
  return compose(
    translation(photo.x + photo.width / 2, photo.y + photo.height / 2),
    rotation(photo.rotation),
    scaling(photo.flipX ? -photo.width : photo.width, photo.flipY ? -photo.height : photo.height),
    translation(-0.5, -0.5),
  );
}
