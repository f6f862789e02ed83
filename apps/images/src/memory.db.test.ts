import { type ChildProcess, spawn } from "node:child_process";
import { randomFillSync, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  createPreviewPath,
  encodeImageRequest,
  requireOwnImageAccess,
  signPhoto,
  type Viewer,
} from "@photomap/server";
import {
  makeImage,
  makeInput,
  openTestBackend,
  readServiceEnvironment,
  type TestBackend,
} from "@photomap/testing";
import { chooseSoakSize } from "@photomap/testing/soak";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";

const MAIN = fileURLToPath(new URL("./main.ts", import.meta.url));
const NODE = fileURLToPath(new URL("../../../node_modules/.bin/node", import.meta.url));

const IS_LONG = chooseSoakSize(0, 1) === 1;
const MAX_MEGABYTES = 700;
const MAX_ANSWER_MS = 5_000;

let test: TestBackend;
let owner: Extract<Viewer, { kind: "account" }>;
let images: ChildProcess | undefined;

beforeAll(async () => {
  test = await openTestBackend();
  const email = "attacker@photomap.example";
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(email);
  owner = { kind: "account", accountId: id, email, identity: id };
});
afterEach(() => images?.kill("SIGKILL"));
afterAll(async () => {
  const { storage } = test.backend;
  for (const bucket of storage.buckets) await storage.removeAll(bucket, `${owner.identity}/`);
  await test.close();
});

/** Starts a separate process: peak memory is per process. */
async function startImages(): Promise<string> {
  const environment = { ...readServiceEnvironment(), DATABASE_URL: test.databaseUrl };
  images = spawn(NODE, [MAIN], {
    env: { ...environment, STAGE: "local", PORT: "0", MANAGEMENT_PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  images.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return vi.waitUntil(() => /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0], { timeout: 60_000 });
}

function readPeakMegabytes(): number {
  const status = readFileSync(`/proc/${images?.pid}/status`, "utf8");
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(status) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

async function ask(url: string): Promise<{ status: number; ms: number }> {
  const startedAt = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - startedAt };
}

/**
 * Requests all addresses at once, and repeats those that were refused until every one is answered.
 */
async function askUntilAnswered(urls: readonly string[]) {
  let pending = urls;
  let slowestMs = 0;
  let refusals = 0;
  while (pending.length > 0) {
    const answers = await Promise.all(pending.map(ask));
    slowestMs = Math.max(slowestMs, ...answers.map(({ ms }) => Math.round(ms)));
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    pending = pending.filter((_, i) => answers[i]?.status !== 200);
    refusals += pending.length;
  }
  return { slowestMs, refusals };
}

/** Requests the paths from a new process and measures it. */
async function measure(paths: readonly string[]) {
  const url = await startImages();
  const answers = await askUntilAnswered(paths.map((path) => `${url}${path}`));
  return { ...answers, peakMegabytes: readPeakMegabytes() };
}

async function upload(photo: Buffer): Promise<string> {
  const key = `${owner.identity}/uploads/photos/${randomUUID()}.jpg`;
  await test.backend.storage.writeOriginal(key, photo, "image/jpeg");
  return key;
}

/** Places photos side by side, so that none hides another. */
function placeInRow(keys: readonly string[], box: { x: number; width: number }) {
  const width = box.width / keys.length;
  return makeInput(
    keys.map((id, i) => makeImage(owner.identity, { id, ...box, x: box.x + i * width, width })),
  );
}

/** Creates the preview of a project with the same photos in every opening. */
async function createPreview(keysOf: (opening: string) => Promise<readonly string[]>) {
  const { designs, imageSigner, projects } = test.backend;
  const design = await designs.find("50-states-36x24");
  const inputs: Record<string, unknown> = {};
  for (const { type, id, layers } of design?.features ?? []) {
    const keys = type === "OPENING" ? await keysOf(id) : [];
    if (layers.print && keys.length > 0) inputs[id] = placeInRow(keys, layers.print.box);
  }
  const request = { designId: "50-states-36x24", inputs };
  const created = await projects.create(owner, "pm", request);
  if (created.kind !== "created") throw new Error(JSON.stringify(created));
  return createPreviewPath(imageSigner, created.project, requireOwnImageAccess(owner));
}

describe.runIf(IS_LONG)("the memory of the image service", { timeout: 300_000 }, () => {
  it("is bounded while it draws eight small files of 49 megapixels in 16 bits", async ({
    annotate,
  }) => {
    const png = await sharp({
      create: { width: 7000, height: 7000, channels: 4, background: "#336699" },
    })
      .toColorspace("rgb16")
      .png({ compressionLevel: 9 })
      .toBuffer();
    const openings = new Set(["CO", "UT", "TX", "ME", "CA", "NY", "FL", "WA"]);
    const path = await createPreview(async (opening) =>
      openings.has(opening) ? [await upload(png)] : [],
    );
    const figures = await measure([path]);
    await annotate(JSON.stringify(figures));
    expect(figures.peakMegabytes).toBeLessThan(MAX_MEGABYTES);
    expect(figures.slowestMs).toBeLessThan(MAX_ANSWER_MS);
  });

  it("is bounded while it draws ten photos in every opening", async ({ annotate }) => {
    const size = { width: 600, height: 600, channels: 3 } as const;
    const noise = randomFillSync(Buffer.alloc(size.width * size.height * size.channels));
    const keys: string[] = [];
    for (let i = 0; i < 10; i += 1) {
      keys.push(await upload(await sharp(noise, { raw: size }).jpeg().toBuffer()));
    }
    const path = await createPreview(async () => keys);
    const figures = await measure([path]);
    await annotate(JSON.stringify(figures));
    expect(figures.peakMegabytes).toBeLessThan(MAX_MEGABYTES);
    expect(figures.slowestMs).toBeLessThan(MAX_ANSWER_MS);
  });

  it("is bounded while it serves thirty originals of 20 MB at once", async ({ annotate }) => {
    const size = { width: 4000, height: 2560, channels: 3 } as const;
    const noise = randomFillSync(Buffer.alloc(size.width * size.height * size.channels));
    const jpeg = await sharp(noise, { raw: size })
      .jpeg({ quality: 95, chromaSubsampling: "4:4:4" })
      .toBuffer();
    expect(jpeg.length).toBeGreaterThan(20_000_000);
    const { storage, imageSigner } = test.backend;
    const access = requireOwnImageAccess(owner);
    const bucket = storage.originalsBucket;
    const resize = { width: 4096, height: 4096, fit: "inside" } as const;
    const paths: string[] = [];
    for (let i = 0; i < 30; i += 1) {
      const key = await upload(jpeg);
      const request = encodeImageRequest({ bucket, key, edits: { resize } });
      paths.push(`/${request}/${signPhoto(imageSigner, { bucket, key }, access)}`);
    }
    const figures = await measure(paths);
    await annotate(JSON.stringify(figures));
    expect(figures.peakMegabytes).toBeLessThan(MAX_MEGABYTES);
    expect(figures.slowestMs).toBeLessThan(MAX_ANSWER_MS);
  });
});
