import { type ChildProcess, spawn } from "node:child_process";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { ListMultipartUploadsCommand, S3Client } from "@aws-sdk/client-s3";
import type { AccountViewer } from "@photomap/server";
import { openTestBackend, readServiceEnvironment, type TestBackend } from "@photomap/testing";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, it, vi } from "vitest";

const MAIN = fileURLToPath(new URL("./main.ts", import.meta.url));
const NODE = fileURLToPath(new URL("../../../node_modules/.bin/node", import.meta.url));
/**
 * The number of photos: 48 MB are three parts of a multipart upload, so that the worker can be
 * killed between two.
 */
const PASSWORD = "seven gray cranes";
const PHOTOS = 12;
const PHOTO_BYTES = 4_000_000;

let test: TestBackend;
let owner: AccountViewer;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  test = await openTestBackend();
  const email = "packed@photomap.example";
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(email, PASSWORD);
  owner = { kind: "account", accountId: id, email, identity: id };
});
afterAll(async () => {
  for (const child of running) child.kill("SIGKILL");
  await test.backend.storage.removeAll(test.backend.storage.originalsBucket, `${owner.identity}/`);
  await test.backend.storage.removeAll(test.backend.storage.mediaBucket, `${owner.identity}/`);
  await test.close();
});

function startWorker(): ChildProcess {
  const environment = { ...readServiceEnvironment(), DATABASE_URL: test.databaseUrl };
  const child = spawn(NODE, [MAIN], {
    env: { ...environment, STAGE: "local", MANAGEMENT_PORT: "0", LOG_LEVEL: "silent" },
    stdio: "inherit",
  });
  running.add(child);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
  running.delete(child);
}

async function storePhotos(): Promise<Map<string, string>> {
  const sums = new Map<string, string>();
  for (let i = 0; i < PHOTOS; i += 1) {
    const key = `${owner.identity}/uploads/photos/${randomUUID()}.jpg`;
    const photo = randomBytes(PHOTO_BYTES);
    await test.backend.storage.writeOriginal(key, photo, "image/jpeg");
    sums.set(`photos/${key}`, createHash("sha256").update(photo).digest("hex"));
  }
  return sums;
}

function waitFor(status: "RUNNING" | "DONE") {
  return vi.waitUntil(
    async () => {
      const found = await test.backend.exports.find(owner);
      const isThere = found?.status === status && found.photosTotal === PHOTOS;
      return isThere ? found : undefined;
    },
    { timeout: 80_000, interval: 10 },
  );
}

async function countHalfUploads(): Promise<number> {
  const environment = readServiceEnvironment();
  const client = new S3Client({
    endpoint: environment["S3_ENDPOINT"] ?? "",
    region: environment["S3_REGION"] ?? "",
    credentials: {
      accessKeyId: environment["S3_ACCESS_KEY_ID"] ?? "",
      secretAccessKey: environment["S3_SECRET_ACCESS_KEY"] ?? "",
    },
    forcePathStyle: true,
  });
  const { Uploads = [] } = await client.send(
    new ListMultipartUploadsCommand({
      Bucket: test.backend.storage.mediaBucket,
      Prefix: `${owner.identity}/`,
    }),
  );
  client.destroy();
  return Uploads.length;
}

it("an export survives a killed worker and leaves no partial file behind", async () => {
  const sums = await storePhotos();
  await test.backend.exports.request(owner, "pm");
  const first = startWorker();
  await waitFor("RUNNING");
  await vi.waitUntil(async () => (await countHalfUploads()) > 0, { timeout: 50_000, interval: 10 });
  await kill(first);
  expect(await test.backend.exports.find(owner)).toMatchObject({ status: "RUNNING" });
  expect(await countHalfUploads()).toBe(1);

  startWorker();
  await waitFor("DONE");
  const opened = await test.backend.exports.download(owner, PASSWORD);
  if (opened.kind !== "opened") throw new Error(opened.kind);
  const files = unzipSync(Buffer.from(await (await fetch(opened.url)).arrayBuffer()));
  const found = Object.entries(files).filter(([name]) => name !== "data.json");
  const hash = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
  expect(new Map(found.map(([name, bytes]) => [name, hash(bytes)]))).toEqual(sums);
  expect(await countHalfUploads()).toBe(0);
}, 120_000);
