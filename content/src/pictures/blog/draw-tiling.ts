import type { Size } from "./crop.ts";
import { drawOutline, drawSvg, fillPaper, fitInto, LAND } from "./draw-svg.ts";
import { listRegions, type Outlines } from "./sources.ts";

/** The overlap in points: half an inch, as in print files. */
const OVERLAP = 36;
const MARGIN_SHARE = 0.03;

interface Tiling {
  readonly size: Size;
  readonly columns: number;
  readonly rows: number;
}

/** Draws a map with the sheets it is printed on; strips where two sheets overlap are darker. */
export function drawTiling(design: Outlines, { size, columns, rows }: Tiling): Promise<Buffer> {
  const whole = { x: 0, y: 0, width: design.width, height: design.height };
  const margin = MARGIN_SHARE * size.width;
  const { transform, k } = fitInto(whole, {
    x: margin,
    y: margin,
    width: size.width - 2 * margin,
    height: size.height - 2 * margin,
  });
  const width = (design.width + (columns - 1) * OVERLAP) / columns;
  const height = (design.height + (rows - 1) * OVERLAP) / rows;
  const sheets = Array.from({ length: columns * rows }, (_, index) => {
    const x = (index % columns) * (width - OVERLAP);
    const y = Math.floor(index / columns) * (height - OVERLAP);
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#B4532A" fill-opacity="0.13" stroke="#B4532A" stroke-width="${2 / k}"/>`;
  });
  const regions = listRegions(design).map((region) => drawOutline(region, LAND, 1.2 / k));
  const page = `<rect width="${design.width}" height="${design.height}" fill="#FFF"/>`;
  const content = `<g transform="${transform}">${page}${regions.join("")}${sheets.join("")}</g>`;
  return drawSvg(size, fillPaper() + content);
}
