import { ACCOUNT_FILES_CACHE, PUBLIC_FILES_CACHE } from "../../project/offline/cache-names.ts";
import { eraseAccountDataExceptUnsent } from "../../project/offline/erase-account-data.ts";
import { isServiceWorkerMessage } from "../../project/offline/worker-messages.ts";
import { RequestResponder } from "./answer-requests.ts";
import { FileCache } from "./file-cache.ts";
import {
  type BuildManifest,
  getAssetsCacheName,
  precacheBuild,
  removeOtherBuilds,
} from "./precache.ts";
import { classifyRequest } from "./rules.ts";
import type { FetchEvent, WorkerScope } from "./scope.ts";

declare const self: WorkerScope;
/** Written into the script by the build. */
declare const BUILD: BuildManifest;

const MEGABYTE = 1_000_000;
const { caches, clients, location, registration } = self;
const now = () => Date.now();

const publicFiles = new FileCache({
  caches,
  name: PUBLIC_FILES_CACHE,
  limits: { maxFiles: 300, maxBytes: 30 * MEGABYTE },
  now,
});
const accountFiles = new FileCache({
  caches,
  name: ACCOUNT_FILES_CACHE,
  limits: { maxFiles: 1_000, maxBytes: 100 * MEGABYTE },
  now,
});
const answers = new RequestResponder({
  caches,
  assetsName: getAssetsCacheName(BUILD),
  publicFiles,
  accountFiles,
  fetch: (request) => fetch(request),
});

self.addEventListener("install", (event) => event.waitUntil(precacheBuild(caches, BUILD)));

// A worker of a new build gets here when the last tab of the previous one is closed.
self.addEventListener("activate", (event) => {
  const activate = async () => {
    await registration.navigationPreload?.enable();
    await removeOtherBuilds(caches, BUILD);
    await clients.claim();
  };
  event.waitUntil(activate());
});

self.addEventListener("fetch", (event) => {
  const kind = classifyRequest(event.request, location.origin);
  if (kind === "untouched") return;
  event.respondWith(kind === "log-out" ? logOut(event) : answers.answer(kind, event));
});

/** Logs out, then erases the data: the opaque redirect does not tell whether it succeeded. */
async function logOut(event: FetchEvent): Promise<Response> {
  const response = await fetch(event.request);
  event.waitUntil(eraseAll());
  return response;
}

async function eraseAll(): Promise<void> {
  await accountFiles.clear();
  await eraseAccountDataExceptUnsent();
}

self.addEventListener("message", (event) => {
  const { data, ports } = event;
  if (!isServiceWorkerMessage(data)) return;
  if (data.type === "erase") event.waitUntil(accountFiles.clear());
  else event.waitUntil(keep(data.urls).then(() => ports[0]?.postMessage("kept")));
});

async function keep(urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    const kind = classifyRequest({ url, method: "GET", mode: "cors" }, location.origin);
    if (kind !== "public-file" && kind !== "picture") continue;
    await answers.keep(kind, url).catch(() => undefined);
  }
}
