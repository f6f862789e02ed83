import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { type PhotoFacts, withFacts } from "./photo-file.ts";
import { pickInside, pickOffshore, readStates } from "./states.ts";

const PHOTOS = fileURLToPath(new URL("../../../catalog/photos/", import.meta.url));

/** Widths and heights; one photo in forty has the size of a phone's camera. */
const SIZES = [
  [1600, 1200],
  [1200, 1600],
  [2048, 1365],
  [1080, 1080],
] as const;
const LARGE = [4000, 3000] as const;

export interface FolderPhoto {
  readonly name: string;
  /** The state in which it was taken; undefined for a photo without GPS and time. */
  readonly state?: string;
  readonly by: "gps" | "coast" | "time" | "nothing";
}

/**
 * Writes a folder of photos: a day in each state, every fifth photo without GPS, some
 * taken off a coast, the last four without any facts. No state gets more than ten.
 */
export async function makePhotoFolder(
  folder: string,
  count: number,
  names: readonly string[],
): Promise<readonly FolderPhoto[]> {
  const random = createRandom(7);
  const states = readStates(new Set(names));
  const pictures = await makePictures();
  const files: FolderPhoto[] = [];
  for (let i = 0; i < count; i++) {
    const stop = Math.floor(i / 10);
    const state = states[stop % states.length];
    if (state === undefined) throw new Error("There are no states");
    const time = timeAt(stop, i % 10);
    const isLast = i >= count - 4;
    const name = `IMG_${String(1000 + i)}.jpg`;
    const offshore = !isLast && i % 30 === 8 ? pickOffshore(state, states, random) : undefined;
    const by = isLast ? "nothing" : i % 5 === 3 ? "time" : offshore ? "coast" : "gps";
    const facts: PhotoFacts = {
      nothing: {},
      time: { time },
      coast: { time, ...(offshore && { place: offshore }) },
      gps: { time, place: pickInside(state, random) },
    }[by];
    const picture = i % 40 === 5 ? pictures.large : pictures.small[i % pictures.small.length];
    if (picture === undefined) throw new Error("There are no pictures");
    const day = join(folder, `day ${stop + 1}`);
    await mkdir(day, { recursive: true });
    // A unique suffix after the image data gives each file a different hash.
    await writeFile(
      join(day, name),
      Buffer.concat([await withFacts(picture, facts), Buffer.from(name)]),
    );
    files.push({ name, by, ...(by !== "nothing" && { state: state.name }) });
  }
  return files;
}

async function makePictures(): Promise<{ small: readonly Buffer[]; large: Buffer }> {
  const names = (await readdir(PHOTOS)).filter((name) => name.endsWith(".jpg"));
  const make = (name: string, [width, height]: readonly [number, number]) =>
    sharp(join(PHOTOS, name)).resize(width, height).jpeg({ quality: 82 }).toBuffer();
  const small = await Promise.all(names.flatMap((name) => SIZES.map((size) => make(name, size))));
  return { small, large: await make(names[0] ?? "", LARGE) };
}

/** The time of a photo: one day per stop, one photo every twenty minutes. */
function timeAt(stop: number, index: number): string {
  const start = Date.UTC(2019, 4, 1, 10) + stop * 86_400_000;
  return new Date(start + index * 20 * 60_000).toISOString().slice(0, 19);
}

function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
