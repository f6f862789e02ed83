import { readFileSync } from "node:fs";
import { createTraceparent } from "@photomap/project";
import { encodeImageRequest } from "@photomap/server";
import {
  makeImage,
  makeInput,
  openTestBackend,
  PRINT_OPTIONS,
  type TestBackend,
} from "@photomap/testing";
import { TraceCollector } from "@photomap/testing/trace-collector";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { OPERATIONS, startTracedProcesses, type TracedProcesses } from "./test/traced-processes.ts";

const PHOTO = readFileSync(
  new URL("../../packages/render/test-photos/dandelions.jpg", import.meta.url),
);
const EMAIL = "traced-person@photomap.example";
const PROJECT_NAME = "Honeymoon of Traced Person";
const UPLOAD_ID = crypto.randomUUID();
const PRINT_ID = crypto.randomUUID();

let test: TestBackend;
let collector: TraceCollector;
let processes: TracedProcesses;
let cookie = "";
const secrets: string[] = [EMAIL, PROJECT_NAME, "traced-person"];

beforeAll(async () => {
  test = await openTestBackend();
  collector = await TraceCollector.start();
  processes = await startTracedProcesses(test, collector);
  try {
    await processes.ready();
    await uploadAndPrint();
  } finally {
    await processes.stop();
  }
}, 240_000);
afterAll(async () => {
  await collector.stop();
  await test.close();
});

const HEADERS = { "content-type": "application/json", "x-photomap-client": "test" };

async function send(path: string, body: object, traceparent?: string): Promise<Response> {
  const response = await fetch(processes.api + path, {
    method: "POST",
    headers: { ...HEADERS, cookie, ...(traceparent !== undefined && { traceparent }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

const operations: Record<string, string> = JSON.parse(readFileSync(OPERATIONS, "utf8"));

/** Sends a client operation by its hash, as the browser does. */
async function execute(name: string, variables: object, traceparent?: string) {
  const pattern = new RegExp(`(query|mutation) ${name}\\b`);
  const documentId = Object.keys(operations).find((hash) => pattern.test(operations[hash] ?? ""));
  const response = await send("/graphql", { documentId, variables }, traceparent);
  const answer = JSON.parse(await response.text());
  if (answer.errors !== undefined) throw new Error(`${name}: ${JSON.stringify(answer.errors)}`);
  return answer.data;
}

async function uploadAndPrint(): Promise<void> {
  const signedIn = await send("/dev/sign-in", { email: EMAIL });
  cookie = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const { account } = await execute("getAccount", {});
  secrets.push(cookie.slice(cookie.indexOf("=") + 1), account.identity);
  const key = await upload();
  const { createMapmakerFile } = await execute("createFile", {
    input: {
      designId: "50-states-36x24",
      name: PROJECT_NAME,
      inputs: { CO: makeInput([{ ...makeImage(account.identity), id: key }]) },
    },
  });
  await showPhoto(key);
  await print(createMapmakerFile.file.id);
}

/** Requests a permit and uploads a photo; resolves to its key. */
async function upload(): Promise<string> {
  const photo = {
    id: UPLOAD_ID,
    extension: ".jpg",
    contentType: "image/jpeg",
    bytes: PHOTO.length,
  };
  const variables = { folder: "photos", photo };
  const { createPresignedPost: permit } = await execute(
    "presignedImageUpload",
    variables,
    createTraceparent(UPLOAD_ID),
  );
  const form = new FormData();
  for (const [name, value] of Object.entries(permit.fields)) form.append(name, String(value));
  form.append("file", new Blob([PHOTO], { type: "image/jpeg" }));
  const stored = await fetch(permit.url, { method: "POST", body: form });
  if (stored.status !== 204) throw new Error(await stored.text());
  secrets.push(permit.fields["X-Amz-Signature"], permit.key);
  return permit.key;
}

async function showPhoto(key: string): Promise<void> {
  const photo = await vi.waitUntil(
    async () => {
      const { photos } = await execute("getPhotos", { ids: [key] });
      return photos[0]?.status === "READY" && photos[0];
    },
    { timeout: 100_000, interval: 100 },
  );
  const resize = { width: 256, height: 256 } as const;
  const bucket = test.backend.storage.originalsBucket;
  const request = encodeImageRequest({ bucket, key, edits: { resize } });
  const response = await fetch(`${processes.images}/${request}/${photo.signature}`);
  if (!response.ok) throw new Error(`The photo is not shown: ${response.status}`);
  secrets.push(request, photo.signature);
}

async function print(projectId: string): Promise<void> {
  const traceparent = createTraceparent(PRINT_ID);
  const layout = {
    width: 576,
    height: 720,
    printOpenings: [{ openingId: "CO", x: 150, y: 250, turned: false }],
    downloadFilename: `${PROJECT_NAME}.jpeg`,
  };
  const input = {
    fileId: projectId,
    dpi: 300,
    printOptions: PRINT_OPTIONS,
    printLayouts: [layout],
  };
  const { createRectangularPrints } = await execute(
    "createRectangularPrints",
    { input },
    traceparent,
  );
  const { batchId } = createRectangularPrints;
  const file = await vi.waitUntil(
    async () => {
      const { printBatch } = await execute("getPrintBatch", { id: batchId });
      return printBatch.files[0]?.status === "DONE" && printBatch.files[0];
    },
    { timeout: 100_000, interval: 100 },
  );
  const headers = { cookie, traceparent };
  const url = new URL(file.url, processes.api);
  const answer = await fetch(url, { method: "HEAD", redirect: "manual", headers });
  const signed = new URL(answer.headers.get("location") ?? "");
  secrets.push(signed.searchParams.get("X-Amz-Signature") ?? "", projectId);
}

function describeTrace(id: string): string[] {
  const names = collector
    .list(id.replaceAll("-", ""))
    .map(({ service, name }) => `${service}: ${name}`);
  return [...new Set(names)].toSorted();
}

it("has one trace from the permit of a photo to its first view", () => {
  expect(describeTrace(UPLOAD_ID)).toEqual(
    expect.arrayContaining([
      "api: graphql presignedImageUpload",
      "api: photo saved",
      "worker: job ingest-photo",
      "worker: S3 GetObjectCommand",
      "worker: decode photo",
      "worker: S3 PutObjectCommand",
      "worker: insert photo",
      "images: create variant",
      "images: S3 GetObjectCommand",
    ]),
  );
});

it("has one trace from the request of a print to its download", () => {
  expect(describeTrace(PRINT_ID)).toEqual(
    expect.arrayContaining([
      "api: graphql createRectangularPrints",
      "api: insert print_batch",
      "worker: job render-print",
      "worker: draw",
      "worker: S3 PutObjectCommand",
      "api: HEAD /prints/:name",
    ]),
  );
});

it("connects each span with the one that caused it", () => {
  for (const id of [UPLOAD_ID, PRINT_ID]) {
    const traceId = id.replaceAll("-", "");
    const spans = collector.list(traceId);
    // The parents of the first spans are in the browser.
    const known = new Set([...spans.map(({ spanId }) => spanId), traceId.slice(16)]);
    expect(spans.filter(({ parentSpanId }) => !known.has(parentSpanId ?? ""))).toEqual([]);
  }
});

it("links the save, which may contain several photos", () => {
  const saved = collector.spans.find(({ name }) => name === "photo saved");
  const [link] = saved?.links ?? [];
  const save = collector.spans.find(({ spanId }) => spanId === link?.spanId);
  expect(save?.name).toBe("graphql createFile");
});

it("has no personal data, keys, addresses or signatures in spans", () => {
  const sent = collector.bodies.join("\n");
  expect(secrets.filter((secret) => secret.length < 6)).toEqual([]);
  expect(secrets.filter((secret) => sent.includes(secret))).toEqual([]);
  expect(sent).not.toContain("X-Amz");
});
