import { randomUUID } from "node:crypto";
import { makeImage, makeInput, openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { AccountViewer } from "../../platform/viewer/viewer.ts";

let test: TestBackend;
let owner: AccountViewer;

beforeAll(async () => {
  test = await openTestBackend();
  const email = "tidy@photomap.example";
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(email);
  owner = { kind: "account", accountId: id, email, identity: id };
});
afterAll(() => test.close());

async function createProject(photoIds: readonly string[]): Promise<string> {
  const images = photoIds.map((id) => makeImage(owner.identity, { id }));
  const inputs = { CO: makeInput(images) };
  const request = { designId: "50-states-36x24", inputs };
  const created = await test.backend.projects.create(owner, "pm", request);
  if (created.kind !== "created") throw new Error(JSON.stringify(created));
  return created.project.id;
}

/** Stores an original with its derived files. */
async function storePhoto(): Promise<string> {
  const { storage } = test.backend;
  const { id } = makeImage(owner.identity);
  await storage.writeOriginal(id, Buffer.from("original"), "image/jpeg");
  await storage.writeMedia(`${id}/master.jpg`, Buffer.from("master"), "image/jpeg");
  return id;
}

async function isThere(photoId: string): Promise<readonly boolean[]> {
  const { storage } = test.backend;
  const rows = await test.query("select from photo where key = $1", [photoId]);
  return [
    await storage.has(storage.originalsBucket, photoId),
    await storage.has(storage.mediaBucket, `${photoId}/master.jpg`),
    rows.length > 0,
  ];
}

async function removeProject(id: string, daysAgo: number): Promise<void> {
  await test.backend.trash.add(owner, id);
  await test.query(
    "update project set deleted_at = now() - make_interval(days => $2) where id = $1",
    [id, daysAgo],
  );
}

it("removes projects deleted a month ago with their photos, except photos in use and restorable projects", async () => {
  const [own, shared, kept, recent] = [
    await storePhoto(),
    await storePhoto(),
    await storePhoto(),
    await storePhoto(),
  ];
  const old = await createProject([own, shared]);
  const young = await createProject([recent]);
  const current = await createProject([shared, kept]);
  await removeProject(old, 31);
  await removeProject(young, 29);

  expect(await test.backend.trash.purge()).toBe(1);
  expect(await isThere(own)).toEqual([false, false, false]);
  for (const photo of [shared, kept, recent])
    expect(await isThere(photo)).toEqual([true, true, true]);
  expect(await test.query("select id from project order by created_at")).toEqual([
    { id: young },
    { id: current },
  ]);
  expect(await test.backend.trash.purge()).toBe(0);

  // No project uses it any more.
  await removeProject(current, 31);
  expect(await test.backend.trash.purge()).toBe(1);
  expect(await isThere(shared)).toEqual([false, false, false]);
});

it("removes a project forever for its owner only, and only from the trash", async () => {
  const { trash, sessions } = test.backend;
  const photo = await storePhoto();
  const id = await createProject([photo]);
  expect(await trash.removeForever(owner, id)).toBe(false);
  await trash.add(owner, id);
  const { id: otherId } = await sessions.ensureDevelopmentAccount("nosy@photomap.example");
  const other: AccountViewer = {
    kind: "account",
    accountId: otherId,
    email: "nosy@photomap.example",
    identity: otherId,
  };
  expect(await trash.removeForever(other, id)).toBe(false);
  expect(await trash.removeForever(owner, id)).toBe(true);
  expect(await trash.removeForever(owner, id)).toBe(false);
  expect(await trash.restore(owner, id)).toBe(false);
  expect((await trash.list(owner)).map((project) => project.id)).not.toContain(id);
  expect(await trash.purge()).toBe(1);
  expect(await isThere(photo)).toEqual([false, false, false]);
});

it("keeps a project until the photos of its ordered stickers are copied", async () => {
  const { stickers, trash } = test.backend;
  const photo = await storePhoto();
  const projectId = await createProject([photo]);
  const quantities = { quantity: 1, quantityWithMoney: 1, quantityWithTokens: 0 };
  const result = await stickers.create(owner, {
    projectId,
    outputType: "VINYL_WALL_MAP",
    requestId: randomUUID(),
    stickers: [{ openingId: "CO", scale: 1, ...quantities }],
  });
  if (result.kind !== "created") throw new Error(result.kind);
  const { id, snapshotId } = result.order;
  await test.query(
    "update sticker_order set status = 'AWAITING_SHIPMENT', paid_at = now() where id = $1",
    [id],
  );
  await removeProject(projectId, 31);
  expect(await trash.purge()).toBe(0);
  await test.query("update project_snapshot set photos_copied_at = now() where id = $1", [
    snapshotId,
  ]);
  expect(await trash.purge()).toBe(1);
  expect(await isThere(photo)).toEqual([false, false, false]);
});
