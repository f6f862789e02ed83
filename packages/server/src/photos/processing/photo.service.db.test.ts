import { openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccountViewer, ANONYMOUS } from "../../platform/viewer/viewer.ts";
import type { PhotoProcessor } from "./photo.service.ts";

let test: TestBackend;
let owner: AccountViewer;

beforeAll(async () => {
  test = await openTestBackend();
  const email = "photos@photomap.example";
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(email);
  owner = { kind: "account", accountId: id, email, identity: id };
});
afterAll(async () => {
  const { storage } = test.backend;
  for (const bucket of storage.buckets) await storage.removeAll(bucket, `${owner.identity}/`);
  await test.close();
});

async function upload(content = "an original"): Promise<string> {
  const key = `${owner.identity}/uploads/photos/${crypto.randomUUID()}.jpg`;
  await test.backend.storage.writeOriginal(key, Buffer.from(content), "image/jpeg");
  return key;
}

/** Creates a replacement of the image library that derives short texts from the original. */
function createPhotoProcessor() {
  const read: string[] = [];
  const processPhoto: PhotoProcessor = async (bytes, edgesPx) => {
    const original = bytes.toString();
    read.push(original);
    if (original === "bad") return { kind: "rejected", reason: "WRONG_TYPE" };
    return {
      kind: "processed",
      width: 40,
      height: 30,
      master: Buffer.from(`master of ${original}`),
      derivatives: edgesPx.map((edge) => Buffer.from(`${edge} of ${original}`)),
      takenAt: "2019-07-04T18:30:05",
      latitude: 39.7392,
      longitude: -104.9903,
    };
  };
  return { read, processPhoto };
}

async function listMedia(key: string): Promise<string[]> {
  const { storage } = test.backend;
  const found: string[] = [];
  for await (const object of storage.list(storage.mediaBucket, `${key}/`)) {
    found.push(object.key.slice(key.length + 1));
  }
  return found.toSorted();
}

describe("process", () => {
  it("stores a master and four derivatives below the photo's own key, once", async () => {
    const { photos } = test.backend;
    const { read, processPhoto } = createPhotoProcessor();
    const key = await upload();
    expect(await photos.process(key, processPhoto)).toBe("READY");
    expect(await photos.process(key, processPhoto)).toBe("READY");
    expect(read).toEqual(["an original"]);
    expect(await listMedia(key)).toEqual([
      "derivatives/1024.jpg",
      "derivatives/2048.jpg",
      "derivatives/256.jpg",
      "derivatives/512.jpg",
      "master.jpg",
    ]);
    expect(String(await photos.openMaster(key, processPhoto))).toBe("master of an original");
    expect(read).toHaveLength(1);
  });

  it.each([
    [64, "256"],
    [256, "512"],
    [1024, "2048"],
    [2048, "master"],
    [4096, "master"],
  ])("returns the next larger derivative for %i pixels, created on demand", async (edge, name) => {
    const { photos } = test.backend;
    const { read, processPhoto } = createPhotoProcessor();
    const key = await upload();
    for (let i = 0; i < 2; i += 1) {
      expect(String(await photos.openLarger(key, edge, processPhoto))).toBe(
        `${name} of an original`,
      );
    }
    expect(read).toHaveLength(1);
  });

  it("marks a rejected photo, stores nothing of it and does not read it again", async () => {
    const { photos } = test.backend;
    const { read, processPhoto } = createPhotoProcessor();
    const key = await upload("bad");
    expect(await photos.openMaster(key, processPhoto)).toBeUndefined();
    expect(await photos.openLarger(key, 64, processPhoto)).toBeUndefined();
    expect(await photos.process(key, processPhoto)).toBe("REJECTED");
    expect(read).toHaveLength(1);
    expect(await listMedia(key)).toEqual([]);
    expect(await photos.findOwn(owner, [key])).toMatchObject([
      { key, status: "REJECTED", rejection: "WRONG_TYPE" },
    ]);
  });

  it("does nothing while the original is missing", async () => {
    const { photos } = test.backend;
    const { processPhoto } = createPhotoProcessor();
    const key = `${owner.identity}/uploads/photos/${crypto.randomUUID()}.jpg`;
    expect(await photos.process(key, processPhoto)).toBeUndefined();
    expect(await photos.findOwn(owner, [key])).toEqual([]);
  });

  it("leaves nothing of a photo that is erased during its processing", async () => {
    const { photos, storage } = test.backend;
    const { processPhoto } = createPhotoProcessor();
    const key = await upload();
    await photos.process(key, async (...parameters) => {
      await storage.remove(storage.originalsBucket, key);
      return processPhoto(...parameters);
    });
    expect(await listMedia(key)).toEqual([]);
    expect(await photos.findOwn(owner, [key])).toEqual([]);
  });
});

describe("date and place", () => {
  it("are visible to the owner only", async () => {
    const { photos } = test.backend;
    const key = await upload();
    await photos.process(key, createPhotoProcessor().processPhoto);
    expect(await photos.findOwn(owner, [key, "another"])).toEqual([
      {
        key,
        status: "READY",
        rejection: null,
        width: 40,
        height: 30,
        takenAt: "2019-07-04T18:30:05",
        latitude: 39.7392,
        longitude: -104.9903,
      },
    ]);
    const others = [
      ANONYMOUS,
      { kind: "guest", identity: "guest-1" } as const,
      { ...owner, accountId: "somebody-else", identity: "somebody-else" },
    ];
    for (const viewer of others) expect(await photos.findOwn(viewer, [key])).toEqual([]);
  });
});
