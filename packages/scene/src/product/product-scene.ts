import type { BrandId, Design } from "@photomap/design";
import { growBox, translation } from "@photomap/geometry";
import type { Inputs } from "@photomap/project";
import type { Page } from "../display-list.ts";
import { placeOps } from "../place-ops.ts";
import { brandLogoOps } from "./brand-logo.ts";
import { frameAndHangerOps, getRailAndCordExtents } from "./hung-product.ts";
import type { ProductLook } from "./product-look.ts";
import { productPrintScene } from "./product-print-scene.ts";
import { softShadowOps } from "./soft-shadow.ts";
import { WALL_COLORS } from "./wall-colors.ts";

export interface ProductSceneOptions extends ProductLook {
  readonly brand: BrandId;
  /** The file key of a picture below the map. */
  readonly backgroundKey?: string;
}

/** The points of wall around the product, by brand. */
const WALL_MARGINS: Readonly<Record<BrandId, number>> = { pm: 72, tbl: 216 };

/** Draws a product on a wall: the map, its frame or hanger, and the brand's logo. */
export function productScene(
  design: Pick<Design, "width" | "height" | "features">,
  inputs: Inputs,
  options: ProductSceneOptions,
): Page {
  const margin = WALL_MARGINS[options.brand];
  const { rail, cord } = getRailAndCordExtents(options);
  const print = {
    x: margin + rail,
    y: margin + rail + cord,
    width: design.width,
    height: design.height,
  };
  const width = print.width + 2 * (margin + rail);
  const height = print.height + 2 * (margin + rail) + cord;
  const map = productPrintScene(design, inputs, options);
  return {
    width,
    height,
    ops: [
      { op: "rect", box: { x: 0, y: 0, width, height }, fill: WALL_COLORS.shop },
      ...softShadowOps(growBox(print, rail), { blur: 28, drop: 12, opacity: 0.3 }),
      ...placeOps(map.ops, translation(print.x, print.y)),
      ...frameAndHangerOps(options, print, WALL_COLORS.shop),
      ...brandLogoOps(
        options.brand,
        { x: width - margin, y: height - 0.14 * margin },
        0.58 * margin,
      ),
    ],
  };
}
