import type { Design } from "@photomap/design";
import sharp from "sharp";
import type { PhotoSizes } from "../demo-photos.ts";
import { drawEmptyMap, drawFilledMap } from "../draw-map.ts";
import { drawSharePicture } from "../draw-share-picture.ts";
import { fillOpenings } from "../fill-openings.ts";

/** The longer sides of the filled map, in pixels. */
const FILLED_SIDES = { large: 1200, small: 640 };
const EMPTY_SIDE = 640;

/** Higher efforts take ten times as long and save 5%. */
const AVIF = { quality: 45, effort: 2 };

/** The pictures of the public page of a map, by kind and format. */
export async function drawDesignPictures(
  design: Design,
  sizes: PhotoSizes,
): Promise<Readonly<Record<string, Buffer>>> {
  const filled = await drawFilledMap(
    design,
    fillOpenings(design, sizes),
    measureWidth(design, FILLED_SIDES.large),
  );
  const empty = await drawEmptyMap(design, measureWidth(design, EMPTY_SIDE));
  return {
    "large.avif": await sharp(filled).flatten().avif(AVIF).toBuffer(),
    "small.avif": await sharp(filled)
      .flatten()
      .resize(measureWidth(design, FILLED_SIDES.small))
      .avif(AVIF)
      .toBuffer(),
    "empty.webp": await sharp(empty).flatten().webp({ quality: 70, effort: 6 }).toBuffer(),
    "share.jpg": await sharp(await drawSharePicture(design, filled))
      .jpeg({ quality: 68, mozjpeg: true })
      .toBuffer(),
  };
}

function measureWidth({ width, height }: Design, sidePx: number): number {
  return Math.round((sidePx * width) / Math.max(width, height));
}
