import { readdir, readFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { ingestPhoto } from "@photomap/render";
import { encodeImageRequest, PhotoSigner } from "@photomap/server";
import { openTestBackend, readServiceEnvironment } from "@photomap/testing";
import { startServer } from "./server-process.ts";

const FOLDER = new URL("../catalog/photos/", import.meta.url);
const AGENT = new Agent({ keepAlive: true });
const PREFIX = "bench/uploads/bench/";

export interface BenchPhoto {
  readonly name: string;
  readonly original: Buffer;
  /** Its address at the image service. */
  readonly url: string;
}

/** The image service with every photo of the catalog a few times, all of them ingested. */
export async function openBenchPhotos(edgePx: 512, copies: number) {
  const test = await openTestBackend();
  const { storage, photos } = test.backend;
  const environment: NodeJS.ProcessEnv = {
    ...readServiceEnvironment(),
    DATABASE_URL: test.databaseUrl,
  };
  const service = await startServer("./servers/images.ts", environment);
  const signer = new PhotoSigner(environment["IMAGE_SIGNING_KEY"] ?? "");
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith(".jpg")).toSorted();
  const bucket = storage.ingestBucket;
  const resize = { width: edgePx, height: edgePx, fit: "inside" } as const;
  const all: BenchPhoto[] = [];
  for (let copy = 0; copy < copies; copy += 1) {
    for (const name of names) {
      const original = await readFile(new URL(name, FOLDER));
      const key = `${PREFIX}${copy}-${name}`;
      await storage.writeOriginal(key, original, "image/jpeg");
      await photos.settle(key, ingestPhoto);
      const path = encodeImageRequest({ bucket, key, edits: { resize } });
      all.push({ name, original, url: `${service.url}/${path}/${signer.sign(bucket, key)}` });
    }
  }
  return {
    photos: all,
    /** As if nobody had asked for any of them. */
    async forgetVariants() {
      for await (const { key } of storage.list(storage.mediaBucket, PREFIX)) {
        if (key.includes("/variants/")) await storage.remove(storage.mediaBucket, key);
      }
    },
    async close() {
      await service.stop();
      for (const place of storage.buckets) await storage.removeAll(place, PREFIX);
      await test.close();
    },
  };
}

/** By the plain client: fetch and its streams would cost a tenth of what is measured. */
export function download(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent: AGENT }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${answer.statusCode} from ${url}`));
      answer.resume().once("end", resolve);
    });
    asked.once("error", reject).end();
  });
}
