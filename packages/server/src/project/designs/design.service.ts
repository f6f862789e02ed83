import { parse } from "node:path";
import {
  type BrandId,
  createDesignEntry,
  type Design,
  type DesignEntry,
  getGraphicKey,
} from "@photomap/design";
import { z } from "zod";
import type { Storage } from "../../platform/adapters/s3/storage.ts";
import { type DesignFile, DesignFiles } from "./design-files.ts";
import { LayerDeriver } from "./layer-deriver.ts";
import {
  addHashToKey,
  FIVE_MINUTE_CACHE,
  IMMUTABLE_CACHE,
  type PublicFile,
} from "./public-file.ts";

export { FIVE_MINUTE_CACHE, IMMUTABLE_CACHE, type PublicFile } from "./public-file.ts";

export const designVariables = {
  /** The folder of designs, one JSON file each. */
  DESIGNS_FOLDER: z.string(),
  /** The folder of thumbnails, one WebP file each. */
  THUMBNAILS_FOLDER: z.string(),
  /** The folder of backgrounds, one JPEG file each. */
  BACKGROUNDS_FOLDER: z.string(),
  /** The folder of region lookups, one JSON file for all sizes of a map. */
  LOOKUPS_FOLDER: z.string(),
  /** The folder of the search's cities, ZIP codes and names of regions, as JSON files. */
  SEARCH_DATA_FOLDER: z.string(),
};

interface DesignConfig {
  readonly DESIGNS_FOLDER: string;
  readonly THUMBNAILS_FOLDER: string;
  readonly BACKGROUNDS_FOLDER: string;
  readonly LOOKUPS_FOLDER: string;
  readonly SEARCH_DATA_FOLDER: string;
}

/** Reads and completes each design once: designs don't change while a process runs. */
export class DesignService {
  readonly #files: DesignFiles;
  readonly #storage: Storage;
  readonly #deriver = new LayerDeriver();
  readonly #published = new Map<string, Promise<PublicFile>>();
  readonly #parsed = new Map<string, Promise<Design>>();

  constructor(config: DesignConfig, storage: Storage) {
    this.#files = new DesignFiles({
      designs: config.DESIGNS_FOLDER,
      thumbnails: config.THUMBNAILS_FOLDER,
      backgrounds: config.BACKGROUNDS_FOLDER,
      lookups: config.LOOKUPS_FOLDER,
      searchData: config.SEARCH_DATA_FOLDER,
    });
    this.#storage = storage;
  }

  /** Finds a design with all layers of every opening. */
  async find(id: string): Promise<Design | undefined> {
    const file = await this.findPublished(id);
    if (file === undefined) return undefined;
    return getOrCreate(this.#parsed, id, async () => JSON.parse(file.body.toString()));
  }

  /** Finds a design with the cut layer alone: deriving the others can take seconds. */
  async describe(id: string): Promise<Design | undefined> {
    return (await this.#files.designs()).get(id)?.design;
  }

  /** Lists a brand's designs with the cut layer alone. */
  async list(brand: BrandId, { includeHidden = false } = {}): Promise<Design[]> {
    const stored = [...(await this.#files.designs()).values()];
    return stored
      .map(({ design }) => design)
      .filter(({ businessIds }) => businessIds.includes(brand))
      .filter(({ hidden = false }) => includeHidden || !hidden);
  }

  /** Lists a brand's designs with thumbnails and search keywords. */
  async listEntries(brand: BrandId): Promise<DesignEntry[]> {
    const designs = await this.list(brand);
    return Promise.all(
      designs.map(async (design) =>
        createDesignEntry(design, await this.findThumbnailUrl(design.id)),
      ),
    );
  }

  /** Finds the URL of a design's thumbnail; null without one. */
  async findThumbnailUrl(id: string): Promise<string | null> {
    const file = await this.findThumbnail(id);
    return file === undefined ? null : `/${addHashToKey(file.key, file.hash)}`;
  }

  async findThumbnail(id: string): Promise<PublicFile | undefined> {
    return (await this.#files.thumbnails()).get(id);
  }

  async findBackground(id: string): Promise<PublicFile | undefined> {
    return (await this.#files.backgrounds()).get(id);
  }

  /** Finds the picture of a background that is at least `widthPx` wide, else the largest. */
  findBackgroundPicture(imageKey: string, widthPx: number): Promise<PublicFile | undefined> {
    return this.findBackground(parse(getGraphicKey(imageKey, widthPx)).name);
  }

  /** Finds the lookup from coordinates to regions; undefined for a map without geography. */
  async findLookup(baseId: string): Promise<PublicFile | undefined> {
    return (await this.#files.lookups()).get(baseId);
  }

  /** Finds places for the search of maps: "places", "zip-codes-0" to "zip-codes-9". */
  async findSearchData(name: string): Promise<PublicFile | undefined> {
    return (await this.#files.searchData()).get(name);
  }

  /** Finds the design with all layers, as served to browsers. */
  async findPublished(id: string): Promise<PublicFile | undefined> {
    const stored = (await this.#files.designs()).get(id);
    return stored && getOrCreate(this.#published, id, () => this.#createPublicDesign(stored));
  }

  /** Finds an older version of a public file, which open tabs may still request. */
  async findOlderVersion(key: string, hash: string): Promise<Buffer | undefined> {
    return this.#storage.read(this.#storage.mediaBucket, addHashToKey(key, hash));
  }

  /** Uploads the public files that are missing or changed; returns the keys written. */
  async publish(ids?: readonly string[]): Promise<string[]> {
    const stored = await this.#files.designs();
    const designIds = [...(ids ?? stored.keys())];
    const baseIds = new Set(designIds.flatMap((id) => stored.get(id)?.design.baseId ?? []));
    const found = await Promise.all([
      ...designIds.map((id) => this.findThumbnail(id)),
      ...[...baseIds].map((baseId) => this.findLookup(baseId)),
    ]);
    const shared =
      ids === undefined ? [await this.#files.backgrounds(), await this.#files.searchData()] : [];
    const ready = [...found, ...shared.flatMap((files) => [...files.values()])];
    const published = await Promise.all([
      ...designIds.map((id) =>
        this.#publishFile(getDesignKey(id), stored.get(id)?.hash, () => this.findPublished(id)),
      ),
      ...ready.map((file) => file && this.#publishFile(file.key, file.hash, () => file)),
    ]);
    return published.flatMap((keys) => keys ?? []);
  }

  /** Publishes a file, which is read only if one of its two keys is missing or has another hash. */
  async #publishFile(
    key: string,
    hash: string | undefined,
    find: () => PublicFile | Promise<PublicFile | undefined>,
  ): Promise<string[]> {
    const written: string[] = [];
    if (hash === undefined) return written;
    for (const [name, cacheControl] of [
      [addHashToKey(key, hash), IMMUTABLE_CACHE],
      [key, FIVE_MINUTE_CACHE],
    ] as const) {
      if ((await this.#storage.findMediaHash(name)) === hash) continue;
      const file = await find();
      if (file === undefined) continue;
      await this.#storage.writeMedia(name, file.body, file.contentType, { cacheControl, hash });
      written.push(name);
    }
    return written;
  }

  close(): Promise<void> {
    return this.#deriver.close();
  }

  /** Creates the public design from the object store if it was published, else by deriving it. */
  async #createPublicDesign({ design: { id }, text, hash }: DesignFile): Promise<PublicFile> {
    const key = getDesignKey(id);
    const published = await this.findOlderVersion(key, hash).catch(() => undefined);
    const body = published ?? Buffer.from(await this.#deriver.derive(id, text));
    return { key, hash, contentType: "application/json", body };
  }
}

function getDesignKey(id: string): string {
  return `designs/${id}.json`;
}

function getOrCreate<Value>(
  cache: Map<string, Promise<Value>>,
  key: string,
  create: () => Promise<Value>,
): Promise<Value> {
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const created = create();
  cache.set(key, created);
  // A failure is not cached.
  created.catch(() => cache.delete(key));
  return created;
}
