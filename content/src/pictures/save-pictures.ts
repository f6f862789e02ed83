import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const FOLDER = new URL("../../pictures/", import.meta.url);
const LIST = new URL("pictures.json", FOLDER);

/** One size of a picture, encoded. */
export interface PictureVariant {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
  /** JPEG for crawlers of link previews, some of which do not read WebP. */
  readonly format?: "webp" | "jpg";
}

interface PictureEntry {
  /** The width of the largest file, in pixels. */
  readonly width: number;
  /** The height of the largest file, in pixels. */
  readonly height: number;
  readonly files: readonly {
    readonly width: number;
    readonly height: number;
    readonly file: string;
  }[];
}

/**
 * Writes the files of one picture, removes its outdated ones and updates its entry of the list.
 * Synchronous, so that pictures drawn at the same time do not overwrite each other's entries.
 */
export function savePictures(name: string, variants: readonly PictureVariant[]): void {
  const files = variants
    .toSorted((a, b) => a.width - b.width)
    .map(({ data, format = "webp", width, height }) => {
      const hash = createHash("sha256").update(data).digest("hex").slice(0, 8);
      const file = `${name}-${width}-${hash}.${format}`;
      if (!existsSync(new URL(file, FOLDER))) writeFileSync(new URL(file, FOLDER), data);
      return { width, height, file };
    });
  const largest = files.at(-1);
  if (largest === undefined) throw new Error(`The picture ${name} has no files`);
  const { width, height } = largest;
  writeList({ ...readList(), [name]: { width, height, files } });
  removeOthers(name, new Set(files.map(({ file }) => file)));
}

/** Removes a picture's other files. Names are compared whole: "map-screen" starts with "map". */
function removeOthers(name: string, files: ReadonlySet<string>): void {
  for (const file of readdirSync(FOLDER)) {
    const owner = /^(.+)-\d+-[0-9a-f]{8}\.(?:webp|jpg)$/.exec(file)?.[1];
    if (owner === name && !files.has(file)) rmSync(new URL(file, FOLDER));
  }
}

function readList(): Readonly<Record<string, PictureEntry>> {
  return existsSync(LIST) ? JSON.parse(readFileSync(LIST, "utf8")) : {};
}

function writeList(entries: Readonly<Record<string, PictureEntry>>): void {
  const sorted = Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(LIST, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
