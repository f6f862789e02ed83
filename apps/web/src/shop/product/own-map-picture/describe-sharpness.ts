import { POINTS_PER_INCH } from "@photomap/geometry";
import { findBlurryTier } from "@photomap/printing";
import type { OwnMapContent } from "./load-own-map-content.ts";

/** Describes how the photos print when the map is this wide. */
export function describeSharpness({ design, inputs }: OwnMapContent, widthInches: number): string {
  const scale = (widthInches * POINTS_PER_INCH) / design.width;
  const blurry = Object.values(inputs)
    .flatMap(({ images }) => images)
    .filter((image) => findBlurryTier(image, scale) !== undefined);
  switch (blurry.length) {
    case 0:
      return "prints sharp at this size";
    case 1:
      return "1 photo is blurry at this size";
    default:
      return `${blurry.length} photos are blurry at this size`;
  }
}
