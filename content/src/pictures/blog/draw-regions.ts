import type { Size } from "./crop.ts";
import { drawFilled, drawSvg, fillPaper, fitInto, type PlacedPhoto } from "./draw-svg.ts";
import { type Outlines, requireRegion } from "./sources.ts";

const LINE_PX = 2;

/** Draws regions with one photo each, side by side in a grid. */
export async function drawRegions(
  design: Outlines,
  filled: readonly (readonly [name: string, photo: PlacedPhoto])[],
  { size, columns }: { readonly size: Size; readonly columns: number },
): Promise<Buffer> {
  const rows = Math.ceil(filled.length / columns);
  const cell = { width: size.width / columns, height: size.height / rows };
  const drawn = await Promise.all(
    filled.map(async ([name, photo], index) => {
      const region = requireRegion(design, name);
      const frame = {
        x: (index % columns) * cell.width + 0.07 * cell.width,
        y: Math.floor(index / columns) * cell.height + 0.07 * cell.height,
        width: 0.86 * cell.width,
        height: 0.86 * cell.height,
      };
      const { transform, k } = fitInto(region.box, frame);
      return `<g transform="${transform}">${await drawFilled(region, photo, LINE_PX / k)}</g>`;
    }),
  );
  return drawSvg(size, fillPaper() + drawn.join(""));
}
