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
