import { randomUUID } from "node:crypto";
import { ListObjectVersionsCommand } from "@aws-sdk/client-s3";
import { parseConfig, storageVariables } from "@photomap/server";
import { openTestBackend, readServiceEnvironment, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createStorageClient } from "../local-services/buckets.ts";
import { undeleteObject } from "./undelete.ts";

const PREFIX = `${randomUUID()}/`;
const PHOTO = Buffer.from("the bytes of a photo");
const client = createStorageClient(parseConfig(storageVariables, readServiceEnvironment()));

let test: TestBackend;

beforeAll(async () => {
  test = await openTestBackend();
});
afterAll(() => test.close());

async function storePhoto(): Promise<string> {
  const key = `${PREFIX}uploads/photos/${randomUUID()}.jpg`;
  await test.backend.storage.writeOriginal(key, PHOTO, "image/jpeg");
  return key;
}

const undelete = (key: string) => undeleteObject(client, test.backend.storage.originalsBucket, key);

it("brings a photo back that was deleted, byte by byte", async () => {
  const { storage } = test.backend;
  const key = await storePhoto();
  await storage.remove(storage.originalsBucket, key);
  await storage.remove(storage.originalsBucket, key);
  expect(await storage.has(storage.originalsBucket, key)).toBe(false);
  expect(await undelete(key)).toBe("brought back");
  expect(await storage.read(storage.originalsBucket, key)).toEqual(PHOTO);
  expect(await undelete(key)).toBe("was not deleted");
});

it("brings the last version of a replaced photo back", async () => {
  const { storage } = test.backend;
  const key = await storePhoto();
  const replacement = Buffer.from("other bytes");
  await storage.writeOriginal(key, replacement, "image/jpeg");
  await storage.remove(storage.originalsBucket, key);
  expect(await undelete(key)).toBe("brought back");
  expect(await storage.read(storage.originalsBucket, key)).toEqual(replacement);
});

it("finds nothing of erased photos, deleted ones included", async () => {
  const { storage } = test.backend;
  const [deleted, kept] = [await storePhoto(), await storePhoto()];
  await storage.remove(storage.originalsBucket, deleted);
  await storage.removeAll(storage.originalsBucket, PREFIX);
  const list = new ListObjectVersionsCommand({ Bucket: storage.originalsBucket, Prefix: PREFIX });
  expect(await client.send(list)).not.toMatchObject({ Versions: expect.anything() });
  expect(await client.send(list)).not.toMatchObject({ DeleteMarkers: expect.anything() });
  expect([await undelete(deleted), await undelete(kept)]).toEqual([
    "has no version",
    "has no version",
  ]);
});
