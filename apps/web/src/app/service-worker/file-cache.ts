import { decodePhotoBundle } from "@photomap/project";
import { isPhotoBundleUrl, readPhotoId, readPictureVersion } from "./picture-paths.ts";

interface FileLimits {
  readonly maxFiles: number;
  readonly maxBytes: number;
}

interface FileUse {
  readonly bytes: number;
  readonly usedAtMs: number;
}

interface FileCacheDeps {
  readonly caches: Pick<CacheStorage, "open" | "delete">;
  readonly name: string;
  readonly limits: FileLimits;
  readonly now: () => number;
}

/** The entry of the cache that lists the others, with their sizes and last uses. */
const INDEX_URL = "https://index.invalid/";
/** The share of files that stays for the second attempt when the quota is used up. */
const QUOTA_SHARE = 0.5;

/** Files in Cache Storage; the least recently used ones are evicted. */
export class FileCache {
  readonly #deps: FileCacheDeps;
  #uses: Promise<Map<string, FileUse>> | undefined;
  #writing: Promise<void> = Promise.resolve();
  #isWriteQueued = false;

  constructor(deps: FileCacheDeps) {
    this.#deps = deps;
  }

  async find(url: string): Promise<Response | undefined> {
    const cache = await this.#open();
    const response = await cache.match(url, { ignoreVary: true });
    const uses = await this.#read();
    const use = uses.get(url);
    if (response !== undefined && use !== undefined) {
      uses.set(url, { ...use, usedAtMs: this.#deps.now() });
    }
    return response;
  }

  /** The best stored version of the same picture, for example in another size. */
  async findOtherVersion(url: string): Promise<Response | undefined> {
    const wanted = readPictureVersion(url);
    if (wanted === undefined) return undefined;
    const versions = [...(await this.#read()).keys()].flatMap((stored) => {
      const version = readPictureVersion(stored);
      return version?.picture === wanted.picture ? [{ stored, rank: version.rank }] : [];
    });
    const [best] = versions.toSorted((a, b) => b.rank - a.rank);
    return best && this.find(best.stored);
  }

  /** A photo in the size of the map, which has all photos of a project in one file. */
  async findInBundles(url: string): Promise<Response | undefined> {
    const photoId = readPhotoId(url);
    if (photoId === undefined) return undefined;
    for (const stored of [...(await this.#read()).keys()].filter(isPhotoBundleUrl)) {
      const bundle = await (await this.find(stored))?.arrayBuffer();
      const photos = bundle === undefined ? [] : decodePhotoBundle(new Uint8Array(bundle));
      const photo = photos.find(({ id }) => id === photoId);
      if (photo !== undefined) return new Response(photo.bytes);
    }
    return undefined;
  }

  /** Stores a file, or nothing when the browser has no space left. */
  async store(url: string, response: Response): Promise<void> {
    if (!isStorable(response)) return;
    const blob = await response.blob();
    const { maxBytes, maxFiles } = this.#deps.limits;
    if (blob.size > maxBytes) return;
    const uses = await this.#read();
    uses.set(url, { bytes: blob.size, usedAtMs: this.#deps.now() });
    await this.#evict(maxFiles, maxBytes);
    const headers = new Headers(response.headers);
    // The body is decoded.
    headers.delete("content-encoding");
    headers.delete("content-length");
    const stored = () => new Response(blob, { headers });
    try {
      await this.#put(url, stored());
    } catch {
      uses.delete(url);
      await this.#evict(maxFiles * QUOTA_SHARE, this.#countBytes(uses) * QUOTA_SHARE);
      await this.#put(url, stored()).then(
        () => uses.set(url, { bytes: blob.size, usedAtMs: this.#deps.now() }),
        () => undefined,
      );
    }
    await this.#write();
  }

  async clear(): Promise<void> {
    this.#uses = Promise.resolve(new Map());
    await this.#writing;
    await this.#deps.caches.delete(this.#deps.name);
  }

  /** Writes the last uses of all files to the index. */
  flush(): Promise<void> {
    return this.#write();
  }

  async #evict(maxFiles: number, maxBytes: number): Promise<void> {
    const uses = await this.#read();
    const cache = await this.#open();
    const oldest = [...uses].toSorted(([, a], [, b]) => a.usedAtMs - b.usedAtMs);
    let bytes = this.#countBytes(uses);
    for (const [url, use] of oldest) {
      if (uses.size <= maxFiles && bytes <= maxBytes) return;
      uses.delete(url);
      bytes -= use.bytes;
      await cache.delete(url);
    }
  }

  #countBytes(uses: ReadonlyMap<string, FileUse>): number {
    return [...uses.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  }

  #open(): Promise<Cache> {
    return this.#deps.caches.open(this.#deps.name);
  }

  async #put(url: string, response: Response): Promise<void> {
    await (await this.#open()).put(url, response);
  }

  #read(): Promise<Map<string, FileUse>> {
    this.#uses ??= this.#load();
    return this.#uses;
  }

  async #load(): Promise<Map<string, FileUse>> {
    try {
      const index = await (await this.#open()).match(INDEX_URL);
      return new Map(index === undefined ? [] : await index.json());
    } catch {
      return new Map();
    }
  }

  /** Writes the index; calls during a write share one further write. */
  #write(): Promise<void> {
    if (this.#isWriteQueued) return this.#writing;
    this.#isWriteQueued = true;
    this.#writing = this.#writing.then(() => this.#writeIndex());
    return this.#writing;
  }

  async #writeIndex(): Promise<void> {
    this.#isWriteQueued = false;
    const uses = await this.#read();
    await this.#put(INDEX_URL, Response.json([...uses])).catch(() => undefined);
  }
}

/**
 * Whether the response is a complete file that its server allows in caches. A page in its place, or
 * a redirect, comes from a network that asks for a log-in, or from somebody who poisons the cache.
 */
function isStorable({ status, type, headers, redirected }: Response): boolean {
  const isForbidden = /no-store/.test(headers.get("cache-control") ?? "");
  const isPage = /^text\/html/i.test(headers.get("content-type") ?? "");
  const isFile = status === 200 && type !== "opaque" && !redirected && !isPage;
  return isFile && !isForbidden && !headers.has("set-cookie");
}
