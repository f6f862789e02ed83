import sharp from "sharp";
import { crop, type Focus, type Size } from "./crop.ts";
import { PAPER } from "./draw-svg.ts";
import { openPhoto } from "./sources.ts";

const GAP_PX = 16;

/** Draws the same part of a photo at several resolutions, in pixels per inch. */
export async function drawResolutions(
  photo: { readonly name: string; readonly part: Focus; readonly shareOfWidth: number },
  { dpis, size }: { readonly dpis: readonly number[]; readonly size: Size },
): Promise<Buffer> {
  const file = await openPhoto(photo.name);
  const { width, height } = await sharp(file).metadata();
  const edge = Math.round(photo.shareOfWidth * width);
  const part = await sharp(file)
    .extract({
      left: Math.round(photo.part[0] * width - edge / 2),
      top: Math.round(photo.part[1] * height - edge / 2),
      width: edge,
      height: edge,
    })
    .toBuffer();
  const tilePx = Math.floor((size.width - (dpis.length + 1) * GAP_PX) / dpis.length);
  const tiles = await Promise.all(
    dpis.map(async (dpi, index) => {
      const few = await crop(part, { width: dpi, height: dpi }, [0.5, 0.5]);
      return {
        input: await sharp(few).resize(tilePx, tilePx, { kernel: "cubic" }).png().toBuffer(),
        left: GAP_PX + index * (tilePx + GAP_PX),
        top: (size.height - tilePx) >> 1,
      };
    }),
  );
  const paper = { ...size, channels: 3, background: PAPER } as const;
  return sharp({ create: paper }).composite(tiles).png().toBuffer();
}
