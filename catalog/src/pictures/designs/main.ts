import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { type Design, findMainDesign, groupDesigns } from "@photomap/design";
import { measureDemoPhotos } from "../demo-photos.ts";
import { drawDesignPictures } from "./draw-design-pictures.ts";

/** Draws missing and outdated pictures of the public pages of maps; --all draws all of them. */
const { values } = parseArgs({ options: { all: { type: "boolean", default: false } } });
const DESIGNS = new URL("../../../designs/", import.meta.url);
const FOLDER = new URL("../../../design-pictures/", import.meta.url);
const SOURCES = new URL("sources.json", FOLDER);

interface Drawn {
  /** A hash of the design that the pictures were drawn from. */
  readonly source: string;
  readonly files: readonly string[];
}

type Sources = Readonly<Record<string, Drawn>>;

await mkdir(FOLDER, { recursive: true });
const known: Sources = values.all ? {} : await readSources();
const sizes = await measureDemoPhotos();
const texts = await readDesigns();
const designs = [...texts.keys()];
const sources: Record<string, Drawn> = {};
for (const group of groupDesigns(designs).toSorted((a, b) => (a.baseId < b.baseId ? -1 : 1))) {
  const { baseId } = group;
  const design = findMainDesign(group);
  const source = createHash("sha256")
    .update(texts.get(design) ?? "")
    .digest("hex")
    .slice(0, 16);
  const before = known[baseId];
  sources[baseId] =
    before?.source === source
      ? before
      : { source, files: await writeFiles(baseId, await drawDesignPictures(design, sizes)) };
  // Saved after each map, so that an interrupted run can resume.
  await writeSources({ ...known, ...sources });
}
const written = new Set(Object.values(sources).flatMap(({ files }) => files));
for (const file of await readdir(FOLDER)) {
  if (file !== "sources.json" && !written.has(file)) await rm(new URL(file, FOLDER));
}
await writeSources(sources);
console.log(`Pictures of ${Object.keys(sources).length} maps`);

async function readDesigns(): Promise<ReadonlyMap<Design, string>> {
  const names = (await readdir(DESIGNS)).filter((name) => name.endsWith(".json")).toSorted();
  const read = names.map(async (name): Promise<[Design, string]> => {
    const text = await readFile(new URL(name, DESIGNS), "utf8");
    return [JSON.parse(text), text];
  });
  return new Map(await Promise.all(read));
}

/** Writes files whose names contain a hash of their content, so they can be cached forever. */
async function writeFiles(
  baseId: string,
  pictures: Readonly<Record<string, Buffer>>,
): Promise<string[]> {
  const files: string[] = [];
  for (const [name, picture] of Object.entries(pictures)) {
    const [kind, extension] = name.split(".");
    const hash = createHash("sha256").update(picture).digest("hex").slice(0, 8);
    const file = `${baseId}-${kind}-${hash}.${extension}`;
    await writeFile(new URL(file, FOLDER), picture);
    files.push(file);
  }
  return files;
}

async function readSources(): Promise<Sources> {
  return JSON.parse(await readFile(SOURCES, "utf8").catch(() => "{}"));
}

function writeSources(all: Sources): Promise<void> {
  return writeFile(SOURCES, `${JSON.stringify(all, null, 2)}\n`);
}
