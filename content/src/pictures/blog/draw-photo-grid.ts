import sharp from "sharp";
import { crop, type Size } from "./crop.ts";
import { PAPER, type PlacedPhoto } from "./draw-svg.ts";
import { openPhoto } from "./sources.ts";

const GAP_PX = 6;

/** Draws many photos, cropped to equal tiles. */
export async function drawPhotoGrid(
  photos: readonly PlacedPhoto[],
  { size, columns, rows }: { readonly size: Size; readonly columns: number; readonly rows: number },
): Promise<Buffer> {
  const tile = {
    width: Math.ceil((size.width - (columns - 1) * GAP_PX) / columns),
    height: Math.ceil((size.height - (rows - 1) * GAP_PX) / rows),
  };
  const tiles = Array.from({ length: columns * rows }, async (_, index) => {
    const photo = photos[index % photos.length]!;
    return {
      input: await crop(await openPhoto(photo.name), tile, photo.focus),
      left: (index % columns) * (tile.width + GAP_PX),
      top: Math.floor(index / columns) * (tile.height + GAP_PX),
    };
  });
  const paper = { ...size, channels: 3, background: PAPER } as const;
  return sharp({ create: paper })
    .composite(await Promise.all(tiles))
    .png()
    .toBuffer();
}
