import type { Design } from "@photomap/design";
import { renderPreview } from "@photomap/render";
import { mapScene } from "@photomap/scene";
import sharp from "sharp";
import { fillOpenings } from "../fill-openings.ts";
import { readScaledPhoto, type ScaledPhoto, selectPhotoSides } from "./open-scaled-photos.ts";

/** The longer side in pixels; cards show it at half the size on high-density screens. */
const SIDE_PX = 480;
const WEBP_QUALITY = 72;

/** The mat of docs/design.md, with a hairline around photos of a similar color. */
const COLORS = { mat: "#FDFBF6", empty: "#F6F1E7", hairline: "#A99E8C", line: "#9A8F7E" };

type Photos = ReadonlyMap<string, ScaledPhoto>;

/** A design with photos in all its openings, drawn by the renderer of the product. */
export async function drawThumbnail(design: Design, photos: Photos): Promise<Buffer> {
  const pixelsPerPoint = SIDE_PX / Math.max(design.width, design.height);
  const inputs = fillOpenings(design, Object.fromEntries(photos));
  const png = await renderPreview({
    displayList: mapScene(design, selectPhotoSides(inputs, pixelsPerPoint), {
      style: {
        mat: COLORS.mat,
        empty: COLORS.empty,
        filled: COLORS.empty,
        outline: COLORS.hairline,
        outlineWidth: 0.5 / pixelsPerPoint,
        graphic: COLORS.line,
        graphicWidth: 0.6 / pixelsPerPoint,
      },
    }),
    widthPt: design.width,
    heightPt: design.height,
    widthPx: Math.round(design.width * pixelsPerPoint),
    openPhoto: (id) => Promise.resolve(readScaledPhoto(photos, id)),
  });
  return sharp(png).flatten().webp({ quality: WEBP_QUALITY, effort: 6 }).toBuffer();
}
