import { readdir, readFile } from "node:fs/promises";
import { type Design, deriveLayers, openingsOf } from "@photomap/design";
import { defaultPlacement, type Inputs } from "@photomap/project";
import { makeImage, makeInput } from "@photomap/testing";
import sharp from "sharp";

const DESIGNS = new URL("../../catalog/designs/", import.meta.url);
const PHOTOS = new URL("../../catalog/photos/", import.meta.url);

export interface SampleProject {
  readonly design: Design;
  readonly inputs: Inputs;
  readonly openPhoto: (id: string) => Promise<Buffer>;
}

/** Creates a project of a catalog design with a demo photo in some of its openings. */
export async function createSampleProject(
  designId: string,
  filled: number,
): Promise<SampleProject> {
  const text = await readFile(new URL(`${designId}.json`, DESIGNS), "utf8");
  const stored: Design = JSON.parse(text);
  const design = deriveLayers(stored);
  const photos = await readPhotos();
  const inputs = Object.fromEntries(
    openingsOf(design)
      .filter(({ layers }) => layers.print !== undefined)
      .slice(0, filled)
      .map(({ id, layers }, i) => {
        const photo = photos[i % photos.length];
        if (photo === undefined || layers.print === undefined) throw new Error(`Nothing for ${id}`);
        const placement = defaultPlacement(photo, layers.print.box);
        const { width: imageWidth, height: imageHeight } = photo;
        const image = makeImage("gallery", { id: photo.id, ...placement, imageWidth, imageHeight });
        return [id, makeInput([image])];
      }),
  );
  return { design, inputs, openPhoto: (id) => readFile(new URL(id, PHOTOS)) };
}

async function readPhotos(): Promise<{ id: string; width: number; height: number }[]> {
  const names = (await readdir(PHOTOS)).filter((name) => name.endsWith(".jpg")).toSorted();
  return Promise.all(
    names.map(async (id) => {
      const { width, height } = await sharp(await readFile(new URL(id, PHOTOS))).metadata();
      return { id, width, height };
    }),
  );
}
