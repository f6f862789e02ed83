import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { openPhotoService, type PhotoServiceUnderTest } from "../test/photo-service.ts";
import { PictureMemory } from "./picture-memory.ts";

const WAIT = { timeout: 20_000 };

let service: PhotoServiceUnderTest;
let photo: Buffer;

beforeAll(async () => {
  service = await openPhotoService(new PictureMemory());
  photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
afterAll(() => service.close());

/** Holds reads of originals until `release`. */
function holdReads() {
  const { storage } = service;
  const read = storage.read.bind(storage);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const started: string[] = [];
  vi.spyOn(storage, "read").mockImplementation(async (bucket, key) => {
    if (bucket === storage.originalsBucket) {
      started.push(key);
      await released;
    }
    return read(bucket, key);
  });
  return { started, release: () => release() };
}

function ask(key: string) {
  return service.images.inject(service.address(key));
}

async function askUntilAnswered(key: string): Promise<void> {
  await vi.waitUntil(async () => (await ask(key)).statusCode === 200, WAIT);
}

/** Waits until more reads would have started. */
async function waitForStore(): Promise<void> {
  for (let i = 0; i < 5; i += 1) {
    await service.storage.has(service.storage.originalsBucket, "missing");
  }
}

describe("the admission to the memory of the image service", () => {
  it("reads at most three small originals at once", async () => {
    const keys = await Promise.all(Array.from({ length: 6 }, () => service.upload(photo)));
    const reads = holdReads();
    const answers = keys.map(ask);
    await vi.waitUntil(() => reads.started.length >= 3, WAIT);
    await waitForStore();
    expect(reads.started).toHaveLength(3);
    reads.release();
    await Promise.all(answers);
    await Promise.all(keys.map(askUntilAnswered));
  });

  it("reads no original of 20 MB beside another one", async () => {
    const keys = await Promise.all([service.upload(photo), service.upload(photo)]);
    vi.spyOn(service.storage, "findSize").mockResolvedValue(20_000_000);
    const reads = holdReads();
    const answers = keys.map(ask);
    await vi.waitUntil(() => reads.started.length >= 1, WAIT);
    await waitForStore();
    expect(reads.started).toHaveLength(1);
    reads.release();
    await Promise.all(answers);
    await Promise.all(keys.map(askUntilAnswered));
  });

  it("answers 503 after 4 s, goes on, and answers the retry from the same work", async () => {
    const key = await service.upload(photo);
    const reads = holdReads();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const answer = ask(key);
    await vi.waitUntil(() => reads.started.length === 1, WAIT);
    await vi.advanceTimersByTimeAsync(4_000);
    const { statusCode, headers } = await answer;
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({ "retry-after": "2", "cache-control": "no-store" });
    vi.useRealTimers();
    const retry = ask(key);
    reads.release();
    await retry;
    await askUntilAnswered(key);
    expect(reads.started).toEqual([key]);
  });
});
