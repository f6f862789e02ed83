import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Design, deriveLayers } from "@photomap/design";
import { hashContent, type PublicFile } from "./public-file.ts";

export interface DesignFile {
  readonly design: Design;
  readonly text: string;
  /** The hash of the design and of the rules that derive its layers. */
  readonly hash: string;
}

export interface DesignFolders {
  readonly designs: string;
  readonly thumbnails: string;
  readonly backgrounds: string;
  readonly lookups: string;
  readonly searchData: string;
}

/** The catalog on disk: designs with their cut layer, and the files that belong to them. */
export class DesignFiles {
  readonly #folders: DesignFolders;
  #designs: Promise<ReadonlyMap<string, DesignFile>> | undefined;
  #thumbnails: Promise<ReadonlyMap<string, PublicFile>> | undefined;
  #backgrounds: Promise<ReadonlyMap<string, PublicFile>> | undefined;
  #lookups: Promise<ReadonlyMap<string, PublicFile>> | undefined;
  #searchData: Promise<ReadonlyMap<string, PublicFile>> | undefined;

  constructor(folders: DesignFolders) {
    this.#folders = folders;
  }

  designs(): Promise<ReadonlyMap<string, DesignFile>> {
    this.#designs ??= readFolder(this.#folders.designs, ".json", readDesign);
    return this.#designs;
  }

  thumbnails(): Promise<ReadonlyMap<string, PublicFile>> {
    this.#thumbnails ??= readFolder(this.#folders.thumbnails, ".webp", (path, id) =>
      readPublicFile(path, `thumbnails/${id}.webp`, "image/webp"),
    );
    return this.#thumbnails;
  }

  backgrounds(): Promise<ReadonlyMap<string, PublicFile>> {
    this.#backgrounds ??= readFolder(this.#folders.backgrounds, ".jpg", (path, id) =>
      readPublicFile(path, `backgrounds/${id}.jpg`, "image/jpeg"),
    );
    return this.#backgrounds;
  }

  /** Reads the lookups by base id: all sizes of a map share its geography. */
  lookups(): Promise<ReadonlyMap<string, PublicFile>> {
    this.#lookups ??= readFolder(this.#folders.lookups, ".json", (path, id) =>
      readPublicFile(path, `lookups/${id}.json`, "application/json"),
    );
    return this.#lookups;
  }

  searchData(): Promise<ReadonlyMap<string, PublicFile>> {
    this.#searchData ??= readFolder(this.#folders.searchData, ".json", (path, id) =>
      readPublicFile(path, `search-data/${id}.json`, "application/json"),
    );
    return this.#searchData;
  }
}

/** Reads the files of a folder by their name without extension. */
async function readFolder<Value>(
  folder: string,
  ending: string,
  read: (path: string, id: string) => Promise<Value>,
): Promise<ReadonlyMap<string, Value>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending)).toSorted();
  const entries = names.map(async (name): Promise<[string, Value]> => {
    const id = name.slice(0, -ending.length);
    return [id, await read(join(folder, name), id)];
  });
  return new Map(await Promise.all(entries));
}

async function readDesign(path: string): Promise<DesignFile> {
  const text = await readFile(path, "utf8");
  // Not validated here: the catalog validates designs when it generates them.
  const design: Design = JSON.parse(text);
  return { design, text, hash: hashContent(RULES, text) };
}

async function readPublicFile(path: string, key: string, contentType: string): Promise<PublicFile> {
  const body = await readFile(path);
  return { key, hash: hashContent(body), contentType, body };
}

/**
 * The derived layers of a sample opening and a graphic: they change when the rules change, and with
 * them every hash.
 */
const RULES = JSON.stringify(
  deriveLayers({
    features: [
      {
        type: "OPENING",
        id: "corner",
        name: "",
        depth: 0,
        outlined: false,
        enabled: true,
        optional: false,
        layers: {
          cut: { path: "M0 0l90 0-30 40 0 50-60 0z", box: { x: 0, y: 0, width: 90, height: 90 } },
        },
      },
      {
        type: "GRAPHIC",
        id: "line",
        name: "",
        style: "LINE",
        depth: 0,
        outlined: false,
        layers: {},
        path: "M0 0l90 0 0 2-90 0z",
      },
    ],
  }),
);
