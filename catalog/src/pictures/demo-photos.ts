import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import sharp from "sharp";

const FOLDER = new URL("../../photos/", import.meta.url);

export type PhotoSizes = Readonly<
  Record<string, { readonly width: number; readonly height: number }>
>;

export function openDemoPhoto(name: string): Promise<Buffer> {
  return readFile(new URL(`${name}.jpg`, FOLDER));
}

export async function measureDemoPhotos(): Promise<PhotoSizes> {
  const names = readdirSync(FOLDER).flatMap((file) =>
    file.endsWith(".jpg") ? [file.slice(0, -".jpg".length)] : [],
  );
  const sizes = names.map(async (name) => {
    const { width, height } = await sharp(await openDemoPhoto(name)).metadata();
    return [name, { width, height }] as const;
  });
  return Object.fromEntries(await Promise.all(sizes));
}

/** A crop of a demo photo; several crops of one photo add variety. */
export interface DemoCrop {
  readonly photo: string;
  /** The point to center, as shares of the width and height of the photo. */
  readonly focus: readonly [x: number, y: number];
  /** 1 covers the opening exactly. */
  readonly zoom: number;
  readonly flipX?: boolean;
  /** Below 1 for a photo with saturated colors, which is chosen less often. */
  readonly weight?: number;
}

export const DEMO_CROPS: readonly DemoCrop[] = [
  { photo: "mountain-trail", focus: [0.5, 0.4], zoom: 1 },
  { photo: "dandelions", focus: [0.35, 0.5], zoom: 1 },
  { photo: "autumn-mountain", focus: [0.5, 0.5], zoom: 1 },
  { photo: "forest-stream", focus: [0.5, 0.55], zoom: 1 },
  { photo: "sunset-summit", focus: [0.5, 0.55], zoom: 1 },
  { photo: "two-dogs", focus: [0.46, 0.43], zoom: 1.6, weight: 0.7 },
  { photo: "paint-brushes", focus: [0.4, 0.5], zoom: 1, weight: 0.5 },
  { photo: "red-bowl", focus: [0.55, 0.5], zoom: 1, weight: 0.5 },
  { photo: "mountain-trail", focus: [0.72, 0.35], zoom: 1.7, flipX: true },
  { photo: "autumn-mountain", focus: [0.3, 0.35], zoom: 1.5, flipX: true },
  { photo: "forest-stream", focus: [0.55, 0.6], zoom: 1.8 },
  { photo: "sunset-summit", focus: [0.5, 0.45], zoom: 1.6, flipX: true },
  { photo: "dandelions", focus: [0.3, 0.4], zoom: 1.8 },
  { photo: "mountain-trail", focus: [0.3, 0.75], zoom: 1.3 },
  { photo: "forest-stream", focus: [0.25, 0.3], zoom: 1.4, flipX: true },
  { photo: "autumn-mountain", focus: [0.55, 0.25], zoom: 2 },
];
