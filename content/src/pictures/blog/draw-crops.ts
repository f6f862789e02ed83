import type { Size } from "./crop.ts";
import {
  drawCover,
  drawOutline,
  drawSvg,
  fillPaper,
  fitInto,
  type PlacedPhoto,
} from "./draw-svg.ts";
import { type Outlines, requireRegion } from "./sources.ts";

/** Draws each whole photo in pale colors, and what its outline keeps in full colors. */
export async function drawCrops(
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
        x: (index % columns) * cell.width + 0.06 * cell.width,
        y: Math.floor(index / columns) * cell.height + 0.06 * cell.height,
        width: 0.88 * cell.width,
        height: 0.88 * cell.height,
      };
      const clip = `<clipPath id="crop-${index}"><path d="${region.path}" clip-rule="evenodd"/></clipPath>`;
      const pale = await drawCover(photo, region.box, 'opacity="0.28"');
      const kept = await drawCover(photo, region.box, `clip-path="url(#crop-${index})"`);
      const { transform, k } = fitInto(measureCover(pale), frame);
      const outline = drawOutline(region, "none", 2 / k);
      return `<g transform="${transform}">${clip}${pale}${kept}${outline}</g>`;
    }),
  );
  return drawSvg(size, fillPaper() + drawn.join(""));
}

/** Reads the box of the image element, which is larger than the region. */
function measureCover(image: string) {
  const read = (name: string) => Number(new RegExp(` ${name}="([^"]+)"`).exec(image)?.[1]);
  return { x: read("x"), y: read("y"), width: read("width"), height: read("height") };
}
