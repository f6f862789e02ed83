import sharp from "sharp";
import { DEMO_PHOTOS, openDemoPhoto, type PhotoSize } from "../demo-photos.ts";
import type { fillOpenings } from "../fill-openings.ts";

type Inputs = ReturnType<typeof fillOpenings>;

/** The longer side in pixels; openings as small as counties use the small one. */
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

/** Prefixes the ids of the photos with the size that the picture needs. */
export function selectPhotoSides(inputs: Inputs, pixelsPerPoint: number): Inputs {
  const entries = Object.entries(inputs).map(([openingId, input]) => {
    const images = input.images.map((image) => {
      const sidePx = Math.max(image.width, image.height) * pixelsPerPoint;
      return { ...image, id: `${sidePx < PHOTO_SIDES.small ? "small" : "large"}/${image.id}` };
    });
    return [openingId, { ...input, images }] as const;
  });
  return Object.fromEntries(entries);
}

export function readScaledPhoto(photos: ReadonlyMap<string, ScaledPhoto>, id: string): Buffer {
  const [side, name = ""] = id.split("/");
  const bytes = photos.get(name)?.bytes[side === "small" ? "small" : "large"];
  if (bytes === undefined) throw new Error(`There is no demo photo ${id}`);
  return bytes;
}
