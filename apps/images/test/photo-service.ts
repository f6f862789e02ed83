import { randomUUID } from "node:crypto";
import {
  encodeImageRequest,
  type ImageRequest,
  openDatabase,
  requireOwnImageAccess,
  SignedUrlSnapshots,
  signPhoto,
} from "@photomap/server";
import { openTestBackend } from "@photomap/testing";
import { pino } from "pino";
import { createImages } from "../src/app.ts";
import { PictureMemory } from "../src/picture-memory.ts";
import { createImageService } from "../src/service.ts";

/** A deadline that tests about other things don't reach on a busy machine. */
export const LONG_DEADLINE_MS = 60_000;

/** Opens an image service on the real services, with a user who uploads to it. */
export async function openPhotoService(memory = new PictureMemory(LONG_DEADLINE_MS)) {
  const test = await openTestBackend();
  const { storage, photos, imageSigner: signer, accessEpochs, sessions } = test.backend;
  const { viewer } = await sessions.startGuest();
  const { identity } = viewer;
  const log = pino({ level: "silent" });
  const shared = { storage, photos, signer, accessEpochs, memory, log };
  const open = () => createImages(shared);
  const images = open();
  const database = openDatabase(test.databaseUrl, 2);
  return {
    ...test.backend,
    query: (statement: string, values: readonly unknown[]) => test.query(statement, values),
    identity,
    images,
    shared,
    /** Opens another process with the same stores. */
    open,
    /** Opens another process with all routes. */
    openAll: () =>
      createImageService({
        ...shared,
        designs: test.backend.designs,
        projects: test.backend.signedProjects,
        suggestions: test.backend.signedSuggestions,
        snapshots: new SignedUrlSnapshots(database.db),
        productPictures: test.backend.productPictures,
      }),
    async upload(photo: Buffer, folder = "photos"): Promise<string> {
      const key = `${identity}/uploads/${folder}/${randomUUID()}.jpg`;
      await storage.writeOriginal(key, photo, "image/jpeg");
      return key;
    },
    /** Returns the signature that the API gives to the user. */
    sign: (bucket: string, key: string) =>
      signPhoto(signer, { bucket, key }, requireOwnImageAccess(viewer)),
    address(key: string, edge: ImageRequest["edits"]["resize"]["width"] = 512): string {
      const bucket = storage.originalsBucket;
      const resize = { width: edge, height: edge, fit: "inside" } as const;
      return `/${encodeImageRequest({ bucket, key, edits: { resize } })}/${this.sign(bucket, key)}`;
    },
    async listMedia(key: string): Promise<string[]> {
      const found: string[] = [];
      for await (const object of storage.list(storage.mediaBucket, `${key}/`)) {
        found.push(object.key.slice(key.length + 1));
      }
      return found.toSorted();
    },
    async close() {
      await images.close();
      await database.close();
      for (const bucket of storage.buckets) await storage.removeAll(bucket, `${identity}/`);
      await test.close();
    },
  };
}

export type PhotoServiceUnderTest = Awaited<ReturnType<typeof openPhotoService>>;
