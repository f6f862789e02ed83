/** The widths at which the picture of a background is stored and offered. */
export const GRAPHIC_WIDTHS_PX = [512, 1028, 2048, 4096, 8192];

/** The width of the largest picture: 200 dpi on 40 in. */
export const MAX_GRAPHIC_WIDTH_PX = 8192;

const FOLDER = "backgrounds/";

/** Whether a key is that of a background's picture, not the id of a photo. */
export function isGraphicKey(key: string): boolean {
  return key.startsWith(FOLDER);
}

/** Returns the smallest offered width of at least `widthPx`, else the largest. */
export function roundUpGraphicWidth(widthPx: number): number {
  return GRAPHIC_WIDTHS_PX.find((tier) => tier >= widthPx) ?? MAX_GRAPHIC_WIDTH_PX;
}

/**
 * Returns the key of the picture for a width: `backgrounds/oak-512.jpg`, or `backgrounds/oak.jpg`
 * for the largest.
 */
export function getGraphicKey(imageKey: string, widthPx: number): string {
  const tier = roundUpGraphicWidth(widthPx);
  return tier < MAX_GRAPHIC_WIDTH_PX ? imageKey.replace(/\.\w+$/, `-${tier}$&`) : imageKey;
}
