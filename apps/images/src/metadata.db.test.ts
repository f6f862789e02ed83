import { randomUUID } from "node:crypto";
import { decodePhotoBundle } from "@photomap/project";
import { processPhoto } from "@photomap/render";
import {
  createPhotoBundlePath,
  createPreviewPath,
  createSharePicturePath,
  createStickerOrderPreviewPath,
  createStickerPreviewPath,
  createSuggestionPreviewPath,
  getSuggestionAccess,
  requireOwnImageAccess,
  SHARE_PICTURE_NAMES,
} from "@photomap/server";
import { makeImage, makeInput, readMetadata, writeMetadata } from "@photomap/testing";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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

async function createProject(email: string) {
  const { id } = await service.sessions.ensureDevelopmentAccount(email);
  const owner = { kind: "account", accountId: id, email, identity: id } as const;
  const image = makeImage(id, { x: 700, y: 600, width: 400, height: 400 });
  await service.storage.writeOriginal(image.id, photo, "image/jpeg");
  const request = { designId: "50-states-36x24", inputs: { CO: makeInput([image]) } };
  const made = await service.projects.create(owner, "pm", request);
  if (made.kind !== "created") throw new Error(JSON.stringify(made));
  return { owner, project: made.project, photoId: image.id };
}

it("the preview of a project and the pictures of its share page reveal none of it either", async () => {
  const { designs, imageSigner: signer, signedProjects, storage, shared } = service;
  const { owner, project } = await createProject("preview@photomap.example");
  const images = service.open();
  addPreviewRoute(images, { ...shared, projects: signedProjects, designs });
  const access = requireOwnImageAccess(owner);
  const sharePath = createSharePicturePath(signer, project, access);
  const urls = [
    createPreviewPath(signer, project, access),
    ...SHARE_PICTURE_NAMES.map((name) => `${sharePath}/${name}`),
  ];
  const answers = await Promise.all(urls.map((url) => images.inject(url)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  const metadata = await readMetadata(answers.map(({ rawPayload }) => rawPayload));
  expect(metadata).toEqual(urls.map(() => []));
  await images.close();
  for (const bucket of storage.buckets) await storage.removeAll(bucket, `${owner.identity}/`);
});

describe("with all routes", () => {
  let images: FastifyInstance;

  beforeAll(() => {
    images = service.openAll();
  });
  afterAll(() => images.close());

  async function open(url: string): Promise<Buffer> {
    const answer = await images.inject(url);
    expect(answer.statusCode).toBe(200);
    return answer.rawPayload;
  }

  it("the photo bundle, stickers and sticker orders of a project reveal none of it", async () => {
    const { imageSigner: signer, photos, stickers } = service;
    const { owner, project, photoId } = await createProject("bundle@photomap.example");
    const access = requireOwnImageAccess(owner);
    await photos.process(photoId, processPhoto);
    const bundle = await open(`${createPhotoBundlePath(signer, project, access)}/1280`);
    const bundled = decodePhotoBundle(new Uint8Array(bundle)).map(({ bytes }) =>
      Buffer.from(bytes),
    );
    expect(bundled).toHaveLength(1);
    const sticker = { openingId: "CO", scale: project.outputScale, quantity: 1 };
    const order = await stickers.create(owner, {
      projectId: project.id,
      outputType: project.outputType,
      requestId: randomUUID(),
      stickers: [{ ...sticker, quantityWithMoney: 1, quantityWithTokens: 0 }],
    });
    if (order.kind !== "created") throw new Error(JSON.stringify(order));
    const { snapshotId } = order.order;
    const files = [
      ...bundled,
      await open(createStickerPreviewPath(signer, project, "CO", access)),
      await open(createStickerOrderPreviewPath(signer, snapshotId, "CO", access)),
    ];
    expect(await readMetadata(files)).toEqual(files.map(() => []));
  });

  it("the preview of a suggestion, and the file of a ticket reveal none of it", async () => {
    const { imageSigner: signer, storage, suggestions } = service;
    const { project } = await createProject("shared@photomap.example");
    const { owner: suggester } = await createProject("suggester@photomap.example");
    await service.query("update project set access_policy = 'PUBLIC_COLLABORATORS' where id = $1", [
      project.id,
    ]);
    const image = makeImage(suggester.identity, { x: 700, y: 600, width: 400, height: 400 });
    await storage.writeOriginal(image.id, photo, "image/jpeg");
    const input = { images: [image], modifiedAt: "2026-05-01T10:00:00.000Z" };
    const requests = [{ openingId: "CO", input, requestId: randomUUID() }];
    const created = await suggestions.create(suggester, project.id, requests);
    const draft = created.kind === "done" ? created.suggestions[0] : undefined;
    if (draft === undefined) throw new Error(JSON.stringify(created));
    const access = getSuggestionAccess(suggester, draft);
    const key = await service.upload(photo, "contact");
    const files = [
      await open(createSuggestionPreviewPath(signer, draft, access)),
      await open(service.address(key, 1024)),
    ];
    expect(await readMetadata(files)).toEqual(files.map(() => []));
  });
});
