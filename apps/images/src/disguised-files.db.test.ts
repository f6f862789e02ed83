import { makeDisguisedFiles, makePhotosWithPayload } from "@photomap/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openPhotoService, type PhotoServiceUnderTest } from "../test/photo-service.ts";

const SIZES = [64, 128, 256, 512, 1024, 2048, 4096] as const;
const ACCEPTS = ["*/*", "image/avif,image/webp"];

let service: PhotoServiceUnderTest;

beforeAll(async () => {
  service = await openPhotoService();
});
afterAll(() => service.close());

it("stores and serves nothing of files that are not photos or also valid in another format", async () => {
  const files = await makeDisguisedFiles();
  const statuses: number[] = [];
  for (const [, file] of files) {
    const key = await service.upload(file);
    statuses.push((await service.images.inject(service.address(key))).statusCode);
  }
  expect(statuses).toEqual(files.map(() => 404));
  const { storage, identity } = service;
  const stored: string[] = [];
  for await (const { key } of storage.list(storage.mediaBucket, `${identity}/`)) stored.push(key);
  expect(stored).toEqual([]);
});

it("serves only the pixels of photos with a payload", async () => {
  for (const [, file] of await makePhotosWithPayload()) {
    const key = await service.upload(file);
    for (const accept of ACCEPTS) {
      for (const edge of SIZES) {
        const url = service.address(key, edge);
        const answer = await service.images.inject({ url, headers: { accept } });
        expect(answer.statusCode).toBe(200);
        expect(answer.rawPayload.toString("latin1")).not.toMatch(/script|ftypmp42|xxxx/i);
      }
    }
  }
});
