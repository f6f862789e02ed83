import type { Box } from "@photomap/geometry";
import { defaultPlacement, getScaleLimits, type OpeningImage } from "@photomap/project";
import type { Size } from "../../../ui/viewport/view.ts";

/** Steps of the slider; each is larger by the same factor. */
export const SIZE_STEPS = 500;

export interface SizeScale {
  /** Percent of the default size. */
  readonly toPercent: (photo: Size) => number;
  readonly toStep: (percent: number) => number;
  readonly getPercentAtStep: (step: number) => number;
}

/** A logarithmic scale, because the limits are a factor of 200 apart. */
export function createSizeScale(image: OpeningImage, area: Box): SizeScale {
  const initial = defaultPlacement({ width: image.imageWidth, height: image.imageHeight }, area);
  const limits = getScaleLimits(initial, area);
  const [min, max] = [limits.min * 100, limits.max * 100];
  return {
    toPercent: ({ width, height }) =>
      Math.max(width / initial.width, height / initial.height) * 100,
    toStep: (percent) => (Math.log(percent / min) / Math.log(max / min)) * SIZE_STEPS,
    getPercentAtStep: (step) => min * (max / min) ** (step / SIZE_STEPS),
  };
}
