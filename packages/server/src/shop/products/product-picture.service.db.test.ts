import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ProductPictureService } from "./product-picture.service.ts";

const NAME = "test-oak-0123abcd-1024.webp";

let test: TestBackend;
let folder: string;

beforeAll(async () => {
  test = await openTestBackend();
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
  await writeFile(join(folder, NAME), "a picture");
  await writeFile(join(folder, "sources.json"), "{}");
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await test.close();
});

it("uploads missing pictures once, and finds them after a release without them", async () => {
  const { storage } = test.backend;
  await storage.remove(storage.mediaBucket, `products/${NAME}`);
  const pictures = new ProductPictureService({ folder, storage });
  expect(await pictures.publish()).toEqual([`products/${NAME}`]);
  expect(await pictures.publish()).toEqual([]);
  const empty = await mkdtemp(join(folder, "later-"));
  const later = new ProductPictureService({ folder: empty, storage });
  expect((await later.find(NAME))?.toString()).toBe("a picture");
});

it.each(["sources.json", "../sources.json", "test-oak-1024.webp", "test-oak-0123abcd-640.webp"])(
  "finds no file called %s",
  async (name) => {
    const pictures = new ProductPictureService({ folder, storage: test.backend.storage });
    expect(await pictures.find(name)).toBeUndefined();
  },
);
