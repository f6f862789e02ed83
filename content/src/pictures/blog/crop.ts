import sharp from "sharp";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The point to center, as shares of the width and height of the picture. */
export type Focus = readonly [x: number, y: number];

/** Crops the largest part with the proportions of `size`, as centered on the focus as possible. */
export async function crop(picture: Buffer, size: Size, [x, y]: Focus): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const scale = Math.min(width / size.width, height / size.height);
  const part = {
    width: Math.floor(size.width * scale),
    height: Math.floor(size.height * scale),
  };
  const place = (wanted: number, length: number, whole: number) =>
    Math.round(Math.min(Math.max(0, wanted * whole - length / 2), whole - length));
  return sharp(picture)
    .extract({ left: place(x, part.width, width), top: place(y, part.height, height), ...part })
    .resize(size.width, size.height)
    .png()
    .toBuffer();
}
