import type { Page } from "../display-list.ts";
import {
  getPrintExtents,
  getRailAndCordExtents,
  type HungProduct,
  hungProductOps,
} from "./hung-product.ts";
import { WALL_COLORS } from "./wall-colors.ts";

/** The aspect ratio of all product pictures. */
const RATIO = 5 / 4;
/** The share of the page that the product may cover in width or height. */
const COVERAGE = 0.82;

/** Draws a product alone on a wall, as large as the page allows. */
export function closeUpScene(product: HungProduct): Page {
  const { rail, cord } = getRailAndCordExtents(product.look ?? {});
  const print = getPrintExtents(product);
  const outer = { width: print.width + 2 * rail, height: print.height + 2 * rail + cord };
  const width = Math.max(outer.width, outer.height * RATIO) / COVERAGE;
  const height = width / RATIO;
  const x = (width - print.width) / 2;
  // A little above the middle: the shadow is below.
  const y = (height - outer.height) * 0.47 + rail + cord;
  return {
    width,
    height,
    ops: [
      { op: "rect", box: { x: 0, y: 0, width, height }, fill: WALL_COLORS.closeUp },
      ...hungProductOps(product, { ...print, x, y }, WALL_COLORS.closeUp),
    ],
  };
}
