import { readdir, readFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { setTimeout } from "node:timers/promises";
import { processPhoto } from "@photomap/render";
import { encodeImageRequest, requireOwnImageAccess, signPhoto } from "@photomap/server";
import { openTestBackend, readServiceEnvironment } from "@photomap/testing";
import { startServer } from "./server-process.ts";

const FOLDER = new URL("../catalog/photos/", import.meta.url);
const POLL_MS = 200;
const AGENT = new Agent({ keepAlive: true });

export interface BenchPhoto {
  readonly name: string;
  readonly original: Buffer;
  readonly url: string;
}

/** Starts the image service with several processed copies of every photo of the catalog. */
export async function openBenchPhotos(edgePx: 512, copies: number) {
  const test = await openTestBackend();
  const { storage, photos, imageSigner, sessions } = test.backend;
  const { viewer } = await sessions.startGuest();
  const prefix = `${viewer.identity}/uploads/bench/`;
  const environment: NodeJS.ProcessEnv = {
    ...readServiceEnvironment(),
    DATABASE_URL: test.databaseUrl,
  };
  const service = await startServer("./servers/images.ts", environment);
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith(".jpg")).toSorted();
  const bucket = storage.originalsBucket;
  const resize = { width: edgePx, height: edgePx, fit: "inside" } as const;
  const all: BenchPhoto[] = [];
  for (let copy = 0; copy < copies; copy += 1) {
    for (const name of names) {
      const original = await readFile(new URL(name, FOLDER));
      const key = `${prefix}${copy}-${name}`;
      await storage.writeOriginal(key, original, "image/jpeg");
      await photos.process(key, processPhoto);
      const path = encodeImageRequest({ bucket, key, edits: { resize } });
      const signature = signPhoto(imageSigner, { bucket, key }, requireOwnImageAccess(viewer));
      all.push({ name, original, url: `${service.url}/${path}/${signature}` });
    }
  }
  return {
    photos: all,
    /** Restores the state before the first request. */
    async removeVariants() {
      for await (const { key } of storage.list(storage.mediaBucket, prefix)) {
        if (key.includes("/variants/")) await storage.remove(storage.mediaBucket, key);
      }
    },
    /** Resolves when every variant is stored. */
    async waitForVariants() {
      for (let stored = 0; stored < all.length; ) {
        await setTimeout(POLL_MS);
        stored = 0;
        for await (const { key } of storage.list(storage.mediaBucket, prefix)) {
          if (key.includes("/variants/")) stored += 1;
        }
      }
    },
    async close() {
      await service.stop();
      for (const place of storage.buckets) await storage.removeAll(place, prefix);
      await test.close();
    },
  };
}

/** Uses node:http, because fetch would add about 10 % to the measurement. */
export function download(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent: AGENT }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${response.statusCode} from ${url}`));
      response.resume().once("end", resolve);
    });
    sent.once("error", reject).end();
  });
}
