import { ASSETS_CACHE_PREFIX } from "../../project/offline/cache-names.ts";

/** What a build needs to start the finder and projects. */
export interface BuildManifest {
  readonly version: string;
  /** Scripts, styles and fonts; their names contain a hash of their content. */
  readonly assets: readonly string[];
}

/** The document that starts the finder and projects without data from the server. */
export const APP_SHELL_URL = "/app-shell";
/** The document shown instead of every other page. */
export const OFFLINE_PAGE_URL = "/offline";

export const PRECACHED_DOCUMENTS: readonly string[] = [APP_SHELL_URL, OFFLINE_PAGE_URL];
/** The number of parallel requests; few, because the visible page comes first. */
const MAX_REQUESTS = 4;
const ASSET_URL = /\/assets\/[\w.-]+\.(?:js|css)/g;

export function getAssetsCacheName({ version }: BuildManifest): string {
  return ASSETS_CACHE_PREFIX + version;
}

/** Stores all files of the build, or none: a part of them would start nothing. */
export async function precacheBuild(caches: CacheStorage, build: BuildManifest): Promise<void> {
  const name = getAssetsCacheName(build);
  // A worker of the same build, with another script, may use it.
  const isNew = !(await caches.has(name));
  try {
    const cache = await caches.open(name);
    for (const url of PRECACHED_DOCUMENTS) await storeDocument(cache, url, build);
    const waiting = [...build.assets];
    const storeNext = async (): Promise<void> => {
      const url = waiting.pop();
      if (url === undefined) return;
      const known = await caches.match(url, { ignoreVary: true });
      await cache.put(url, known ?? (await request(url, { priority: "low" })));
      await storeNext();
    };
    await Promise.all(Array.from({ length: MAX_REQUESTS }, storeNext));
  } catch (error) {
    if (isNew) await caches.delete(name);
    throw error;
  }
}

/** Deletes the files of builds that no tab uses anymore. */
export async function removeOtherBuilds(caches: CacheStorage, build: BuildManifest): Promise<void> {
  const names = await caches.keys();
  const others = names.filter(
    (name) => name.startsWith(ASSETS_CACHE_PREFIX) && name !== getAssetsCacheName(build),
  );
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Stores a document, requested without cookies so that it contains no account's data. */
async function storeDocument(cache: Cache, url: string, { assets }: BuildManifest): Promise<void> {
  const response = await request(url, { credentials: "omit", cache: "no-store" });
  const html = await response.clone().text();
  const known = new Set(assets);
  const missing = [...html.matchAll(ASSET_URL)].find(([asset]) => !known.has(asset));
  // During a release, servers of two builds answer.
  if (missing !== undefined) throw new Error(`${url} belongs to another build: ${missing[0]}`);
  await cache.put(url, response);
}

async function request(url: string, options: RequestInit): Promise<Response> {
  const response = await fetch(url, options);
  if (response.status !== 200 || response.redirected) {
    throw new Error(`${url} could not be stored: ${response.status}`);
  }
  return response;
}
