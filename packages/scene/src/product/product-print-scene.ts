import { type Design, findBackground } from "@photomap/design";
import { type Box, IDENTITY } from "@photomap/geometry";
import type { Inputs } from "@photomap/project";
import type { Op, Page } from "../display-list.ts";
import { mapScene } from "../map-scene.ts";
import type { MapStyle } from "../map-style.ts";
import { boxPath } from "../shape-ops.ts";
import type { MatColor, ProductLook } from "./product-look.ts";

interface PrintOptions {
  readonly outerColor?: ProductLook["outerColor"];
  /** The file key of a picture below the map. */
  readonly backgroundKey?: string;
}

/** Draws the map of a product without frame and hanger, with the mat cut out over the photos. */
export function productPrintScene(
  design: Pick<Design, "width" | "height" | "features">,
  inputs: Inputs,
  { outerColor = "white", backgroundKey }: PrintOptions = {},
): Page {
  const { width, height } = design;
  const page = { x: 0, y: 0, width, height };
  const style = createMatStyle(outerColor, Math.max(width, height));
  const [mat, ...map] = mapScene(design, inputs, { style });
  return {
    width,
    height,
    ops: [...(mat === undefined ? [] : [mat]), ...backgroundOps(backgroundKey, page), ...map],
  };
}

/** The longer side, in points, for which the lengths of the mat are specified. */
const REFERENCE_EDGE = 2592;

/** Returns a style for a mat; lines grow more slowly than the map. */
function createMatStyle(outerColor: MatColor, edge: number): Partial<MapStyle> {
  const isLight = outerColor === "white";
  const factor = (edge / REFERENCE_EDGE) ** 0.6;
  return {
    mat: findBackground({ backgroundOptions: [] }, outerColor)?.hex ?? "#ffffff",
    empty: "#e6dfd2",
    outline: isLight ? "#8c8272" : "#fffefbb3",
    outlineWidth: 2,
    graphic: isLight ? "#4b5563" : "#fffefb",
    graphicWidth: 2 * factor,
    cutEdge: {
      shade: { color: "#32260F66", blur: 8 * factor, drop: 4 * factor },
      bevel: { color: "#FFFFFF", width: 6 * factor },
      hairline: { color: isLight ? "#A99E8C" : "#FFFFFF", width: 2 * factor },
    },
  };
}

function backgroundOps(key: string | undefined, print: Box): Op[] {
  if (key === undefined) return [];
  const { x, y, width, height } = print;
  return [
    {
      op: "group",
      id: "",
      box: print,
      clip: { path: boxPath(print), matrix: IDENTITY },
      images: [{ src: key, matrix: [width, 0, 0, height, x, y] }],
    },
  ];
}
