import { encodePhotoBundle, getPhotoPath } from "@photomap/project";
import { beforeEach, expect, it } from "vitest";
import { FileCache } from "./file-cache.ts";
import { MemoryCaches } from "./test/memory-caches.ts";

const NAME = "files";
const ORIGIN = "https://images.photomap.example";

let caches: MemoryCaches;
let nowMs: number;

beforeEach(() => {
  caches = new MemoryCaches();
  nowMs = 0;
});

const create = (limits = { maxFiles: 3, maxBytes: 1_000 }) =>
  new FileCache({ caches, name: NAME, limits, now: () => (nowMs += 1) });

const fileOf = (bytes: number, headers = {}) => new Response("x".repeat(bytes), { headers });
const photo = (edgePx: number, key = "a.jpg") =>
  ORIGIN + getPhotoPath({ bucket: "photos", key, signature: "o-1.2.s" }, edgePx);

async function list(files: FileCache, urls: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    urls.map(async (url) => ((await files.find(ORIGIN + url)) ? [url] : [])),
  );
  return found.flat();
}

it("evicts the files that were not used for the longest time", async () => {
  const files = create();
  for (const url of ["/1", "/2", "/3"]) await files.store(ORIGIN + url, fileOf(10));
  await files.find(`${ORIGIN}/1`);
  await files.store(`${ORIGIN}/4`, fileOf(10));
  expect(await list(files, ["/1", "/2", "/3", "/4"])).toEqual(["/1", "/3", "/4"]);
});

it("keeps to its size, and leaves out what is larger than that", async () => {
  const files = create();
  await files.store(`${ORIGIN}/1`, fileOf(600));
  await files.store(`${ORIGIN}/2`, fileOf(600));
  await files.store(`${ORIGIN}/3`, fileOf(1_001));
  expect(await list(files, ["/1", "/2", "/3"])).toEqual(["/2"]);
});

it("remembers the uses after a restart of the worker", async () => {
  const before = create();
  for (const url of ["/1", "/2", "/3"]) await before.store(ORIGIN + url, fileOf(10));
  await before.find(`${ORIGIN}/1`);
  await before.flush();
  const after = create();
  await after.store(`${ORIGIN}/4`, fileOf(10));
  expect(await list(after, ["/1", "/2", "/3", "/4"])).toEqual(["/1", "/3", "/4"]);
});

it("makes room when the quota is used up, and gives up when that does not help", async () => {
  const files = create({ maxFiles: 10, maxBytes: 1_000 });
  for (const url of ["/1", "/2", "/3", "/4"]) await files.store(ORIGIN + url, fileOf(10));
  // The four files and their index.
  caches.maxEntries = 5;
  await files.store(`${ORIGIN}/5`, fileOf(10));
  expect(await list(files, ["/1", "/2", "/3", "/4", "/5"])).toEqual(["/3", "/4", "/5"]);
  caches.maxEntries = 0;
  await files.store(`${ORIGIN}/6`, fileOf(10));
  expect(await files.find(`${ORIGIN}/6`)).toBeUndefined();
});

it.each([
  ["a failure", new Response("no", { status: 404 })],
  ["a part", new Response("no", { status: 206 })],
  ["a page in place of a file", fileOf(1, { "content-type": "Text/HTML; charset=utf-8" })],
  ["what a redirect led to", Object.defineProperty(fileOf(1), "redirected", { value: true })],
  ["a response with a cookie", fileOf(1, { "set-cookie": "session=forged" })],
  ["a response that must not be stored", fileOf(1, { "cache-control": "private, no-store" })],
])("does not store %s", async (_name, response) => {
  const files = create();
  await files.store(`${ORIGIN}/1`, response);
  expect(await files.find(`${ORIGIN}/1`)).toBeUndefined();
});

it("finds the largest stored size of a photo, and the newest bundle of a map", async () => {
  const files = create({ maxFiles: 10, maxBytes: 1_000 });
  await files.store(photo(64), fileOf(64));
  await files.store(photo(512), fileOf(512));
  await files.store(photo(1024, "other.jpg"), fileOf(200));
  const bundle = (updatedAtMs: number) =>
    `${ORIGIN}/photo-bundles/abc123/${updatedAtMs}/o-1.2.s/1280`;
  await files.store(bundle(1), fileOf(1));
  await files.store(bundle(2), fileOf(2));
  const sizeOf = async (url: string) => (await (await files.findOtherVersion(url))?.text())?.length;
  expect(await sizeOf(photo(2048))).toBe(512);
  expect(await sizeOf(bundle(3))).toBe(2);
  expect(await sizeOf(`${ORIGIN}/previews/abc123/1/s`)).toBeUndefined();
});

it("finds a photo in a bundle of a map", async () => {
  const files = create({ maxFiles: 10, maxBytes: 1_000 });
  const photos = ["a.jpg", "b.jpg"].map((id, i) => ({
    id,
    edgePx: 64,
    bytes: new TextEncoder().encode("x".repeat(i + 1)),
  }));
  const bundle = new Response(encodePhotoBundle(photos));
  await files.store(`${ORIGIN}/photo-bundles/abc123/1/o-1.2.s/1280`, bundle);
  expect(await (await files.findInBundles(photo(2048, "b.jpg")))?.text()).toBe("xx");
  expect(await files.findInBundles(photo(2048, "c.jpg"))).toBeUndefined();
});

it("has nothing after it was cleared, in its list either", async () => {
  const files = create();
  await files.store(photo(64), fileOf(64));
  await files.clear();
  expect(await caches.keys()).toEqual([]);
  expect(await files.findOtherVersion(photo(128))).toBeUndefined();
});
