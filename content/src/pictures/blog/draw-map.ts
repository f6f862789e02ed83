import type { Size } from "./crop.ts";
import {
  drawFilled,
  drawOutline,
  drawSvg,
  fillPaper,
  fitInto,
  LAND,
  LINE,
  PAPER,
  type PlacedPhoto,
} from "./draw-svg.ts";
import { type Box, listRegions, type Outlines } from "./sources.ts";

/** Returns the box around the named regions, or all; `margin` is a share of its width. */
export function findPart(design: Outlines, names?: readonly string[], margin = 0.05): Box {
  const boxes = listRegions(design).flatMap(({ name, box }) =>
    names === undefined || names.includes(name) ? [box] : [],
  );
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - left;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - top;
  const space = margin * width;
  return {
    x: left - space,
    y: top - space,
    width: width + 2 * space,
    height: height + 2 * space,
  };
}

interface MapDrawing {
  readonly size: Size;
  /** The part of the design to show, in points; all of it by default. */
  readonly part?: Box;
  readonly photos?: Readonly<Record<string, PlacedPhoto>>;
  readonly colors?: MapColors;
}

interface MapColors {
  readonly paper: string;
  readonly land: string;
}

const PALE: MapColors = { paper: PAPER, land: LAND };
/** Strong colors for a picture of one map alone, which would be faint on a page. */
export const STRONG: MapColors = { paper: "#24414F", land: "#F1E9DA" };

const LINE_PX = 1.6;

/** Draws the outlines of a design with its lines to callouts, and photos in some regions. */
export async function drawMap(
  design: Outlines,
  { size, part, photos = {}, colors = PALE }: MapDrawing,
): Promise<Buffer> {
  const whole = { x: 0, y: 0, width: design.width, height: design.height };
  const { transform, k } = fitInto(part ?? whole, { x: 0, y: 0, ...size });
  const width = LINE_PX / k;
  const regions = await Promise.all(
    listRegions(design).map(async (region) => {
      const photo = photos[region.name];
      if (photo === undefined) return drawOutline(region, colors.land, width);
      return await drawFilled(region, photo, width);
    }),
  );
  const lines = design.features.flatMap(({ style, path }) =>
    (style === "LINE" || style === "LAND") && path !== undefined
      ? [`<path d="${path}" fill="${LINE}"/>`]
      : [],
  );
  const content = `<g transform="${transform}">${lines.join("")}${regions.join("")}</g>`;
  return drawSvg(size, fillPaper(colors.paper) + content);
}
