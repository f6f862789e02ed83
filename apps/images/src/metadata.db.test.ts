import { previewPath } from "@photomap/server";
import { makeImage, makeInput, readNotes, writeNotes } from "@photomap/testing";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openPhotoService, type PhotoServiceUnderTest } from "../test/photo-service.ts";
import { addPreviewRoute } from "./preview-route.ts";

const SIZES = [64, 128, 256, 512, 1024, 2048, 4096] as const;
const ACCEPTS = ["*/*", "image/avif,image/webp"];

let service: PhotoServiceUnderTest;
let photo: Buffer;

beforeAll(async () => {
  service = await openPhotoService();
  const plain = sharp({ create: { width: 3000, height: 2000, channels: 3, background: "teal" } });
  photo = await writeNotes(await plain.withIccProfile("p3").jpeg().toBuffer());
});
afterAll(() => service.close());

it("an original tells all of it", async () => {
  const telling = ["GPS:GPSLatitude", "XMP-dc:Creator", "IPTC:City", "IMG_4711.JPG"];
  expect(await readNotes(photo)).toEqual(expect.arrayContaining(telling));
});

it("no size and no format of a photo tells when, where or by whom it was taken, or its name", async () => {
  const key = await service.upload(photo);
  for (const accept of ACCEPTS) {
    for (const edge of SIZES) {
      const url = service.address(key, edge);
      const answer = await service.images.inject({ url, headers: { accept } });
      expect(answer.statusCode).toBe(200);
      expect([edge, accept, await readNotes(answer.rawPayload)]).toEqual([edge, accept, []]);
      expect(JSON.stringify(answer.headers)).not.toContain("IMG_4711");
    }
  }
  const { storage } = service;
  for await (const { key: stored } of storage.list(storage.mediaBucket, `${key}/`)) {
    const kept = await storage.read(storage.mediaBucket, stored);
    expect([stored, await readNotes(kept ?? photo)]).toEqual([stored, []]);
  }
}, 120_000);

it("nor does the preview of a project with it", async () => {
  const { designs, photos, photoSigner: signer, signedProjects, storage } = service;
  const email = "preview@photomap.example";
  const { id } = await service.sessions.ensureDevelopmentAccount(email);
  const owner = { kind: "account", accountId: id, email, identity: id } as const;
  const image = makeImage(id);
  await storage.writeOriginal(image.id, photo, "image/jpeg");
  const request = { designId: "50-states-36x24", inputs: { CO: makeInput([image]) } };
  const made = await service.projects.create(owner, "pm", request);
  if (made.kind !== "created") throw new Error(JSON.stringify(made));
  const images = service.open();
  addPreviewRoute(images, { storage, photos, signer, projects: signedProjects, designs });
  const answer = await images.inject(previewPath(signer, made.project));
  expect(answer.statusCode).toBe(200);
  expect(await readNotes(answer.rawPayload)).toEqual([]);
  await images.close();
  for (const bucket of storage.buckets) await storage.removeAll(bucket, `${id}/`);
});
