import type { BackgroundChoice } from "@photomap/design";
import { type Box, IDENTITY, type Matrix } from "@photomap/geometry";
import type { GroupOp } from "./display-list.ts";
import type { MapStyle } from "./map-style.ts";

/** The aspect ratio of all background pictures. */
const PICTURE_RATIO = 3 / 2;

/** The luma below which lines and titles are light. */
const DARK_LUMA = 110;
const LIGHT_GRAPHIC = "#f4ede0";
/** The luma below which, as on oak, lines and titles are darker than on a light mat. */
const MEDIUM_LUMA = 200;
const DARK_GRAPHIC = "#3a3128";

/** Returns the mat's color, and a line color with enough contrast. */
export function backgroundStyle(background: BackgroundChoice | undefined): Partial<MapStyle> {
  const hex = background?.hex;
  if (hex === undefined) return {};
  const luma = lumaOf(hex);
  if (luma < DARK_LUMA) return { mat: hex, graphic: LIGHT_GRAPHIC };
  return { mat: hex, ...(luma < MEDIUM_LUMA && { graphic: DARK_GRAPHIC }) };
}

function lumaOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  );
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

/**
 * Draws the picture so that it covers the page, with the longer side along the page's longer side,
 * and clips it to the page.
 */
export function backgroundOps(background: BackgroundChoice | undefined, page: Box): GroupOp[] {
  const src = background?.imageKey;
  if (src === undefined) return [];
  const [long, short] = [Math.max(page.width, page.height), Math.min(page.width, page.height)];
  const width = Math.max(long, short * PICTURE_RATIO);
  const height = width / PICTURE_RATIO;
  const [along, across] = [(long - width) / 2, (short - height) / 2];
  const matrix: Matrix =
    page.height > page.width
      ? [0, width, -height, 0, across + height, along]
      : [width, 0, 0, height, along, across];
  const clip = { path: `M0 0H${page.width}V${page.height}H0Z`, matrix: IDENTITY };
  return [
    {
      op: "group",
      id: "background",
      box: page,
      clip,
      images: [{ src, matrix }],
    },
  ];
}
