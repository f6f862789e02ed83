import { type Box, growBox, inchesToPoints } from "@photomap/geometry";
import type { Op, Page } from "../display-list.ts";
import { LABEL_FONT } from "../labels/label-ops.ts";
import { centeredText, fillShape, roundedBoxPath, strokeShape } from "../shape-ops.ts";
import { doorOps, roomOps, sofaOps } from "./furniture.ts";
import {
  getPrintExtents,
  getRailAndCordExtents,
  type HungProduct,
  hungProductOps,
} from "./hung-product.ts";
import { softShadowOps } from "./soft-shadow.ts";
import { WALL_COLORS } from "./wall-colors.ts";

const inch = inchesToPoints(1);

/** The room, in points at the real size; other scales show the same proportions. */
const ROOM = { width: 137.5 * inch, height: 110 * inch };
/** The line where the wall meets the floor; the sofa stands in front of it. */
const FLOOR_Y = 90 * inch;
const SOFA = { x: 5.5 * inch, y: 65 * inch, width: 84 * inch, height: 33 * inch };
const DOOR = { x: 99 * inch, y: FLOOR_Y - 80 * inch, width: 32 * inch, height: 80 * inch };
/** The height of a picture's middle above the floor, unless the sofa is in the way. */
const EYE_LEVEL = 60 * inch;
const GAP_ABOVE_SOFA = 12 * inch;

/** Returns the text of the dimension line. */
function writeCaption(widthInches: number): string {
  const inches = String(Math.round(widthInches * 10) / 10);
  return `${inches} in, drawn to scale beside a 7 ft sofa`;
}

/**
 * Draws a product on a wall above a sofa of 84 inches and beside a door of 80 by 32 inches, to
 * scale.
 */
export function wallScene(product: HungProduct): Page {
  const print = placePrint(product);
  return {
    ...ROOM,
    ops: [
      ...roomOps(ROOM, FLOOR_Y, WALL_COLORS.room),
      ...doorOps(DOOR),
      ...hungProductOps(product, print, WALL_COLORS.room),
      ...sofaOps(SOFA),
      ...dimensionOps(product, print),
    ],
  };
}

function placePrint(product: HungProduct): Box {
  const { rail } = getRailAndCordExtents(product.look ?? {});
  const print = getPrintExtents(product);
  const center = Math.min(FLOOR_Y - EYE_LEVEL, SOFA.y - GAP_ABOVE_SOFA - rail - print.height / 2);
  return {
    ...print,
    x: SOFA.x + (SOFA.width - print.width) / 2,
    y: center - print.height / 2,
  };
}

const TEXT_SIZE = 2.9 * inch;
const PILL = { width: 63 * inch, height: 5.6 * inch };
const LINE_COLOR = "#4b5563";
const LINE_WIDTH = 0.25 * inch;

/** Draws a line as wide as the print, and below it its length in a pill. */
function dimensionOps(product: HungProduct, print: Box): Op[] {
  const { rail } = getRailAndCordExtents(product.look ?? {});
  const middle = print.x + print.width / 2;
  const y = print.y + print.height + rail + 2.4 * inch;
  const line = { ...print, y, height: 0 };
  const tick = 0.9 * inch;
  const ends = [print.x, print.x + print.width].map((x) => `M${x} ${y - tick}v${2 * tick}`);
  const pill = { ...PILL, x: middle - PILL.width / 2, y: y + 1.9 * inch };
  const caption = centeredText(
    writeCaption(product.widthInches),
    { x: middle, y: pill.y + PILL.height / 2 + 0.36 * TEXT_SIZE },
    { size: TEXT_SIZE, font: LABEL_FONT, color: "#1f2a37" },
  );
  return [
    strokeShape(`M${print.x} ${y}h${print.width}`, line, LINE_COLOR, LINE_WIDTH),
    strokeShape(ends.join(""), growBox(line, tick), LINE_COLOR, LINE_WIDTH),
    ...softShadowOps(pill, {
      blur: 1.4 * inch,
      drop: 0.5 * inch,
      opacity: 0.14,
      radius: PILL.height / 2,
    }),
    fillShape(roundedBoxPath(pill, PILL.height / 2), pill, "#fffefb"),
    { ...caption, weight: 560 },
  ];
}
