import { makeImage, makeInput, openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { RateLimiter } from "../../platform/adapters/redis/rate-limiter.ts";
import type { AccountViewer, IdentifiedViewer } from "../../platform/viewer/viewer.ts";
import { isPhotoKey } from "../keys/photo-keys.ts";
import { type PermitRequest, type PermitResult, UPLOAD_LIMIT_BYTES } from "./upload.service.ts";

let test: TestBackend;
let owner: AccountViewer;

beforeAll(async () => {
  test = await openTestBackend();
  owner = await createAccount();
});
afterAll(() => test.close());

async function createAccount(): Promise<AccountViewer> {
  const email = `${crypto.randomUUID()}@photomap.example`;
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(email);
  return { kind: "account", accountId: id, email, identity: id };
}

function declare(facts: Partial<PermitRequest> = {}): PermitRequest {
  const id = crypto.randomUUID();
  return { id, extension: ".jpg", contentType: "image/jpeg", bytes: 100, ...facts };
}

function requestPermit(photo?: PermitRequest, viewer: IdentifiedViewer = owner) {
  return test.backend.uploads.createPermit(viewer, "photos", photo);
}

interface Attempt {
  readonly key?: string;
  readonly type?: string;
  readonly content?: Uint8Array<ArrayBuffer>;
}

async function send(granted: PermitResult, attempt: Attempt = {}): Promise<number> {
  if (granted.kind !== "granted") throw new Error(`No permit: ${granted.kind}`);
  const { type = "image/jpeg", content = new Uint8Array(100) } = attempt;
  const form = new FormData();
  for (const [name, value] of Object.entries(granted.permit.fields)) form.set(name, value);
  form.set("key", attempt.key ?? granted.key);
  form.set("Content-Type", type);
  form.set("file", new Blob([content], { type }));
  return (await fetch(granted.permit.url, { method: "POST", body: form })).status;
}

async function upload(photo = declare(), viewer: IdentifiedViewer = owner): Promise<string> {
  const granted = await requestPermit(photo, viewer);
  if (granted.kind !== "granted") throw new Error(granted.kind);
  expect(await send(granted)).toBe(204);
  return granted.key;
}

async function listOriginals(identity: string): Promise<string[]> {
  const { storage } = test.backend;
  const keys: string[] = [];
  for await (const { key } of storage.list(storage.originalsBucket, `${identity}/`)) keys.push(key);
  return keys;
}

async function readUsage(identity: string): Promise<number> {
  const [row] = await test.query("select bytes::int from upload_usage where owner_id = $1", [
    identity,
  ]);
  return Number(row?.["bytes"] ?? 0);
}

describe("an upload permit", () => {
  it("stores the declared photo at a key created by the server, and answers 204", async () => {
    const photo = declare({ extension: ".JPG" });
    const key = await upload(photo);
    expect(key).toBe(`${owner.identity}/uploads/photos/${photo.id}.JPG`);
    expect(isPhotoKey(key)).toBe(true);
    const { storage } = test.backend;
    expect(await storage.read(storage.originalsBucket, key)).toHaveLength(100);
  });

  it.each<[string, Attempt]>([
    ["another user's key", { key: "you/uploads/photos/1.jpg" }],
    ["another key of the same user", { key: "me/uploads/photos/1.jpg" }],
    ["path parts", { key: "me/uploads/photos/../../../you/uploads/photos/2.jpg" }],
    ["another type", { type: "image/png" }],
    ["a page", { type: "text/html" }],
    ["an empty file", { content: new Uint8Array(0) }],
    ["a byte less", { content: new Uint8Array(99) }],
    ["a byte more", { content: new Uint8Array(101) }],
  ])("refuses %s", async (_what, attempt) => {
    const granted = await requestPermit(declare());
    const key = attempt.key?.replace("me/", `${owner.identity}/`);
    const status = await send(granted, { ...attempt, ...(key !== undefined && { key }) });
    expect(status).toBeGreaterThanOrEqual(400);
  });

  it("stores one object, however often it is used", async () => {
    const viewer = await createAccount();
    const granted = await requestPermit(declare(), viewer);
    const statuses = await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        send(granted, i % 2 === 0 ? {} : { key: `${viewer.identity}/uploads/photos/${i}.jpg` }),
      ),
    );
    expect(statuses.filter((status) => status === 204)).toHaveLength(100);
    expect(await listOriginals(viewer.identity)).toHaveLength(1);
    expect(await readUsage(viewer.identity)).toBe(100);
  });

  it("is for one photo of any picture type and up to 20 MB when nothing is declared", async () => {
    const viewer = await createAccount();
    const granted = await requestPermit(undefined, viewer);
    expect(await send(granted, { type: "image/png" })).toBe(204);
    expect(await send(granted, { type: "text/html" })).toBe(403);
    const content = new Uint8Array(UPLOAD_LIMIT_BYTES);
    expect(await send(granted, { content })).toBeGreaterThanOrEqual(400);
    expect(await readUsage(viewer.identity)).toBe(UPLOAD_LIMIT_BYTES - 1);
  });

  it("expires after ten minutes", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 601_000 });
    const granted = await requestPermit(declare());
    vi.useRealTimers();
    expect(await send(granted)).toBe(403);
  });

  it.each(["../photos", "Photos", "a/b", ""])("is refused for the folder %j", async (folder) => {
    const { uploads } = test.backend;
    expect(await uploads.createPermit(owner, folder, declare())).toMatchObject({ kind: "invalid" });
  });

  it.each<Partial<PermitRequest>>([
    { id: "../../you/uploads/photos/1" },
    { id: "" },
    { id: `${crypto.randomUUID()}/..` },
    { id: "\u202egpj.1" },
    { extension: "" },
    { extension: "/../1.jpg" },
    { extension: ".jpg\0" },
    { extension: ".svg" },
    { contentType: "image/svg+xml" },
    { contentType: "text/html" },
    { bytes: 0 },
    { bytes: -1 },
    { bytes: UPLOAD_LIMIT_BYTES },
  ])("is refused for %j", async (facts) => {
    expect(await requestPermit(declare(facts))).toMatchObject({ kind: "invalid" });
  });

  it.each([
    [1000, "guest"],
    [5000, "account"],
  ] as const)("is granted %i times a day to one %s", async (limit, kind) => {
    const viewer = { ...(await createAccount()), kind } as IdentifiedViewer;
    const consume = vi.spyOn(RateLimiter.prototype, "consume").mockResolvedValueOnce(false);
    expect(await requestPermit(declare(), viewer)).toEqual({ kind: "too-many-permits" });
    const day = { limit, windowSeconds: 86_400 };
    expect(consume).toHaveBeenCalledWith(expect.objectContaining(day), viewer.identity);
    consume.mockRestore();
  });
});

describe("a repeated permit", () => {
  it("counts the photo once, also concurrently", async () => {
    const viewer = await createAccount();
    const photo = declare({ bytes: 5000 });
    const permits = await Promise.all(
      Array.from({ length: 20 }, () => requestPermit(photo, viewer)),
    );
    expect(permits.map(({ kind }) => kind)).toEqual(permits.map(() => "granted"));
    expect(await readUsage(viewer.identity)).toBe(5000);
  });

  it("is refused for another photo with the same id", async () => {
    const photo = declare();
    await requestPermit(photo);
    expect(await requestPermit({ ...photo, bytes: 101 })).toMatchObject({ kind: "invalid" });
  });

  it("is not granted for a processed photo, whose pictures no later upload changes", async () => {
    const { photos, storage } = test.backend;
    const photo = declare();
    const granted = await requestPermit(photo);
    const [first, second] = [new Uint8Array(100).fill(1), new Uint8Array(100).fill(2)];
    expect(await send(granted, { content: first })).toBe(204);
    if (granted.kind !== "granted") throw new Error(granted.kind);
    const { key } = granted;
    const processPhoto = async (original: Buffer) =>
      ({ kind: "processed", width: 1, height: 1, master: original, derivatives: [] }) as const;
    expect(await photos.process(key, processPhoto)).toBe("READY");
    expect(await requestPermit(photo)).toEqual({ kind: "already-stored", key });
    expect(await send(granted, { content: second })).toBe(204);
    expect(await photos.process(key, processPhoto)).toBe("READY");
    expect((await photos.openMaster(key, processPhoto))?.[0]).toBe(1);
    await storage.removeAll(storage.mediaBucket, `${key}/`);
  });
});

describe("the quota", () => {
  it.each([
    ["guest", 2e9],
    ["account", 50e9],
  ] as const)("of a %s is %d bytes, also for concurrent permits", async (kind, quota) => {
    const viewer = { ...(await createAccount()), kind } as IdentifiedViewer;
    await test.query("insert into upload_usage (owner_id, bytes) values ($1, $2)", [
      viewer.identity,
      quota - 3500,
    ]);
    const permits = await Promise.all(
      Array.from({ length: 20 }, () => requestPermit(declare({ bytes: 1000 }), viewer)),
    );
    expect(permits.filter(({ kind: result }) => result === "granted")).toHaveLength(3);
    expect(permits.filter(({ kind: result }) => result === "storage-full")).toHaveLength(17);
    expect((await requestPermit(declare({ bytes: 500 }), viewer)).kind).toBe("granted");
    expect((await requestPermit(declare({ bytes: 1 }), viewer)).kind).toBe("storage-full");
  });

  it("of a guest moves to the account with the log-in", async () => {
    const { sessions } = test.backend;
    const guest = await sessions.startGuest();
    await upload(declare(), guest.viewer);
    const account = await createAccount();
    await upload(declare(), account);
    await sessions.start(account.accountId, guest.token);
    expect(await readUsage(guest.viewer.identity)).toBe(0);
    expect(await readUsage(account.identity)).toBe(200);
    const rows = await test.query("select 1 from upload where owner_id = $1", [account.identity]);
    expect(rows).toHaveLength(2);
  });

  it("is given back with the photos of a purged project", async () => {
    const { projects, trash } = test.backend;
    const viewer = await createAccount();
    const photo = makeImage(viewer.identity, { id: await upload(declare(), viewer) });
    await upload(declare(), viewer);
    const inputs = { CO: makeInput([photo]) };
    const made = await projects.create(viewer, "pm", { designId: "50-states-36x24", inputs });
    if (made.kind !== "created") throw new Error(made.kind);
    await test.query("update project set deleted_at = now() - interval '31 days' where id = $1", [
      made.project.id,
    ]);
    await trash.purge();
    expect(await readUsage(viewer.identity)).toBe(100);
    expect(await listOriginals(viewer.identity)).toHaveLength(1);
  });
});

describe("abandoned uploads", () => {
  async function age(key: string, days: number): Promise<void> {
    const statement =
      "update upload set created_at = now() - make_interval(days => $2) where key = $1";
    await test.query(statement, [key, days]);
  }

  it("of an account are removed after 30 days when no save ever referred to them", async () => {
    const { projects, uploads } = test.backend;
    const viewer = await createAccount();
    const [abandoned, recent, saved] = [
      await upload(declare(), viewer),
      await upload(declare(), viewer),
      await upload(declare(), viewer),
    ];
    const inputs = { CO: makeInput([makeImage(viewer.identity, { id: saved })]) };
    await projects.create(viewer, "pm", { designId: "50-states-36x24", inputs });
    for (const [key, days] of [
      [abandoned, 31],
      [recent, 29],
      [saved, 400],
    ] as const) {
      await age(key, days);
    }
    await uploads.purgeAbandoned();
    expect((await listOriginals(viewer.identity)).toSorted()).toEqual([recent, saved].toSorted());
    expect(await readUsage(viewer.identity)).toBe(200);
  });

  it("of a guest are removed with the session, except those of a project", async () => {
    const { guestSnapshots, sessions, uploads, photos } = test.backend;
    const [gone, active] = [await sessions.startGuest(), await sessions.startGuest()];
    const { viewer } = gone;
    const [abandoned, processed, printed, kept] = [
      await upload(declare(), viewer),
      await upload(declare(), viewer),
      await upload(declare(), viewer),
      await upload(declare(), active.viewer),
    ];
    await photos.process(processed, async () => ({ kind: "rejected", reason: "WRONG_TYPE" }));
    const stored = await guestSnapshots.store(viewer, "pm", {
      designId: "50-states-36x24",
      requestId: crypto.randomUUID(),
      inputs: { CO: makeInput([makeImage(viewer.identity, { id: printed })]) },
    });
    expect(stored.kind).toBe("stored");
    for (const key of [abandoned, processed, printed, kept]) await age(key, 31);
    await test.query(
      "update session set last_seen_at = now() - interval '31 days' where guest_id = $1",
      [viewer.identity],
    );
    await uploads.purgeAbandoned();
    expect(await listOriginals(viewer.identity)).toHaveLength(3);
    await sessions.purgeExpired();
    await uploads.purgeAbandoned();
    expect(await listOriginals(viewer.identity)).toEqual([printed]);
    expect(await listOriginals(active.viewer.identity)).toEqual([kept]);
    const rows = await test.query("select key from photo where owner_id = $1", [viewer.identity]);
    expect(rows).toEqual([{ key: printed }]);
  });
});
