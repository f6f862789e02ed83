import type { BusinessId, Design } from "@photomap/design";
import { type Box, growBox, IDENTITY, translation } from "@photomap/geometry";
import type { Inputs } from "@photomap/project";
import type { Op, Page } from "../display-list.ts";
import { mapScene } from "../map-scene.ts";
import type { MapStyle } from "../map-style.ts";
import { placeOps } from "../place-ops.ts";
import { boxPath } from "../shape-ops.ts";
import { brandLogo } from "./brand-logo.ts";
import { CORD_POINTS, grommetOps, hangerBarOps } from "./hanger.ts";
import { FRAME_POINTS, type FrameFinish, frameOps } from "./rails.ts";

export type OuterColor = "white" | "black" | "caribbean" | "driftwood" | "sienna" | "zucchini";

export interface ProductOptions {
  readonly businessId: BusinessId;
  readonly frame?: FrameFinish;
  readonly hangerBars?: boolean;
  readonly grommets?: boolean;
  /** Color of the mat. */
  readonly outerColor?: OuterColor;
  /** File key of a picture below the map. */
  readonly backgroundKey?: string;
}

const WALL_COLOR = "#f1ebe0";
/** Points of wall around the product, by brand. */
const WALL_MARGINS: Readonly<Record<BusinessId, number>> = { pm: 72, tbl: 216 };
const MAT_COLORS: Readonly<Record<OuterColor, string>> = {
  white: "#fffefb",
  black: "#222222",
  caribbean: "#2f8f9d",
  driftwood: "#b5a48b",
  sienna: "#a0522d",
  zucchini: "#4f6b3a",
};

/** A product on a wall: the map, its frame or hanger, and the logo of the brand. */
export function productScene(
  design: Pick<Design, "width" | "height" | "features">,
  inputs: Inputs,
  options: ProductOptions,
): Page {
  const margin = WALL_MARGINS[options.businessId];
  const rail = options.frame === undefined ? 0 : FRAME_POINTS;
  const cord = options.hangerBars === true ? CORD_POINTS : 0;
  const print = {
    x: margin + rail,
    y: margin + rail + cord,
    width: design.width,
    height: design.height,
  };
  const width = print.width + 2 * (margin + rail);
  const height = print.height + 2 * (margin + rail) + cord;
  return {
    width,
    height,
    ops: [
      { op: "rect", box: { x: 0, y: 0, width, height }, fill: WALL_COLOR },
      ...shadowOps(growBox(print, rail)),
      ...printOps(design, inputs, options, print),
      ...(options.frame === undefined ? [] : frameOps(print, options.frame)),
      ...(options.hangerBars === true ? hangerBarOps(print) : []),
      ...(options.grommets === true ? grommetOps(print, WALL_COLOR) : []),
      ...brandLogo(
        options.businessId,
        { x: width - margin, y: height - 0.14 * margin },
        0.58 * margin,
      ),
    ],
  };
}

/** A soft shadow of overlapping translucent layers. */
function shadowOps(box: Box): Op[] {
  return [18, 13, 8, 4].map((spread) => ({
    op: "rect",
    box: { ...growBox(box, spread / 2), y: box.y + spread },
    fill: "#3a2a1612",
  }));
}

function printOps(
  design: Pick<Design, "width" | "height" | "features">,
  inputs: Inputs,
  options: ProductOptions,
  print: Box,
): Op[] {
  const [mat, ...map] = mapScene(design, inputs, { style: mapStyle(options) });
  const toPrint = translation(print.x, print.y);
  return [
    ...placeOps(mat === undefined ? [] : [mat], toPrint),
    ...backgroundOps(options.backgroundKey, print),
    ...placeOps(map, toPrint),
  ];
}

function mapStyle({ outerColor = "white" }: ProductOptions): Partial<MapStyle> {
  const isDark = outerColor !== "white";
  return {
    mat: MAT_COLORS[outerColor],
    empty: "#e6dfd2",
    outline: isDark ? "#fffefbb3" : "#8c8272",
    graphic: isDark ? "#fffefb" : "#4b5563",
    outlineWidth: 2,
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
