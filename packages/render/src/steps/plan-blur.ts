/**
 * The factor of reduction: a wide blur looks the same at an eighth of the resolution, for a
 * sixtieth of the cost.
 */
const REDUCTION = 8;
/** The smallest blur that is computed at reduced resolution. */
const WIDE_BLUR_PX = 16;

/**
 * Returns the relative resolution at which a blurred photo is decoded, and the sigma at that
 * resolution.
 */
export function planBlur(
  blurPt: number | undefined,
  pixelsPerPoint: number,
): { scale: number; sigma: number } {
  if (blurPt === undefined) return { scale: 1, sigma: 0 };
  const blurPx = blurPt * pixelsPerPoint;
  const scale = blurPx >= WIDE_BLUR_PX ? 1 / REDUCTION : 1;
  // The minimum of libvips.
  return { scale, sigma: Math.max(0.3, blurPx * scale) };
}
