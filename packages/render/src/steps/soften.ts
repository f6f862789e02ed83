/** A blur hides detail: an eighth of the pixels looks the same and costs a sixtieth. */
const REDUCTION = 8;
/** Pixels: from here on the blur is wide enough for that. */
const WIDE_BLUR_PX = 16;

/** At which part of the page's resolution a soft photo is decoded, and how far it is blurred there. */
export function softenPhoto(
  blurPt: number | undefined,
  pixelsPerPoint: number,
): { scale: number; sigma: number } {
  if (blurPt === undefined) return { scale: 1, sigma: 0 };
  const blurPx = blurPt * pixelsPerPoint;
  const scale = blurPx >= WIDE_BLUR_PX ? 1 / REDUCTION : 1;
  // libvips takes no less than 0.3.
  return { scale, sigma: Math.max(0.3, blurPx * scale) };
}
