import { type Box, growBox, IDENTITY, inchesToPoints } from "@photomap/geometry";
import type { Op, Page } from "../display-list.ts";
import { fitInBox, placeOps } from "../place-ops.ts";
import { boxPath } from "../shape-ops.ts";
import { CORD_POINTS, grommetOps, hangerBarOps } from "./hanger.ts";
import type { ProductLook } from "./product-look.ts";
import { frameOps, RAIL_POINTS } from "./rails.ts";
import { softShadowOps } from "./soft-shadow.ts";

/** A product at its real size. Frame and hanger are drawn around the print, true to scale. */
export interface HungProduct {
  /** The map alone: a page of the same aspect ratio, or the key of its picture. */
  readonly print: Page | string;
  /** The width of the print, without the frame. */
  readonly widthInches: number;
  readonly heightInches: number;
  readonly look?: ProductLook;
}

/** Measures the points around the print: the rails, and the cord above hanger bars. */
export function getRailAndCordExtents({ frame, hangerBars }: ProductLook): {
  rail: number;
  cord: number;
} {
  return {
    rail: frame === undefined ? 0 : RAIL_POINTS,
    cord: hangerBars === true ? CORD_POINTS : 0,
  };
}

/** Measures the print at its real size, in points. */
export function getPrintExtents({ widthInches, heightInches }: HungProduct): {
  width: number;
  height: number;
} {
  return { width: inchesToPoints(widthInches), height: inchesToPoints(heightInches) };
}

/** Draws the product with its shadow on the wall; `print` is the place of its print. */
export function hungProductOps(product: HungProduct, print: Box, wallColor: string): Op[] {
  const { look = {} } = product;
  const { rail } = getRailAndCordExtents(look);
  const outer = growBox(print, rail);
  const isThin = look.frame === undefined;
  return [
    ...softShadowOps(outer, { blur: isThin ? 44 : 130, drop: isThin ? 18 : 58, opacity: 0.2 }),
    ...softShadowOps(outer, { blur: isThin ? 11 : 24, drop: isThin ? 5 : 13, opacity: 0.24 }),
    ...printOps(product.print, print),
    ...frameAndHangerOps(look, print, wallColor),
  ];
}

/** Draws the frame, hanger bars and grommets. */
export function frameAndHangerOps(look: ProductLook, print: Box, wallColor: string): Op[] {
  return [
    ...(look.frame === undefined ? [] : frameOps(print, look.frame)),
    ...(look.hangerBars === true ? hangerBarOps(print) : []),
    ...(look.grommets === true ? grommetOps(print, wallColor) : []),
  ];
}

function printOps(print: Page | string, box: Box): Op[] {
  if (typeof print !== "string") return placeOps(print.ops, fitInBox(print, box));
  const { x, y, width, height } = box;
  const clip = { path: boxPath(box), matrix: IDENTITY };
  const images = [{ src: print, matrix: [width, 0, 0, height, x, y] as const }];
  return [{ op: "group", id: "", box, clip, images }];
}
