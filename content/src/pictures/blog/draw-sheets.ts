import sharp from "sharp";
import { crop, type Focus, type Size } from "./crop.ts";
import { drawFilled, drawSvg, type PlacedPhoto } from "./draw-svg.ts";
import { type Outlines, openBackground, type Region, requireRegion } from "./sources.ts";

/** Letter paper in points; margin and gap are those of print files. */
const PAGE = { width: 612, height: 792 };
const MARGIN = 18;
const GAP = 12;

export type Filled = readonly (readonly [name: string, photo: PlacedPhoto])[];

interface Sheet {
  readonly filled: Filled;
  /** The middle of the sheet, as shares of the picture. */
  readonly at: Focus;
  /** The height of the sheet, as a share of the picture. */
  readonly height: number;
  /** The rotation in degrees. */
  readonly turn: number;
}

/** Draws printed sheets with cut-outs at true size on a table. */
export async function drawSheets(
  design: Outlines,
  sheets: readonly Sheet[],
  size: Size,
): Promise<Buffer> {
  const table = await crop(await openBackground("oak"), size, [0.5, 0.5]);
  const drawn = await Promise.all(
    sheets.map(async ({ filled, at, height, turn }) => {
      const k = (height * size.height) / PAGE.height;
      const place = `translate(${at[0] * size.width} ${at[1] * size.height}) rotate(${turn}) scale(${k}) translate(${-PAGE.width / 2} ${-PAGE.height / 2})`;
      return `<g transform="${place}">${await drawSheet(design, filled)}</g>`;
    }),
  );
  const paper = await drawSvg(size, drawn.join(""));
  return sharp(table)
    .composite([{ input: paper }])
    .png()
    .toBuffer();
}

async function drawSheet(design: Outlines, filled: Filled): Promise<string> {
  const shadow = `<rect x="6" y="8" width="${PAGE.width}" height="${PAGE.height}" fill="#000" opacity="0.16"/>`;
  const page = `<rect width="${PAGE.width}" height="${PAGE.height}" fill="#FFF"/>`;
  const regions = filled.map(([name]) => requireRegion(design, name));
  const places = layOut(regions);
  const pieces = await Promise.all(
    filled.map(async ([, photo], index) => {
      const region = regions[index]!;
      const { x, y } = places[index]!;
      const shift = `translate(${x - region.box.x} ${y - region.box.y})`;
      return `<g transform="${shift}">${await drawFilled(region, photo, 2)}</g>`;
    }),
  );
  const ruler = `<path d="M18 780v4h72v-4" fill="none" stroke="#000"/>`;
  return shadow + page + pieces.join("") + ruler;
}

/** Places the regions row by row, in the given order; throws when one does not fit. */
function layOut(regions: readonly Region[]) {
  let [x, y, rowHeight] = [MARGIN, MARGIN, 0];
  return regions.map(({ name, box }) => {
    if (x + box.width > PAGE.width - MARGIN) {
      [x, y, rowHeight] = [MARGIN, y + rowHeight + GAP, 0];
    }
    if (y + box.height > PAGE.height - MARGIN) throw new Error(`${name} does not fit`);
    const place = { x, y };
    x += box.width + GAP;
    rowHeight = Math.max(rowHeight, box.height);
    return place;
  });
}
