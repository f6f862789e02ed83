import {
  createPreviewPath,
  createSharePicturePath,
  requireOwnerAccess,
  SHARE_PICTURES,
} from "@photomap/server";
import { makeImage, makeInput, readMetadata, writeMetadata } from "@photomap/testing";
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
  photo = await writeMetadata(await plain.withIccProfile("p3").jpeg().toBuffer());
});
afterAll(() => service.close());

it("an original carries all kinds of metadata", async () => {
  const expected = ["GPS:GPSLatitude", "XMP-dc:Creator", "IPTC:City", "IMG_4711.JPG"];
  expect((await readMetadata([photo]))[0]).toEqual(expect.arrayContaining(expected));
});

it("no size and no format of a photo reveals its date, place, author or file name", async () => {
  const key = await service.upload(photo);
  const files = new Map<string, Buffer>();
  for (const accept of ACCEPTS) {
    for (const edge of SIZES) {
      const url = service.address(key, edge);
      const answer = await service.images.inject({ url, headers: { accept } });
      expect(answer.statusCode).toBe(200);
      files.set(`${edge} ${accept}`, answer.rawPayload);
      expect(JSON.stringify(answer.headers)).not.toContain("IMG_4711");
    }
  }
  const { storage } = service;
  for await (const { key: stored } of storage.list(storage.mediaBucket, `${key}/`)) {
    files.set(stored, (await storage.read(storage.mediaBucket, stored)) ?? photo);
  }
  const metadata = await readMetadata([...files.values()]);
  const found = [...files.keys()].map((name, i) => [name, metadata[i]]);
  expect(found).toEqual([...files.keys()].map((name) => [name, []]));
  expect(files.size).toBeGreaterThan(SIZES.length * ACCEPTS.length);
}, 120_000);

it("the preview of a project and the pictures of its share page reveal none of it either", async () => {
  const { designs, imageSigner: signer, signedProjects, storage, shared } = service;
  const email = "preview@photomap.example";
  const { id } = await service.sessions.ensureDevelopmentAccount(email);
  const owner = { kind: "account", accountId: id, email, identity: id } as const;
  const image = makeImage(id);
  await storage.writeOriginal(image.id, photo, "image/jpeg");
  const request = { designId: "50-states-36x24", inputs: { CO: makeInput([image]) } };
  const made = await service.projects.create(owner, "pm", request);
  if (made.kind !== "created") throw new Error(JSON.stringify(made));
  const images = service.open();
  addPreviewRoute(images, { ...shared, projects: signedProjects, designs });
  const access = requireOwnerAccess(owner);
  const sharePath = createSharePicturePath(signer, made.project, access);
  const urls = [
    createPreviewPath(signer, made.project, access),
    ...SHARE_PICTURES.map((name) => `${sharePath}/${name}`),
  ];
  const answers = await Promise.all(urls.map((url) => images.inject(url)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  const metadata = await readMetadata(answers.map(({ rawPayload }) => rawPayload));
  expect(metadata).toEqual(urls.map(() => []));
  await images.close();
  for (const bucket of storage.buckets) await storage.removeAll(bucket, `${id}/`);
});
