import { decodePhotoBundle, type OpeningImage } from "@photomap/project";
import { processPhoto } from "@photomap/render";
import {
  type AccountViewer,
  createPhotoBundlePath,
  createPreviewPath,
  getImageAccess,
  type ProjectRow,
  requireOwnImageAccess,
} from "@photomap/server";
import { makeImage, makeInput, openTestBackend, type TestBackend } from "@photomap/testing";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { LONG_DEADLINE_MS } from "../test/photo-service.ts";
import { createImages } from "./app.ts";
import { addPhotoBundleRoute } from "./photo-bundle-route.ts";
import { PictureMemory } from "./picture-memory.ts";

const CACHING = "public, max-age=31536000, s-maxage=30, immutable";

let test: TestBackend;
let images: FastifyInstance;
let owner: AccountViewer;

beforeAll(async () => {
  test = await openTestBackend();
  const { imageSigner: signer, signedProjects: projects, sessions } = test.backend;
  const log = pino({ level: "silent" });
  const shared = { ...test.backend, signer, memory: new PictureMemory(LONG_DEADLINE_MS), log };
  images = createImages(shared);
  addPhotoBundleRoute(images, { ...shared, projects });
  const email = "owner@photomap.example";
  const { id } = await sessions.ensureDevelopmentAccount(email);
  owner = { kind: "account", accountId: id, email, identity: id };
});
afterAll(async () => {
  await images.close();
  await test.close();
});

async function uploadPhoto(background: string): Promise<OpeningImage> {
  const photo = makeImage(owner.identity, { width: 120, height: 90 });
  const pixels = { width: 400, height: 300, channels: 3, background } as const;
  const jpeg = await sharp({ create: pixels }).jpeg().toBuffer();
  await test.backend.storage.writeOriginal(photo.id, jpeg, "image/jpeg");
  await test.backend.photos.process(photo.id, processPhoto);
  return photo;
}

async function createProject(photos: readonly OpeningImage[]): Promise<ProjectRow> {
  const created = await test.backend.projects.create(owner, "pm", {
    designId: "50-states-36x24",
    inputs: { CO: makeInput(photos) },
  });
  if (created.kind !== "created") throw new Error(created.kind);
  return created.project;
}

type Changes = Partial<Pick<ProjectRow, "name" | "accessPolicy">> & { inputs?: unknown };

async function save(project: ProjectRow, changes: Changes): Promise<ProjectRow> {
  const { name, accessPolicy } = { ...project, ...changes };
  const saved = await test.backend.projects.save(owner, {
    projectId: project.id,
    expectedUpdatedAt: project.updatedAt,
    name,
    outputType: project.outputType,
    outputScale: project.outputScale,
    accessPolicy,
    ...("inputs" in changes && { inputs: changes.inputs }),
  });
  if (saved.kind !== "saved") throw new Error(saved.kind);
  return saved.project;
}

function addressOf(project: ProjectRow, access = requireOwnImageAccess(owner)): string {
  return `${createPhotoBundlePath(test.backend.imageSigner, project, access)}/1280`;
}

async function openBundle(url: string) {
  const answer = await images.inject(url);
  expect(answer.statusCode).toBe(200);
  return { answer, photos: decodePhotoBundle(new Uint8Array(answer.rawPayload)) };
}

describe("a photo bundle", () => {
  it("has every photo of the project in the size of the map, and is cached as immutable", async () => {
    const [red, blue] = [await uploadPhoto("#ff0000"), await uploadPhoto("#0000ff")];
    const { answer, photos } = await openBundle(addressOf(await createProject([red, blue])));
    expect(answer.headers).toMatchObject({
      "cache-control": CACHING,
      "content-type": "application/octet-stream",
      "access-control-allow-origin": "*",
    });
    expect(photos.map(({ id, edgePx }) => ({ id, edgePx }))).toEqual([
      { id: red.id, edgePx: 64 },
      { id: blue.id, edgePx: 64 },
    ]);
    const { width, height, exif } = await sharp(photos[1]?.bytes).metadata();
    expect({ width, height, exif }).toEqual({ width: 64, height: 48, exif: undefined });
    const { channels } = await sharp(photos[1]?.bytes).stats();
    expect(channels[2]?.mean).toBeGreaterThan(240);
  });

  it("is created once for its photos, and adds a new photo to the others", async () => {
    const { storage, photos } = test.backend;
    const [first, second] = [await uploadPhoto("#ff0000"), await uploadPhoto("#00ff00")];
    const project = await createProject([first]);
    await images.inject(addressOf(project));
    const read = vi.spyOn(photos, "findLarger");
    const renamed = await save(project, { name: "Another name" });
    await openBundle(addressOf(renamed));
    expect(read).not.toHaveBeenCalled();
    const added = await save(renamed, { inputs: { CO: makeInput([first, second]) } });
    const { photos: both } = await openBundle(addressOf(added));
    expect(read.mock.calls.map(([key]) => key)).toEqual([second.id]);
    expect(both.map(({ id }) => id)).toEqual([first.id, second.id]);
    // An old address has the photos of now, without caching.
    const old = await images.inject(addressOf(project));
    expect(old.headers["cache-control"]).toBe("no-store");
    // Beside the preview, where the erasure of a project finds it.
    const key = `${project.ownerId}/previews/${project.id}.photos-1280-1`;
    expect(await storage.has(storage.mediaBucket, key)).toBe(true);
  });

  it("is completed when a photo has been processed", async () => {
    const late = makeImage(owner.identity, { width: 120, height: 90 });
    const project = await createProject([await uploadPhoto("#ff0000"), late]);
    expect((await openBundle(addressOf(project))).photos).toHaveLength(1);
    const pixels = { width: 400, height: 300, channels: 3, background: "#fff" } as const;
    const jpeg = await sharp({ create: pixels }).jpeg().toBuffer();
    await test.backend.storage.writeOriginal(late.id, jpeg, "image/jpeg");
    await test.backend.photos.process(late.id, processPhoto);
    expect((await openBundle(addressOf(project))).photos).toHaveLength(2);
  });

  it("is refused to a stranger once the project is private, also as not modified", async () => {
    const project = await createProject([await uploadPhoto("#ff0000")]);
    const shown = await save(project, { accessPolicy: "PUBLIC" });
    const stranger = getImageAccess({ kind: "anonymous" }, "VIEWER", shown);
    const url = addressOf(shown, stranger);
    const { answer } = await openBundle(url);
    await save(shown, { accessPolicy: "PRIVATE" });
    const headers = { "if-none-match": String(answer.headers["etag"]) };
    expect((await images.inject(url)).statusCode).toBe(404);
    expect((await images.inject({ url, headers })).statusCode).toBe(404);
  });

  it("is not found without a signature of its own, in another spelling or size, or once deleted", async () => {
    const project = await createProject([await uploadPhoto("#ff0000")]);
    const url = addressOf(project);
    const access = requireOwnImageAccess(owner);
    const preview = createPreviewPath(test.backend.imageSigner, project, access);
    const refused = [
      `${preview.replace("/previews/", "/photo-bundles/")}/1280`,
      url.replace("/1280", "/1281"),
      url.replace("/1280", "/01280"),
      url.replace("/1280", ""),
      `${url}?a=1`,
      url.replace(`/${project.id}/`, "/zzzzzz/"),
    ];
    const answers = await Promise.all(refused.map((address) => images.inject(address)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 404));
    await test.backend.trash.add(owner, project.id);
    expect((await images.inject(url)).statusCode).toBe(404);
  });
});
