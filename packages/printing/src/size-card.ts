import type { Size } from "./fit.ts";

const CARD_WIDTH_PX = 400;
/** By the root, so that a poster's card is taller than a postcard's and still fits the page. */
const HEIGHT_PER_ROOT = 8;

export function sizeCardsPerRow(widthPx: number): number {
  return Math.ceil((widthPx + 1) / CARD_WIDTH_PX);
}

export function sizeCardHeight({ width, height }: Size): number {
  return HEIGHT_PER_ROOT * Math.sqrt(Math.max(width, height));
}
