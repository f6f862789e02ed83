import {
  encodeImageRequest,
  openStorage,
  PhotoSigner,
  parseConfig,
  type Storage,
  storageSection,
} from "@photomap/server";
import { readServiceEnvironment } from "@photomap/testing";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createImages } from "./app.ts";

const KEY = `test/uploads/photos/${crypto.randomUUID()}.jpg`;
const BROKEN = `test/uploads/photos/${crypto.randomUUID()}.jpg`;
const signer = new PhotoSigner("the key of these tests, 32 characters");

let storage: Storage;
let images: FastifyInstance;

beforeAll(async () => {
  storage = openStorage(parseConfig(storageSection, readServiceEnvironment()));
  images = createImages({ storage, signer, log: pino({ level: "silent" }) });
  const photo = await sharp({
    create: { width: 900, height: 600, channels: 3, background: "teal" },
  })
    .withExif({
      IFD0: { Artist: "nobody should read this" },
      IFD3: { GPSLatitude: "42/1 0/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await storage.writeOriginal(KEY, photo, "image/jpeg");
  await storage.writeOriginal(BROKEN, Buffer.from("<script>alert(1)</script>"), "image/jpeg");
});
afterAll(async () => {
  await images.close();
  await storage.remove(storage.ingestBucket, KEY);
  await storage.remove(storage.ingestBucket, BROKEN);
  storage.close();
});

function address({
  key = KEY,
  bucket = storage.ingestBucket,
  signature = signer.sign(bucket, key),
}) {
  const resize = { width: 512, height: 512, fit: "inside" } as const;
  return `/${encodeImageRequest({ bucket, key, edits: { resize } })}/${signature}`;
}

describe("the image service", () => {
  it("UPL-10 shows a photo upright, inside the asked box and without its metadata", async () => {
    const answer = await images.inject(address({}));
    expect(answer.statusCode).toBe(200);
    const { width, height, format, exif, orientation } = await sharp(answer.rawPayload).metadata();
    expect({ width, height, format }).toEqual({ width: 341, height: 512, format: "jpeg" });
    expect(exif).toBeUndefined();
    expect(orientation).toBeUndefined();
    expect(answer.rawPayload.includes("nobody should read this")).toBe(false);
  });

  it("lets every cache keep it for ever, and answers 304 to one that has it", async () => {
    const first = await images.inject(address({}));
    expect(first.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    const again = await images.inject({
      url: address({}),
      headers: { "if-none-match": String(first.headers["etag"]) },
    });
    expect(again.statusCode).toBe(304);
  });

  it("gives one answer to everything that is not an address of ours", async () => {
    const refused = [
      address({ signature: "AAAAAAAAAAAAAAAAAAAAAA" }),
      address({ signature: signer.sign(storage.ingestBucket, "another key") }),
      address({ bucket: storage.mediaBucket }),
      address({ key: "test/uploads/photos/missing.jpg" }),
      address({ key: BROKEN }),
      "/nonsense/nonsense",
    ];
    const answers = await Promise.all(refused.map((url) => images.inject(url)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 404));
    expect(answers.every(({ headers }) => headers["cache-control"] === undefined)).toBe(true);
  });
});
