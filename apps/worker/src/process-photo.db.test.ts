import type { AccountViewer } from "@photomap/server";
import {
  makeImage,
  makeInput,
  openTestBackend,
  type TestBackend,
  writeMetadata,
} from "@photomap/testing";
import { pino } from "pino";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { addJobs } from "./jobs.ts";

let test: TestBackend;
let owner: AccountViewer;

beforeAll(async () => {
  test = await openTestBackend();
  await addJobs(test.backend, pino({ level: "silent" }));
  const email = "processing@photomap.example";
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(email);
  owner = { kind: "account", accountId: id, email, identity: id };
});
afterAll(async () => {
  const { storage } = test.backend;
  for (const bucket of storage.buckets) await storage.removeAll(bucket, `${owner.identity}/`);
  await test.close();
});

/** Saves a project with a photo whose original is already stored, or not yet. */
async function createProjectWithPhoto(original?: Buffer): Promise<string> {
  const image = makeImage(owner.identity);
  if (original) await test.backend.storage.writeOriginal(image.id, original, "image/jpeg");
  const request = { designId: "50-states-36x24", inputs: { CO: makeInput([image]) } };
  const created = await test.backend.projects.create(owner, "pm", request);
  if (created.kind !== "created") throw new Error(JSON.stringify(created));
  return image.id;
}

async function paint(): Promise<Buffer> {
  const create = { width: 600, height: 400, channels: 3, background: "teal" } as const;
  return writeMetadata(await sharp({ create }).jpeg().toBuffer());
}

function waitUntilProcessed(key: string) {
  return vi.waitUntil(
    async () => {
      const [photo] = await test.backend.photos.findOwn(owner, [key]);
      return photo?.status === "WAITING" ? undefined : photo;
    },
    { timeout: 50_000, interval: 50 },
  );
}

describe("a photo placed in a project", () => {
  it("is processed by the worker, with its date and place", async () => {
    const key = await createProjectWithPhoto(await paint());
    const photo = await waitUntilProcessed(key);
    expect(photo).toMatchObject({
      status: "READY",
      width: 400,
      height: 600,
      takenAt: "2019-07-04T18:30:05",
    });
    expect(photo.latitude).toBeCloseTo(39.7392, 4);
    expect(photo.longitude).toBeCloseTo(-104.9903, 4);
    const { storage } = test.backend;
    const master = await storage.read(storage.mediaBucket, `${key}/master.jpg`);
    expect(await sharp(master).metadata()).toMatchObject({ width: 400, height: 600 });
  });

  it("is rejected with a reason, even when the upload ends after the save", async () => {
    const key = await createProjectWithPhoto();
    const page = Buffer.from("<html><script>alert(1)</script></html>");
    await test.backend.storage.writeOriginal(key, page, "image/jpeg");
    expect(await waitUntilProcessed(key)).toMatchObject({
      status: "REJECTED",
      rejection: "WRONG_TYPE",
    });
  });
});
