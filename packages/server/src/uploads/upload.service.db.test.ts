import { openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { isPhotoKey } from "../adapters/photo-keys.ts";
import { type PermitResult, UPLOAD_LIMIT_BYTES } from "./upload.service.ts";

let test: TestBackend;
const owner = {
  kind: "account",
  accountId: "me",
  email: "me@photomap.example",
  identity: "me",
} as const;

beforeAll(async () => {
  test = await openTestBackend();
});
afterAll(() => test.close());

interface Attempt {
  readonly key?: string;
  readonly type?: string;
  readonly bytes?: number;
}

async function upload(attempt: Attempt) {
  return send(await test.backend.uploads.createPermit(owner, "photos"), attempt);
}

async function send(
  granted: PermitResult,
  { key = "me/uploads/photos/1.jpg", type = "image/jpeg", bytes = 100 }: Attempt,
) {
  if (granted.kind !== "granted") throw new Error(`No permit: ${granted.kind}`);
  const form = new FormData();
  for (const [name, value] of Object.entries(granted.permit.fields)) form.append(name, value);
  form.append("key", key);
  form.append("Content-Type", type);
  form.append("file", new Blob([new Uint8Array(bytes)], { type }));
  const answer = await fetch(granted.permit.url, { method: "POST", body: form });
  return answer.status;
}

describe("an upload permit", () => {
  it("stores a photo below the user's own prefix, and answers 204", async () => {
    expect(await upload({})).toBe(204);
    const stored = await test.backend.storage.read(
      test.backend.storage.ingestBucket,
      "me/uploads/photos/1.jpg",
    );
    expect(stored).toHaveLength(100);
  });

  it.each<[string, Attempt]>([
    ["another user's key", { key: "you/uploads/photos/1.jpg" }],
    ["another folder", { key: "me/uploads/other/1.jpg" }],
    ["a page", { type: "text/html" }],
    ["an empty file", { bytes: 0 }],
    ["20 MB", { bytes: UPLOAD_LIMIT_BYTES }],
    ["a byte more than 20 MB", { bytes: UPLOAD_LIMIT_BYTES + 1 }],
    ["a key above its folder", { key: "me/uploads/../you/1.jpg" }],
  ])("refuses %s", async (_what, attempt) => {
    expect(await upload(attempt)).toBeGreaterThanOrEqual(400);
  });

  it("prevents path traversal: the store takes dots literally, and no photo key has them", async () => {
    const key = "me/uploads/photos/../../../you/uploads/photos/2.jpg";
    await upload({ key });
    const { storage } = test.backend;
    expect(await storage.has(storage.ingestBucket, "you/uploads/photos/2.jpg")).toBe(false);
    expect(isPhotoKey(key)).toBe(false);
  });

  it("expires after ten minutes", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 601_000 });
    const granted = await test.backend.uploads.createPermit(owner, "photos");
    vi.useRealTimers();
    expect(await send(granted, {})).toBe(403);
  });

  it.each(["../photos", "Photos", "a/b", ""])("is refused for the folder %j", async (folder) => {
    expect(await test.backend.uploads.createPermit(owner, folder)).toEqual({
      kind: "no-such-folder",
    });
  });

  it.each([
    [100, { kind: "guest", identity: "guest-busy" }],
    [500, { ...owner, identity: "busy" }],
  ] as const)("is granted %i times a day to one user, also concurrently", async (limit, viewer) => {
    const { uploads } = test.backend;
    const results = await Promise.all(
      Array.from({ length: limit + 5 }, () => uploads.createPermit(viewer, "photos")),
    );
    expect(results.filter(({ kind }) => kind === "granted")).toHaveLength(limit);
    expect(results.filter(({ kind }) => kind === "quota-spent")).toHaveLength(5);
    const other = await uploads.createPermit({ ...viewer, identity: "other" }, "photos");
    expect(other.kind).toBe("granted");
  });
});
