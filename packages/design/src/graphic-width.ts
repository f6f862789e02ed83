/** The widths at which the picture of a background is offered. */
const GRAPHIC_WIDTHS_PX = [512, 1028, 2048, 4096, 8192];

/** The width of the largest stored picture. */
export const MAX_GRAPHIC_WIDTH_PX = 2400;

/** The widths with a stored picture of their own; wider ones use the largest picture. */
export const STORED_GRAPHIC_WIDTHS_PX = GRAPHIC_WIDTHS_PX.filter(
  (width) => width < MAX_GRAPHIC_WIDTH_PX,
);

/** Returns the smallest offered width of at least `widthPx`, else the largest. */
export function roundUpGraphicWidth(widthPx: number): number {
  return GRAPHIC_WIDTHS_PX.find((tier) => tier >= widthPx) ?? 8192;
}

/**
 * Returns the key of the picture for a width: `backgrounds/oak-512.jpg`, or `backgrounds/oak.jpg`
 * for the largest.
 */
export function getGraphicKey(imageKey: string, widthPx: number): string {
  const tier = roundUpGraphicWidth(widthPx);
  return tier < MAX_GRAPHIC_WIDTH_PX ? imageKey.replace(/\.\w+$/, `-${tier}$&`) : imageKey;
}
