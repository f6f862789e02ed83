import { readFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import {
  encodeImageRequest,
  openStorage,
  PhotoSigner,
  parseConfig,
  type Storage,
  storageSection,
} from "@photomap/server";
import { readServiceEnvironment } from "@photomap/testing";
import sharp from "sharp";
import { countPerSecond } from "../count-per-second.ts";
import type { Row } from "../row.ts";
import { startServer } from "../server-process.ts";

const PHOTO = new URL("../../catalogue/photos/mountain-trail.jpg", import.meta.url);
const SIZE = { width: 512, height: 512, fit: "inside" } as const;
const WORKERS = 4;
const AGENT = new Agent({ keepAlive: true });

export const imageVariant: Row = {
  name: "Image service, 512 px variant",
  floorName: "bare sharp, same photo and settings, no network",
  unit: "per second",
  target: { kind: "at least", ratio: 0.9 },
  rounds: 7,
  async prepare() {
    const environment = readServiceEnvironment();
    const storage = openStorage(parseConfig(storageSection, environment));
    const photo = await readFile(PHOTO);
    // A photo for each worker: the service makes a variant once for all who ask at the same time.
    const keys = Array.from({ length: WORKERS }, (_, i) => `bench/uploads/bench/${i}.jpg`);
    for (const key of keys) await storage.writeOriginal(key, photo, "image/jpeg");
    const images = await startServer("./servers/images.ts", environment);
    const signer = new PhotoSigner(environment["IMAGE_SIGNING_KEY"] ?? "");
    const urls = keys.map((key) => `${images.url}${createAddress(storage, signer, key)}`);
    return {
      thing: () => countPerSecond(WORKERS, (worker) => download(urls[worker] ?? "")),
      floor: () => countPerSecond(WORKERS, () => resize(photo)),
      note: () => "originals in the service's memory after their first request",
      async close() {
        await images.stop();
        for (const key of keys) await storage.remove(storage.ingestBucket, key);
        storage.close();
      },
    };
  },
};

function createAddress(storage: Storage, signer: PhotoSigner, key: string): string {
  const bucket = storage.ingestBucket;
  const encoded = encodeImageRequest({ bucket, key, edits: { resize: SIZE } });
  return `/${encoded}/${signer.sign(bucket, key)}`;
}

/** By the plain client: fetch and its streams would cost a tenth of what is measured. */
function download(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent: AGENT }, (answer) => {
      if (answer.statusCode !== 200)
        reject(new Error(`${answer.statusCode} from the image service`));
      answer.resume().once("end", resolve);
    });
    asked.once("error", reject).end();
  });
}

async function resize(photo: Buffer): Promise<void> {
  await sharp(photo)
    .autoOrient()
    .resize({ ...SIZE, withoutEnlargement: true })
    .jpeg({ quality: 100 })
    .toBuffer();
}
