import sharp from "sharp";
import { DEMO_PHOTOS, openDemoPhoto, type PhotoSize } from "../demo-photos.ts";

/** Longer side in pixels; openings as small as counties use the small one. */
export const PHOTO_SIDES = { small: 128, large: 720 } as const;

export type PhotoSide = keyof typeof PHOTO_SIDES;

export interface ScaledPhoto extends PhotoSize {
  readonly bytes: Readonly<Record<PhotoSide, Buffer>>;
}

/** Resizes each photo once; a map shows the same photos many times. */
export async function openScaledPhotos(
  names = DEMO_PHOTOS.map(({ name }) => name),
): Promise<ReadonlyMap<string, ScaledPhoto>> {
  const opened = names.map(async (name): Promise<[string, ScaledPhoto]> => {
    const original = await openDemoPhoto(name);
    const { width, height } = await sharp(original).metadata();
    const [small, large] = await Promise.all([
      shrink(original, PHOTO_SIDES.small),
      shrink(original, PHOTO_SIDES.large),
    ]);
    return [name, { width, height, bytes: { small, large } }];
  });
  return new Map(await Promise.all(opened));
}

function shrink(photo: Buffer, side: number): Promise<Buffer> {
  return sharp(photo).resize(side, side, { fit: "inside" }).jpeg({ quality: 92 }).toBuffer();
}
