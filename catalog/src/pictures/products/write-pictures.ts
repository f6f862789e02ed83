import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { Picture } from "../../products/picture.ts";
import { getPictureName } from "../../products/picture.ts";
import { openScaledPhotos } from "../thumbnails/open-scaled-photos.ts";
import { drawProductPicture, readDesignText } from "./draw-product-picture.ts";

const FOLDER = new URL("../../../products/", import.meta.url);
const SOURCES = new URL("sources.json", FOLDER);
const WIDTHS_PX = [256, 512, 1024, 2048];
const WEBP = { quality: 72, effort: 4 } as const;

/** The files of a picture: `{key}-{width}.webp`, in the widths up to its own. */
export interface WrittenPicture {
  /** The start of the file names. It ends with a content hash, so files can be cached forever. */
  readonly key: string;
  readonly width: number;
  readonly height: number;
  /** A hash of everything the picture was drawn from. */
  readonly source: string;
}

export type WrittenPictures = Readonly<Record<string, WrittenPicture>>;

/** Draws missing and outdated pictures (with `all`, every picture) and removes unused files. */
export async function writePictures(
  pictures: ReadonlyMap<string, Picture>,
  { all }: { readonly all: boolean },
): Promise<WrittenPictures> {
  const known: WrittenPictures = all ? {} : await readSources();
  const photos = await openScaledPhotos();
  const written: Record<string, WrittenPicture> = {};
  for (const [name, picture] of pictures) {
    const source = hashSource(picture);
    const before = known[name];
    written[name] =
      before?.source === source
        ? await addMissingFiles(before)
        : await writePicture(picture, source, await draw(picture, photos));
    // Saved after each picture, so that an interrupted run can resume.
    await writeSources({ ...known, ...written });
  }
  await removeOthers(written);
  await writeSources(written);
  return written;
}

function draw(picture: Picture, photos: Awaited<ReturnType<typeof openScaledPhotos>>) {
  return drawProductPicture(picture, photos, getLargestWidth(picture));
}

/** Makes a width that was added later from the largest file: a new drawing would change the key. */
async function addMissingFiles(picture: WrittenPicture): Promise<WrittenPicture> {
  const { key, width: largest } = picture;
  for (const width of WIDTHS_PX.filter((wide) => wide < largest)) {
    if (existsSync(getFile(key, width))) continue;
    const file = await readFile(getFile(key, largest));
    await sharp(file)
      .resize(width)
      .webp(WEBP)
      .toFile(fileURLToPath(getFile(key, width)));
  }
  return picture;
}

function getFile(key: string, width: number): URL {
  return new URL(`${key}-${width}.webp`, FOLDER);
}

function getLargestWidth(picture: Picture): number {
  return picture.kind !== "drawing" && picture.isLarge ? 2048 : 1024;
}

async function writePicture(
  picture: Picture,
  source: string,
  png: Buffer,
): Promise<WrittenPicture> {
  const files = await Promise.all(
    WIDTHS_PX.filter((width) => width <= getLargestWidth(picture)).map(async (width) => ({
      width,
      ...(await sharp(png)
        .flatten()
        .resize(width)
        .webp(WEBP)
        .toBuffer({ resolveWithObject: true })),
    })),
  );
  const largest = files.at(-1);
  if (largest === undefined) throw new Error("A picture has at least one width");
  const hash = createHash("sha256").update(largest.data).digest("hex").slice(0, 8);
  const key = `${getPictureName(picture)}-${hash}`;
  for (const { width, data } of files) {
    await writeFile(getFile(key, width), data);
  }
  return { key, width: largest.info.width, height: largest.info.height, source };
}

function hashSource(picture: Picture): string {
  const hash = createHash("sha256").update(JSON.stringify(picture));
  if (picture.kind !== "drawing") hash.update(readDesignText(picture.designId));
  return hash.digest("hex").slice(0, 16);
}

async function removeOthers(written: WrittenPictures): Promise<void> {
  const keys = new Set(Object.values(written).map(({ key }) => key));
  for (const file of await readdir(FOLDER)) {
    const key = /^(.+)-\d+\.webp$/.exec(file)?.[1];
    if (key !== undefined && !keys.has(key)) await rm(new URL(file, FOLDER));
  }
}

async function readSources(): Promise<WrittenPictures> {
  return JSON.parse(await readFile(SOURCES, "utf8").catch(() => "{}"));
}

async function writeSources(written: WrittenPictures): Promise<void> {
  await writeFile(SOURCES, `${JSON.stringify(written, null, 2)}\n`);
}
