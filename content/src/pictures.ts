import { readFileSync } from "node:fs";
import { z } from "zod";
import type { PictureSource } from "./blocks.ts";

const pictureFile = z.strictObject({
  width: z.int().positive(),
  height: z.int().positive(),
  /** Its name contains a hash of its content. */
  file: z.string().regex(/^[a-z0-9-]+-\d+-[0-9a-f]{8}\.(webp|jpg)$/),
});

const pictureList = z.record(
  z.string(),
  z.strictObject({
    width: z.int().positive(),
    height: z.int().positive(),
    files: z.array(pictureFile).min(1),
  }),
);

export interface PictureFiles {
  readonly width: number;
  readonly height: number;
  readonly sources: readonly PictureSource[];
}

/** The path below which the API serves the files. */
export const PICTURES_PATH = "/content";

/** Reads the list of pictures for pages and posts, by name. */
export function readPictures(folder: URL): ReadonlyMap<string, PictureFiles> {
  const list = pictureList.parse(
    JSON.parse(readFileSync(new URL("pictures.json", folder), "utf8")),
  );
  return new Map(
    Object.entries(list).map(([name, { width, height, files }]) => {
      const sources = files.map((file) => ({
        url: `${PICTURES_PATH}/${file.file}`,
        width: file.width,
      }));
      return [name, { width, height, sources }];
    }),
  );
}
