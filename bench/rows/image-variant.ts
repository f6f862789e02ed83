import { readFile } from "node:fs/promises";
import { encodeImageRequest, openStorage, parseConfig, PhotoSigner, storageSection } from "@photomap/server";
import { readServiceEnvironment } from "@photomap/testing";
import { loadUrl } from "../load.ts";
import type { Row } from "../row.ts";
import { startServer } from "../server-process.ts";

const PHOTO = new URL("../../catalogue/photos/mountain-trail.jpg", import.meta.url);
const KEY = "bench/uploads/bench/mountain-trail.jpg";
const SIZE = { width: 512, height: 512, fit: "inside" } as const;

export const imageVariant: Row = {
  name: "Image service, 512 px variant",
  floorName: "bare sharp, same photo and settings",
  unit: "per second",
  target: { kind: "at least", ratio: 0.9 },
  rounds: 7,
  async prepare() {
    const environment = readServiceEnvironment();
    const storage = openStorage(parseConfig(storageSection, environment));
    const bucket = storage.ingestBucket;
    await storage.writeOriginal(KEY, await readFile(PHOTO), "image/jpeg");
    const encoded = encodeImageRequest({ bucket, key: KEY, edits: { resize: SIZE } });
    const signature = new PhotoSigner(environment["IMAGE_SIGNING_KEY"] ?? "").sign(bucket, KEY);
    const images = await startServer("./servers/images.ts", environment);
    const bare = await startServer("./servers/bare-sharp.ts", environment);
    return {
      thing: () => loadUrl({ url: `${images.url}/${encoded}/${signature}` }),
      floor: () => loadUrl({ url: bare.url }),
      async close() {
        await images.stop();
        await bare.stop();
        await storage.remove(bucket, KEY);
        storage.close();
      },
    };
  },
};
