import {
  type AccountViewer,
  createPreviewPath,
  createSharePicturePath,
  ImageSigner,
  type ProjectRow,
  requireOwnImageAccess,
} from "@photomap/server";
import { makeImage, makeInput, openTestBackend, type TestBackend } from "@photomap/testing";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LONG_DEADLINE_MS } from "../test/photo-service.ts";
import { createImages } from "./app.ts";
import { PictureMemory } from "./picture-memory.ts";
import { addPreviewRoute } from "./preview-route.ts";

const CACHING = "public, max-age=31536000, s-maxage=30, immutable";
const MAGENTA = { r: 200, g: 30, b: 140 };

let test: TestBackend;
let images: FastifyInstance;
let owner: AccountViewer;

beforeAll(async () => {
  test = await openTestBackend();
  const { imageSigner: signer, signedProjects: projects, sessions } = test.backend;
  const log = pino({ level: "silent" });
  const shared = { ...test.backend, signer, memory: new PictureMemory(LONG_DEADLINE_MS), log };
  images = createImages(shared);
  addPreviewRoute(images, { ...shared, projects });
  const email = "owner@photomap.example";
  const { id } = await sessions.ensureDevelopmentAccount(email);
  owner = { kind: "account", accountId: id, email, identity: id };
});
afterAll(async () => {
  await images.close();
  await test.close();
});

/** Creates a map of the 50 states whose Colorado is one magenta photo. */
async function createProject(backgroundId: string | null = null): Promise<ProjectRow> {
  const photo = makeImage(owner.identity, { x: 900, y: 700, width: 400, height: 300 });
  const pixels = { width: 400, height: 300, channels: 3, background: MAGENTA } as const;
  const jpeg = await sharp({ create: pixels }).jpeg().toBuffer();
  await test.backend.storage.writeOriginal(photo.id, jpeg, "image/jpeg");
  const design = await test.backend.designs.find("50-states-36x24");
  const box = design?.features.find(({ id }) => id === "CO")?.layers.print?.box;
  const placed = { ...photo, ...box };
  const created = await test.backend.projects.create(owner, "pm", {
    designId: "50-states-36x24",
    outputType: "MATBOARD_WALL_MAP",
    backgroundId,
    inputs: { CO: makeInput([placed]) },
  });
  if (created.kind !== "created") throw new Error(JSON.stringify(created));
  return created.project;
}

function addressOf(project: ProjectRow): string {
  return createPreviewPath(test.backend.imageSigner, project, requireOwnImageAccess(owner));
}

async function colorAt(picture: Buffer, left: number, top: number) {
  const [r, g, b] = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return { r, g, b };
}

async function colorOfColorado(picture: Buffer) {
  const design = await test.backend.designs.describe("50-states-36x24");
  const { x = 0, y = 0 } =
    design?.features.flatMap((feature) =>
      feature.type === "OPENING" && feature.id === "CO" ? (feature.labelPoint ?? []) : [],
    )[0] ?? {};
  const { width } = await sharp(picture).metadata();
  const scale = width / (design?.width ?? 1);
  return colorAt(picture, Math.round(x * scale), Math.round(y * scale));
}

describe("a preview", () => {
  it("shows the photos on the map, and is cached as immutable", async () => {
    const answer = await images.inject(addressOf(await createProject()));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toBe(CACHING);
    const { width, height, format } = await sharp(answer.rawPayload).metadata();
    expect({ width, height, format }).toEqual({ width: 640, height: 427, format: "jpeg" });
    const shown = await colorOfColorado(answer.rawPayload);
    expect(shown.r).toBeGreaterThan(180);
    expect(shown.g).toBeLessThan(60);
  });

  it("shows a map without photos", async () => {
    const created = await test.backend.projects.create(owner, "pm", {
      designId: "50-states-36x24",
    });
    if (created.kind !== "created") throw new Error(created.kind);
    const { statusCode, rawPayload } = await images.inject(addressOf(created.project));
    expect(statusCode).toBe(200);
    const { isOpaque, channels } = await sharp(rawPayload).stats();
    expect(isOpaque).toBe(true);
    // Paper and outlines, no colors of photos.
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeLessThan(30);
  });

  it("shows the mat's color, and a background picture", async () => {
    const black = await images.inject(addressOf(await createProject("black")));
    expect((await colorAt(black.rawPayload, 4, 4)).r).toBeLessThan(50);
    const oak = await colorAt(
      (await images.inject(addressOf(await createProject("oak")))).rawPayload,
      4,
      4,
    );
    expect(oak.r).toBeGreaterThan(140);
    expect(oak.b).toBeLessThan(120);
  });

  it("is drawn once for its content, not again for a new name", async () => {
    const { storage, projects } = test.backend;
    const project = await createProject();
    await images.inject(addressOf(project));
    const key = `${project.ownerId}/previews/${project.id}.jpg`;
    const drawn = await storage.findMedia(key);
    const mark = Buffer.from("kept");
    await storage.writeMedia(key, mark, "image/jpeg", { hash: drawn?.hash ?? "" });
    const renamed = await projects.save(owner, {
      projectId: project.id,
      expectedUpdatedAt: project.updatedAt,
      name: "Another name",
      outputType: project.outputType,
      outputScale: project.outputScale,
      accessPolicy: project.accessPolicy,
    });
    if (renamed.kind !== "saved") throw new Error(renamed.kind);
    const again = await images.inject(addressOf(renamed.project));
    expect(again.rawPayload.equals(mark)).toBe(true);
    // The old address still shows the project, without caching.
    const old = await images.inject(addressOf(project));
    expect(old.headers["cache-control"]).toBe("no-store");
  });

  it("leaves out a missing photo", async () => {
    const { storage } = test.backend;
    const project = await createProject();
    const stored = await test.backend.signedProjects.find(project.id, requireOwnImageAccess(owner));
    const [photo] = stored?.inputs["CO"]?.images ?? [];
    await storage.remove(storage.originalsBucket, photo?.id ?? "");
    expect((await images.inject(addressOf(project))).statusCode).toBe(200);
  });

  it("is not found without a valid signature, with a photo's, of another state, or once deleted", async () => {
    const project = await createProject();
    const [, , id, ms, signature] = addressOf(project).split("/");
    const { imageSigner } = test.backend;
    const foreign = new ImageSigner(["a key of nobody at all, 32 characters"]);
    const access = requireOwnImageAccess(owner);
    const refused = [
      `/previews/${id}/${ms}/AAAAAAAAAAAAAAAAAAAAAA`,
      `/previews/${id}/${Number(ms) + 1}/${signature}`,
      `/previews/zzzzzz/${ms}/${signature}`,
      `/previews/${id}/${ms}/${imageSigner.sign(`photos/previews/${id}/${ms}`, access)}`,
      ...[".", "!!!", "?a=1"].map((end) => addressOf(project) + end),
      createPreviewPath(foreign, project, access),
      createPreviewPath(imageSigner, { id: "nobody", updatedAt: project.updatedAt }, access),
    ];
    const answers = await Promise.all(refused.map((url) => images.inject(url)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 404));
    await test.backend.trash.add(owner, project.id);
    expect((await images.inject(addressOf(project))).statusCode).toBe(404);
  });
});

describe("the pictures of the share page", () => {
  const pathOf = (project: ProjectRow) =>
    createSharePicturePath(test.backend.imageSigner, project, requireOwnImageAccess(owner));

  it("are the map in two widths, and in a frame for link previews", async () => {
    const path = pathOf(await createProject());
    const names = ["720.webp", "1440.webp", "og.jpg"];
    const answers = await Promise.all(names.map((name) => images.inject(`${path}/${name}`)));
    const sizes = answers.map(async ({ rawPayload, headers }) => {
      const { width, height } = await sharp(rawPayload).metadata();
      return [headers["content-type"], width, height, headers["cache-control"]];
    });
    expect(await Promise.all(sizes)).toEqual([
      ["image/webp", 720, 480, CACHING],
      ["image/webp", 1440, 960, CACHING],
      ["image/jpeg", 1200, 630, CACHING],
    ]);
    const [map, , card] = answers.map(({ rawPayload }) => rawPayload);
    // The wall around the frame, and the photo in the middle of Colorado.
    const wall = await colorAt(card ?? Buffer.alloc(0), 10, 10);
    expect([wall.r, wall.g, wall.b].map((value = 0) => Math.round(value / 10))).toEqual([
      24, 24, 22,
    ]);
    const shown = await colorOfColorado(map ?? Buffer.alloc(0));
    expect(shown.r).toBeGreaterThan(180);
    expect(shown.g).toBeLessThan(60);
  });

  it("are not found under another name, or with the signature of a preview", async () => {
    const project = await createProject();
    const [, , id, ms, signature] = addressOf(project).split("/");
    const refused = [
      `${pathOf(project)}/2880.webp`,
      `${pathOf(project)}/og.jpg?a=1`,
      `${pathOf(project)}/`,
      `/share-pictures/${id}/${ms}/${signature}/og.jpg`,
    ];
    const answers = await Promise.all(refused.map((url) => images.inject(url)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 404));
  });
});
