import { readFile } from "node:fs/promises";
import sharp from "sharp";

export interface DemoPhoto {
  readonly name: string;
  /** Relative frequency; low for saturated colors. */
  readonly share: number;
}

export const DEMO_PHOTOS: readonly DemoPhoto[] = [
  { name: "mountain-trail", share: 6 },
  { name: "sunset-summit", share: 6 },
  { name: "forest-stream", share: 6 },
  { name: "autumn-mountain", share: 6 },
  { name: "dandelions", share: 5 },
  { name: "two-dogs", share: 4 },
  { name: "red-bowl", share: 1 },
  { name: "paint-brushes", share: 1 },
];

/** Longer side in pixels; openings as small as counties use the small one. */
export const PHOTO_SIDES = { small: 128, large: 720 } as const;

export type PhotoSide = keyof typeof PHOTO_SIDES;

export interface OpenedPhoto {
  readonly width: number;
  readonly height: number;
  readonly bytes: Readonly<Record<PhotoSide, Buffer>>;
}

const FOLDER = new URL("../../../photos/", import.meta.url);

/** Resizes each photo once; a map shows the same few photos hundreds of times. */
export async function openDemoPhotos(): Promise<ReadonlyMap<string, OpenedPhoto>> {
  const opened = DEMO_PHOTOS.map(async ({ name }): Promise<[string, OpenedPhoto]> => {
    const original = await readFile(new URL(`${name}.jpg`, FOLDER));
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
