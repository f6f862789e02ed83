import type { Box } from "@photomap/geometry";
import { defaultPlacement, factorLimits, type OpeningImage } from "@photomap/project";

/** Steps of the slider from the smallest to the largest size: each is the same share larger. */
export const SIZE_STEPS = 500;

export interface SizeScale {
  /** Percent of the size the photo started with. */
  readonly percentOf: (photo: Size) => number;
  readonly stepOf: (percent: number) => number;
  readonly percentAt: (step: number) => number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** From 5% to 10 times the print area is a factor of 200: a plain slider would be all thumb. */
export function createSizeScale(image: OpeningImage, area: Box): SizeScale {
  const start = defaultPlacement({ width: image.imageWidth, height: image.imageHeight }, area);
  const limits = factorLimits(start, area);
  const [min, max] = [limits.min * 100, limits.max * 100];
  return {
    percentOf: ({ width, height }) => Math.max(width / start.width, height / start.height) * 100,
    stepOf: (percent) => (Math.log(percent / min) / Math.log(max / min)) * SIZE_STEPS,
    percentAt: (step) => min * (max / min) ** (step / SIZE_STEPS),
  };
}
