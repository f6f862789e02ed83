import { type Design, findOutputOption, type OutputType } from "@photomap/design";
import { pointsToInches } from "@photomap/geometry";
import type { Page } from "../display-list.ts";
import { mapScene } from "../map-scene.ts";
import { fitInBox, placeOps } from "../place-ops.ts";
import { closeUpScene } from "./close-up-scene.ts";
import type { ProductLook } from "./product-look.ts";
import { productPrintScene } from "./product-print-scene.ts";
import { WALL_COLORS } from "./wall-colors.ts";

/** How the product of an output type is hung. */
const LOOKS: Readonly<Record<OutputType, ProductLook>> = {
  MATBOARD_WALL_MAP: { frame: "black" },
  MATBOARD_WALL_MAP_SINGLE: { frame: "white" },
  VEHICLE_MAP: {},
  VINYL_WALL_MAP: { hangerBars: true },
};

/** Draws the empty map as the product of an output type, fitted into a picture. */
export function outputDemonstrationScene(
  design: Pick<Design, "width" | "height" | "features" | "outputOptions">,
  outputType: OutputType,
  { width = 300, height = 200 }: { readonly width?: number; readonly height?: number } = {},
): Page {
  const isMatboard = outputType.startsWith("MATBOARD");
  const outputOption = findOutputOption(design, outputType);
  const map = { ...design, ops: mapScene(design, {}, { outputOption }) };
  const scale = outputOption?.scale ?? 1;
  const product = closeUpScene({
    print: isMatboard ? productPrintScene(design, {}) : map,
    widthInches: pointsToInches(design.width * scale),
    heightInches: pointsToInches(design.height * scale),
    look: LOOKS[outputType],
  });
  const page = { x: 0, y: 0, width, height };
  return {
    width,
    height,
    ops: [
      { op: "rect", box: page, fill: WALL_COLORS.closeUp },
      ...placeOps(product.ops, fitInBox(product, page)),
    ],
  };
}
