import sharp from "sharp";

const QUALITY = 82;

/** A picture of a product as WebP, in each of the widths that it is wide enough for. */
export interface ProductPictureFiles {
  /** The size of the largest file. */
  readonly width: number;
  readonly height: number;
  readonly files: readonly { readonly width: number; readonly body: Buffer }[];
}

/** Re-encodes a processed photo in widths, the smallest first; undefined when it is narrower. */
export async function renderProductPicture(
  photo: Buffer,
  widthsPx: readonly number[],
): Promise<ProductPictureFiles | undefined> {
  const { width: wide } = await sharp(photo).metadata();
  const files: { width: number; height: number; body: Buffer }[] = [];
  for (const width of widthsPx.filter((px) => px <= wide)) {
    const { data: body, info } = await sharp(photo)
      .resize({ width })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    files.push({ width, height: info.height, body });
  }
  const largest = files.at(-1);
  if (largest === undefined) return undefined;
  return { width: largest.width, height: largest.height, files };
}
