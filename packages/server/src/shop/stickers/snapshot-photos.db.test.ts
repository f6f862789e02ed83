import { randomUUID } from "node:crypto";
import { openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getDerivativeKey, getMasterKey } from "../../photos/keys/photo-keys.ts";
import {
  copySnapshotPhotos,
  getSnapshotPhotoKey,
  readSnapshotPhoto,
  removeSnapshotPhotos,
} from "./snapshot-photos.ts";

const OWNER_ID = randomUUID();

let test: TestBackend;

beforeAll(async () => {
  test = await openTestBackend();
});
afterAll(async () => {
  const { storage } = test.backend;
  await storage.removeAll(storage.mediaBucket, `${OWNER_ID}/`);
  await test.close();
});

/** A processed photo; the text stands for its pixels. */
async function storePhoto(text: string): Promise<string> {
  const key = `${OWNER_ID}/uploads/photos/${randomUUID()}.jpg`;
  const { storage } = test.backend;
  await storage.writeMedia(getMasterKey(key), Buffer.from(`master of ${text}`), "image/jpeg");
  const small = Buffer.from(`512 pixels of ${text}`);
  await storage.writeMedia(getDerivativeKey(key, 512), small, "image/jpeg");
  return key;
}

async function open(snapshotId: string, photoId: string): Promise<(string | undefined)[]> {
  const sizes = (["master", "preview"] as const).map(async (size) =>
    (await readSnapshotPhoto(test.backend.storage, { snapshotId, photoId, size }))?.toString(),
  );
  return Promise.all(sizes);
}

describe("the photos of a snapshot", () => {
  it("stay when the photo is deleted, and are removed with the snapshot", async () => {
    const { storage } = test.backend;
    const [first, second] = [randomUUID(), randomUUID()];
    const photo = await storePhoto("a lake");
    expect(await open(first, photo)).toEqual([undefined, undefined]);
    for (const id of [first, second]) {
      expect(await copySnapshotPhotos(storage, id, [photo, photo])).toEqual([]);
    }
    await storage.removeAll(storage.mediaBucket, `${photo}/`);
    const copies = ["master of a lake", "512 pixels of a lake"];
    expect(await open(first, photo)).toEqual(copies);
    await removeSnapshotPhotos(storage, first);
    expect([await open(first, photo), await open(second, photo)]).toEqual([
      [undefined, undefined],
      copies,
    ]);
    await removeSnapshotPhotos(storage, second);
  });

  it("are reported when they are missing, and copied again by a repeated call only then", async () => {
    const { storage } = test.backend;
    const snapshotId = randomUUID();
    const photo = await storePhoto("a lake");
    const late = `${OWNER_ID}/uploads/photos/${randomUUID()}.jpg`;
    const ids = [photo, late, "../secrets"];
    expect(await copySnapshotPhotos(storage, snapshotId, ids)).toEqual(["../secrets", late]);
    await storage.removeAll(storage.mediaBucket, `${photo}/`);
    expect(await copySnapshotPhotos(storage, snapshotId, [photo])).toEqual([]);
    await storage.remove(storage.mediaBucket, getMasterKey(getSnapshotPhotoKey(snapshotId, photo)));
    expect(await copySnapshotPhotos(storage, snapshotId, [photo])).toEqual([photo]);
    await removeSnapshotPhotos(storage, snapshotId);
  });

  it("are copied by parallel calls", async () => {
    const { storage } = test.backend;
    const snapshotId = randomUUID();
    const photos = await Promise.all(["a", "b", "c", "d", "e", "f"].map(storePhoto));
    const copies = Array.from({ length: 3 }, () => copySnapshotPhotos(storage, snapshotId, photos));
    expect(await Promise.all(copies)).toEqual([[], [], []]);
    const opened = await Promise.all(photos.map((photo) => open(snapshotId, photo)));
    expect(opened.flat().filter((copy) => copy === undefined)).toEqual([]);
    await removeSnapshotPhotos(storage, snapshotId);
  });
});
