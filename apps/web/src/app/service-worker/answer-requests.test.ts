import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RequestResponder } from "./answer-requests.ts";
import { FileCache } from "./file-cache.ts";
import { APP_SHELL_URL, OFFLINE_PAGE_URL } from "./precache.ts";
import { MemoryCaches } from "./test/memory-caches.ts";

const ORIGIN = "https://photomap.example";
const ASSETS = "assets";

let caches: MemoryCaches;
let answers: RequestResponder;
let waiting: Promise<unknown>[];
let fetchFromNetwork: (request: Request) => Promise<Response>;

const offline = () => Promise.reject(new TypeError("Failed to fetch"));

beforeEach(async () => {
  caches = new MemoryCaches();
  waiting = [];
  const limits = { maxFiles: 10, maxBytes: 1_000 };
  const now = () => 0;
  answers = new RequestResponder({
    caches,
    assetsName: ASSETS,
    publicFiles: new FileCache({ caches, name: "public", limits, now }),
    accountFiles: new FileCache({ caches, name: "account", limits, now }),
    fetch: (request) => fetchFromNetwork(request),
  });
  const cache = await caches.open(ASSETS);
  await cache.put(APP_SHELL_URL, new Response("shell"));
  await cache.put(OFFLINE_PAGE_URL, new Response("no connection"));
  fetchFromNetwork = async () => new Response("from the network");
});
afterEach(() => vi.useRealTimers());

async function answer(kind: Parameters<RequestResponder["answer"]>[0], path: string) {
  const event = {
    request: new Request(new URL(path, ORIGIN)),
    preloadResponse: Promise.resolve(undefined),
    waitUntil: (promise: Promise<unknown>) => void waiting.push(promise),
  };
  const response = await answers.answer(kind, event);
  await Promise.all(waiting);
  return response.text();
}

it("answers pages from the network, and stores none of them", async () => {
  expect(await answer("app", "/p/abc123")).toBe("from the network");
  expect(await answer("page", "/account")).toBe("from the network");
  expect(await caches.match(`${ORIGIN}/p/abc123`)).toBeUndefined();
  expect(await caches.match(`${ORIGIN}/account`)).toBeUndefined();
});

it("starts the app without a connection; other pages say that there is none", async () => {
  fetchFromNetwork = offline;
  expect(await answer("app", "/p/abc123")).toBe("shell");
  expect(await answer("page", "/shop")).toBe("no connection");
});

it("starts the app when the connection does not answer", async () => {
  vi.useFakeTimers();
  fetchFromNetwork = () => new Promise(() => {});
  const text = answer("app", "/create");
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await text).toBe("shell");
});

it("passes an error of the server on", async () => {
  fetchFromNetwork = async () => new Response("error page", { status: 503 });
  expect(await answer("app", "/create")).toBe("error page");
});

it("loads public files from the network as long as there is one", async () => {
  expect(await answer("public-file", "/designs/a.json")).toBe("from the network");
  fetchFromNetwork = async () => new Response("newer");
  expect(await answer("public-file", "/designs/a.json")).toBe("newer");
  fetchFromNetwork = offline;
  expect(await answer("public-file", "/designs/a.json")).toBe("newer");
  await expect(answer("public-file", "/designs/b.json")).rejects.toThrow("Failed to fetch");
});

it("loads a picture once, without cookies", async () => {
  const fetched = vi.fn<(request: Request) => Promise<Response>>(
    async () => new Response("picture"),
  );
  fetchFromNetwork = fetched;
  expect(await answer("picture", "/previews/abc123/1/s")).toBe("picture");
  expect(await answer("picture", "/previews/abc123/1/s")).toBe("picture");
  expect(fetched).toHaveBeenCalledOnce();
  expect(fetched.mock.lastCall?.[0].credentials).toBe("omit");
});

it("has the scripts of earlier builds, which open tabs use", async () => {
  const url = `${ORIGIN}/assets/old-1a2b3c4d.js`;
  await (await caches.open("photomap-assets-before")).put(url, new Response("old"));
  fetchFromNetwork = offline;
  expect(await answer("asset", "/assets/old-1a2b3c4d.js")).toBe("old");
});
