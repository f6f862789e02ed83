import { randomUUID } from "node:crypto";
import { findOpening } from "@photomap/design";
import type { OpeningInput } from "@photomap/project";
import {
  type AccountViewer,
  createStickerOrderPreviewPath,
  createStickerPreviewPath,
  openDatabase,
  type ProjectRow,
  requireOwnImageAccess,
  SignedUrlSnapshots,
} from "@photomap/server";
import { makeImage, makeInput, openTestBackend } from "@photomap/testing";
import { pino } from "pino";
import sharp from "sharp";
import { createImages } from "../src/app.ts";
import { PictureMemory } from "../src/picture-memory.ts";
import { addStickerOrderPreviewRoute } from "../src/sticker-order-preview-route.ts";
import { addStickerPreviewRoute } from "../src/sticker-preview-route.ts";
import { LONG_DEADLINE_MS } from "./photo-service.ts";

const DESIGN_ID = "50-states-36x24";

interface OrderUnderTest {
  readonly snapshotId: string;
  /** The photo in Colorado. */
  readonly photoId: string;
}

/** Opens the pictures of stickers on the real services, with an account that orders them. */
export async function openStickerService() {
  const test = await openTestBackend();
  const { backend } = test;
  const { storage, designs, projects, sessions, imageSigner: signer } = backend;
  const database = openDatabase(test.databaseUrl, 2);
  const snapshots = new SignedUrlSnapshots(database.db);
  const log = pino({ level: "silent" });
  const shared = { ...backend, signer, memory: new PictureMemory(LONG_DEADLINE_MS), log };
  const images = createImages(shared);
  addStickerPreviewRoute(images, { ...shared, projects: backend.signedProjects });
  addStickerOrderPreviewRoute(images, { ...shared, snapshots });
  const signIn = async (email: string): Promise<AccountViewer> => {
    const { id } = await sessions.ensureDevelopmentAccount(email);
    return { kind: "account", accountId: id, email, identity: id };
  };
  const owner = await signIn("owner@photomap.example");

  /** Creates an input with a magenta photo that covers the opening. */
  async function createInput(openingId: string): Promise<OpeningInput> {
    const photo = makeImage(owner.identity);
    const pixels = { width: 400, height: 300, channels: 3, background: "magenta" } as const;
    const jpeg = await sharp({ create: pixels }).jpeg().toBuffer();
    await storage.writeOriginal(photo.id, jpeg, "image/jpeg");
    const design = await designs.find(DESIGN_ID);
    const box = design && findOpening(design, openingId)?.layers.outer?.box;
    return makeInput([{ ...photo, ...box }]);
  }

  /** Creates a project with photos in Colorado and Utah. */
  async function createProject() {
    const inputs = { CO: await createInput("CO"), UT: await createInput("UT") };
    const created = await projects.create(owner, "pm", { designId: DESIGN_ID, inputs });
    if (created.kind !== "created") throw new Error(JSON.stringify(created));
    return { project: created.project, photoId: inputs.CO.images[0]?.id ?? "" };
  }

  return {
    ...test,
    images,
    owner,
    signIn,
    createProject,
    /** Creates a paid order of Colorado. */
    async createOrder(): Promise<OrderUnderTest> {
      const { project, photoId } = await createProject();
      const { id: projectId, outputType, outputScale: scale } = project;
      const quantities = { quantity: 1, quantityWithMoney: 1, quantityWithTokens: 0 };
      const stickers = [{ openingId: "CO", scale, ...quantities }];
      const input = { projectId, outputType, requestId: randomUUID(), stickers };
      const created = await backend.stickers.create(owner, input);
      if (created.kind !== "created") throw new Error(JSON.stringify(created));
      const { id, snapshotId } = created.order;
      await test.query("update sticker_order set paid_at = now() where id = $1", [id]);
      return { snapshotId, photoId };
    },
    addressOf: (project: ProjectRow, openingId = "CO") =>
      createStickerPreviewPath(signer, project, openingId, requireOwnImageAccess(owner)),
    orderAddressOf: ({ snapshotId }: OrderUnderTest, viewer = owner) =>
      createStickerOrderPreviewPath(signer, snapshotId, "CO", requireOwnImageAccess(viewer)),
    async getStatuses(urls: readonly string[]): Promise<number[]> {
      const answers = await Promise.all(urls.map((url) => images.inject(url)));
      return answers.map(({ statusCode }) => statusCode);
    },
    /** Removes the original with everything derived from it. */
    async removePhoto(photoId: string): Promise<void> {
      await storage.remove(storage.originalsBucket, photoId);
      await storage.removeAll(storage.mediaBucket, `${photoId}/`);
    },
    async close() {
      await images.close();
      for (const bucket of storage.buckets) await storage.removeAll(bucket, `${owner.identity}/`);
      await database.close();
      await test.close();
    },
  };
}

export type StickerServiceUnderTest = Awaited<ReturnType<typeof openStickerService>>;
