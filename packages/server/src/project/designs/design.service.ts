import {
  type BusinessId,
  createDesignEntry,
  type Design,
  type DesignEntry,
} from "@photomap/design";
import { z } from "zod";
import type { Storage } from "../../platform/adapters/s3/storage.ts";
import { DesignFiles, type StoredDesign } from "./design-files.ts";
import { LayerDeriver } from "./layer-deriver.ts";
import { addHashToKey, FIVE_MINUTES, IMMUTABLE, type PublicFile } from "./public-file.ts";

export { FIVE_MINUTES, IMMUTABLE, type PublicFile } from "./public-file.ts";

export const designSection = {
  /** Designs, one JSON file each. */
  DESIGNS_FOLDER: z.string(),
  /** Thumbnails, one WebP file each. */
  THUMBNAILS_FOLDER: z.string(),
  /** Backgrounds, one JPEG file each. */
  BACKGROUNDS_FOLDER: z.string(),
  /** Lookups of regions, one JSON file for all sizes of a map. */
  LOOKUPS_FOLDER: z.string(),
  /** Cities, ZIP codes and names of regions for the search, JSON files. */
  SEARCH_DATA_FOLDER: z.string(),
};

interface DesignConfig {
  readonly DESIGNS_FOLDER: string;
  readonly THUMBNAILS_FOLDER: string;
  readonly BACKGROUNDS_FOLDER: string;
  readonly LOOKUPS_FOLDER: string;
  readonly SEARCH_DATA_FOLDER: string;
}

/** Designs do not change while a process runs: each is read and completed once. */
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

  /** With all layers of every opening. */
  async find(id: string): Promise<Design | undefined> {
    const file = await this.findPublished(id);
    if (file === undefined) return undefined;
    return getOrCreate(this.#parsed, id, async () => JSON.parse(file.body.toString()));
  }

  /** With the cut layer alone: deriving the others can take seconds. */
  async describe(id: string): Promise<Design | undefined> {
    return (await this.#files.designs()).get(id)?.design;
  }

  /** With the cut layer alone. */
  async list(businessId: BusinessId, { includeHidden = false } = {}): Promise<Design[]> {
    const stored = [...(await this.#files.designs()).values()];
    return stored
      .map(({ design }) => design)
      .filter(({ businessIds }) => businessIds.includes(businessId))
      .filter(({ hidden = false }) => includeHidden || !hidden);
  }

  /** With thumbnails and search keywords. */
  async listEntries(businessId: BusinessId): Promise<DesignEntry[]> {
    const designs = await this.list(businessId);
    return Promise.all(
      designs.map(async (design) =>
        createDesignEntry(design, await this.findThumbnailUrl(design.id)),
      ),
    );
  }

  /** Null for a design without a thumbnail. */
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

  /** The lookup from coordinates to regions; undefined for a map without geography. */
  async findLookup(baseId: string): Promise<PublicFile | undefined> {
    return (await this.#files.lookups()).get(baseId);
  }

  /** Places for the search of maps: "places", "zip-codes-0" to "zip-codes-9". */
  async findSearchData(name: string): Promise<PublicFile | undefined> {
    return (await this.#files.searchData()).get(name);
  }

  /** The design with all layers, as served to browsers. */
  async findPublished(id: string): Promise<PublicFile | undefined> {
    const stored = (await this.#files.designs()).get(id);
    return stored && getOrCreate(this.#published, id, () => this.#createPublicDesign(stored));
  }

  /** An older version of a public file, still requested by open tabs. */
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

  /** Reads the file only if one of its two keys is missing or has another hash. */
  async #publishFile(
    key: string,
    hash: string | undefined,
    find: () => PublicFile | Promise<PublicFile | undefined>,
  ): Promise<string[]> {
    const written: string[] = [];
    if (hash === undefined) return written;
    for (const [name, cacheControl] of [
      [addHashToKey(key, hash), IMMUTABLE],
      [key, FIVE_MINUTES],
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

  /** From the object store if it was published, else derived here. */
  async #createPublicDesign({ design: { id }, text, hash }: StoredDesign): Promise<PublicFile> {
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
