import type { FileCache } from "./file-cache.ts";
import { APP_SHELL_URL, OFFLINE_PAGE_URL } from "./precache.ts";
import type { RequestKind } from "./rules.ts";
import type { FetchEvent } from "./scope.ts";

/** A connection that does not answer in this time counts as none. */
const MAX_WAIT_MS = 4_000;

interface AnswerDeps {
  readonly caches: CacheStorage;
  /** The name of the cache with the files of this build. */
  readonly assetsName: string;
  readonly publicFiles: FileCache;
  readonly accountFiles: FileCache;
  readonly fetch: (request: Request) => Promise<Response>;
}

type Event = Pick<FetchEvent, "request" | "preloadResponse" | "waitUntil">;

export type AnsweredKind = Exclude<RequestKind, "untouched" | "log-out">;

export class RequestResponder {
  readonly #deps: AnswerDeps;

  constructor(deps: AnswerDeps) {
    this.#deps = deps;
  }

  answer(kind: AnsweredKind, event: Event): Promise<Response> {
    switch (kind) {
      case "asset":
        return this.#answerAsset(event.request);
      case "app":
        return this.#answerPage(event, APP_SHELL_URL, MAX_WAIT_MS);
      case "page":
        return this.#answerPage(event, OFFLINE_PAGE_URL);
      case "public-file":
        return this.#answerPublicFile(event);
      case "picture":
        return this.#answerPicture(event);
    }
  }

  /** Stores a file that was loaded before this worker was in control. */
  async keep(kind: "public-file" | "picture", url: string): Promise<void> {
    const { accountFiles, publicFiles, fetch } = this.#deps;
    const files = kind === "picture" ? accountFiles : publicFiles;
    if ((await files.find(url)) !== undefined) return;
    await files.store(url, await fetch(createPictureRequest(url)));
  }

  async #answerAsset(request: Request): Promise<Response> {
    // Of an earlier build too: its tabs may still be open.
    const stored = await this.#deps.caches.match(request.url, { ignoreVary: true });
    return stored ?? this.#deps.fetch(request);
  }

  async #answerPage({ request, preloadResponse }: Event, fallbackUrl: string, maxWaitMs?: number) {
    const response = preloadResponse.then((preloaded) => preloaded ?? this.#deps.fetch(request));
    try {
      return await (maxWaitMs === undefined ? response : rejectAfter(response, maxWaitMs));
    } catch {
      const cache = await this.#deps.caches.open(this.#deps.assetsName);
      return (await cache.match(fallbackUrl, { ignoreVary: true })) ?? response;
    }
  }

  async #answerPublicFile(event: Event): Promise<Response> {
    const { publicFiles, fetch } = this.#deps;
    const { request } = event;
    const requested = fetch(request);
    try {
      const response = await rejectAfter(requested, MAX_WAIT_MS);
      event.waitUntil(publicFiles.store(request.url, response.clone()));
      return response;
    } catch {
      const stored = await publicFiles.find(request.url);
      event.waitUntil(publicFiles.flush());
      return stored ?? requested;
    }
  }

  async #answerPicture(event: Event): Promise<Response> {
    const { accountFiles, fetch } = this.#deps;
    const { request } = event;
    const stored = await accountFiles.find(request.url);
    if (stored !== undefined) {
      event.waitUntil(accountFiles.flush());
      return stored;
    }
    try {
      // Opaque responses cannot be measured and count as several megabytes.
      const accept = request.headers.get("accept");
      const response = await fetch(createPictureRequest(request.url, accept));
      event.waitUntil(accountFiles.store(request.url, response.clone()));
      return response;
    } catch (error) {
      const other =
        (await accountFiles.findOtherVersion(request.url)) ??
        (await accountFiles.findInBundles(request.url));
      if (other === undefined) throw error;
      return other;
    }
  }
}

function createPictureRequest(url: string, accept: string | null = null): Request {
  const headers: HeadersInit = accept === null ? {} : { accept };
  return new Request(url, { mode: "cors", credentials: "omit", headers });
}

async function rejectAfter<Value>(promise: Promise<Value>, delayMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expiry = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("There was no answer in time")), delayMs);
  });
  try {
    return await Promise.race([promise, expiry]);
  } finally {
    clearTimeout(timer);
  }
}
