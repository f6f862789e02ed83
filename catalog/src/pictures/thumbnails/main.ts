import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import type { Design } from "@photomap/design";

import { drawThumbnail } from "./draw-thumbnail.ts";
import { openScaledPhotos } from "./open-scaled-photos.ts";

/** Draws missing and outdated thumbnails; --all draws all of them. */
const { values } = parseArgs({ options: { all: { type: "boolean", default: false } } });
const DESIGNS = new URL("../../../designs/", import.meta.url);
const THUMBNAILS = new URL("../../../thumbnails/", import.meta.url);
const SOURCES = new URL("sources.json", THUMBNAILS);

await mkdir(THUMBNAILS, { recursive: true });
const known: Record<string, string> = values.all ? {} : await readSources();
const photos = await openScaledPhotos();
const sources: Record<string, string> = {};
let drawn = 0;
for (const file of (await readdir(DESIGNS)).filter((name) => name.endsWith(".json")).toSorted()) {
  const text = await readFile(new URL(file, DESIGNS), "utf8");
  const design: Design = JSON.parse(text);
  const source = createHash("sha256").update(text).digest("hex").slice(0, 16);
  sources[design.id] = source;
  if (known[design.id] === source) continue;
  await writeFile(new URL(`${design.id}.webp`, THUMBNAILS), await drawThumbnail(design, photos));
  drawn += 1;
}
for (const file of await readdir(THUMBNAILS)) {
  const isWanted = file === "sources.json" || file.replace(/\.webp$/, "") in sources;
  if (!isWanted) await rm(new URL(file, THUMBNAILS));
}
await writeFile(SOURCES, `${JSON.stringify(sources, null, 2)}\n`);
console.log(`${drawn} of ${Object.keys(sources).length} thumbnails drawn`);

/** Returns the hash of the design that each thumbnail was drawn from, by design id. */
async function readSources(): Promise<Record<string, string>> {
  const text = await readFile(SOURCES, "utf8").catch(() => "{}");
  return JSON.parse(text);
}
