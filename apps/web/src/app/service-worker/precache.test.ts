import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getAssetsCacheName, precacheBuild, removeOtherBuilds } from "./precache.ts";
import { MemoryCaches } from "./test/memory-caches.ts";

const BUILD = { version: "2", assets: ["/assets/a-1.js", "/assets/b-1.css"] };

let caches: MemoryCaches;
let files: Record<string, string>;
let requests: { url: string; credentials: RequestCredentials | undefined }[];

beforeEach(() => {
  caches = new MemoryCaches();
  requests = [];
  files = {
    "/app-shell": '<script src="/assets/a-1.js">',
    "/offline": '<link href="/assets/b-1.css">',
    "/assets/a-1.js": "a",
    "/assets/b-1.css": "b",
  };
  vi.stubGlobal("fetch", async (url: string, { credentials }: RequestInit) => {
    requests.push({ url, credentials });
    const body = files[url];
    return new Response(body ?? "missing", { status: body === undefined ? 404 : 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

it("stores the documents without cookies, and all files", async () => {
  await precacheBuild(caches, BUILD);
  const cache = await caches.open(getAssetsCacheName(BUILD));
  expect(await (await cache.match("/assets/a-1.js"))?.text()).toBe("a");
  expect(await cache.match("/offline")).toBeDefined();
  const documents = requests.filter(({ url }) => !url.startsWith("/assets/"));
  expect(documents.map(({ credentials }) => credentials)).toEqual(["omit", "omit"]);
});

it("takes unchanged files from the earlier build", async () => {
  await (await caches.open("photomap-assets-1")).put("/assets/a-1.js", new Response("a"));
  await precacheBuild(caches, BUILD);
  expect(requests.map(({ url }) => url)).not.toContain("/assets/a-1.js");
});

it.each([
  ["a file is missing", "/assets/b-1.css", undefined],
  ["a document belongs to another build", "/app-shell", '<script src="/assets/a-2.js">'],
])("stores nothing when %s", async (_name, url, content) => {
  files = Object.fromEntries(
    Object.entries({ ...files, [url]: content }).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value]],
    ),
  );
  await expect(precacheBuild(caches, BUILD)).rejects.toThrow(/another build|404/);
  expect(await caches.has(getAssetsCacheName(BUILD))).toBe(false);
});

it("leaves the files of an active worker when a new script of the same build fails", async () => {
  await precacheBuild(caches, BUILD);
  files = {};
  await expect(precacheBuild(caches, BUILD)).rejects.toThrow("404");
  expect(await caches.match("/assets/a-1.js")).toBeDefined();
});

it("removes other builds, and nothing else", async () => {
  await caches.open("photomap-assets-1");
  await caches.open(getAssetsCacheName(BUILD));
  await caches.open("photomap-public-files");
  await removeOtherBuilds(caches, BUILD);
  expect(await caches.keys()).toEqual([getAssetsCacheName(BUILD), "photomap-public-files"]);
});
