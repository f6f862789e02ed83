import { makeImage, makeInput, openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AccountViewer, IdentifiedViewer } from "../../platform/viewer/viewer.ts";
import type { SuggestionRow } from "./suggestion.types.ts";
import { getTarget, SuggestionSetup } from "./test/suggestion-setup.ts";

const OBJECTS = ["master.jpg", ...[2048, 1024, 512, 256].map((edge) => `derivatives/${edge}.jpg`)];

let test: TestBackend;
let setup: SuggestionSetup;
let owner: AccountViewer;

beforeAll(async () => {
  test = await openTestBackend();
  setup = new SuggestionSetup(test);
  owner = await setup.signIn("adopting@photomap.example");
});
afterAll(async () => {
  const { storage } = test.backend;
  for (const bucket of storage.buckets) await storage.removeAll(bucket, `${owner.identity}/`);
  await test.close();
});

/** Uploads a photo with a place, processed unless it is left waiting. */
async function storePhoto(suggester: IdentifiedViewer, { isProcessed = true } = {}) {
  const image = makeImage(suggester.identity, { latitude: 39.7, longitude: -105 });
  await test.backend.storage.writeOriginal(image.id, Buffer.from("GPS IMG_1234.jpg"), "image/jpeg");
  if (isProcessed) {
    await test.backend.photos.process(image.id, async (_original, edgesPx) => ({
      kind: "processed",
      width: 2400,
      height: 1800,
      master: Buffer.from(`master of ${image.id}`),
      derivatives: edgesPx.map((edgePx) => Buffer.from(`${edgePx} pixels`)),
      takenAt: "2019-07-04T18:30:05",
      latitude: 39.7,
      longitude: -105,
    }));
  }
  return image;
}

async function suggestPhoto(
  suggester: IdentifiedViewer,
  projectId: string,
): Promise<SuggestionRow> {
  const draft = await setup.createDraft(suggester, projectId, [await storePhoto(suggester)]);
  return setup.submit(suggester, draft);
}

function copyIdOf({ input }: SuggestionRow): string {
  const name = input.images[0]?.id.split("/").at(-1);
  return `${owner.identity}/uploads/suggestions/${name}`;
}

async function adopt(suggestions: readonly SuggestionRow[]) {
  const projectId = suggestions[0]?.projectId ?? "";
  const ids = suggestions.map(({ id }) => id);
  const result = await test.backend.adoptions.adopt(owner, { projectId, ids });
  if (result.kind !== "adopted") throw new Error(result.kind);
  return result;
}

/** Lists the names of a photo's stored objects, its original included. */
async function listObjects(photoId: string): Promise<string[]> {
  const { storage } = test.backend;
  const found: string[] = [];
  if (await storage.has(storage.originalsBucket, photoId)) found.push("original");
  for (const name of OBJECTS) {
    if (await storage.has(storage.mediaBucket, `${photoId}/${name}`)) found.push(name);
  }
  return found;
}

async function countUsage(): Promise<number> {
  const [row] = await test.query("select bytes::int from upload_usage where owner_id = $1", [
    owner.identity,
  ]);
  return Number(row?.["bytes"] ?? 0);
}

describe("the adoption of suggested photos", () => {
  it("copies them to the owner without their place and their original", async () => {
    const projectId = await setup.createProject(owner);
    const suggestion = await suggestPhoto(await setup.startGuest(), projectId);
    const id = copyIdOf(suggestion);
    const result = await adopt([suggestion]);
    expect(result.copied).toEqual([{ from: suggestion.input.images[0]?.id, to: id }]);
    expect(await listObjects(id)).toEqual(["original", ...OBJECTS]);
    const { photos, storage } = test.backend;
    expect(await photos.findOwn(owner, [id])).toMatchObject([
      { status: "READY", width: 2400, takenAt: "2019-07-04T18:30:05", latitude: null },
    ]);
    const original = await storage.read(storage.originalsBucket, id);
    expect(original?.toString()).toBe(`master of ${suggestion.input.images[0]?.id}`);
  });

  it("counts a photo once, for repeated, concurrent and interrupted requests", async () => {
    const projectId = await setup.createProject(owner);
    const suggestion = await suggestPhoto(await setup.startGuest(), projectId);
    const id = copyIdOf(suggestion);
    const before = await countUsage();
    const results = await Promise.all(Array.from({ length: 5 }, () => adopt([suggestion])));
    expect(results.map(({ copied }) => copied.length)).toEqual([1, 1, 1, 1, 1]);
    const bytes = `master of ${suggestion.input.images[0]?.id}`.length;
    expect(await countUsage()).toBe(before + bytes);

    // As a process leaves it that ends between two objects.
    const { storage } = test.backend;
    await test.query("delete from photo where key = $1", [id]);
    await storage.removeAll(storage.mediaBucket, `${id}/`);
    await adopt([suggestion]);
    expect(await listObjects(id)).toEqual(["original", ...OBJECTS]);
    expect(await countUsage()).toBe(before + bytes);
  });

  it("keeps the photo when the suggester deletes the suggestion and the account", async () => {
    const projectId = await setup.createProject(owner);
    const suggester = await setup.signIn("leaving@photomap.example");
    const suggestion = await suggestPhoto(suggester, projectId);
    const suggestedId = suggestion.input.images[0]?.id ?? "";
    const id = copyIdOf(suggestion);
    await adopt([suggestion]);
    const { deletions, photos, projects, suggestions } = test.backend;
    const visible = await projects.findVisible(owner, projectId);
    if (visible === undefined) throw new Error("no project");
    const { name, outputType, outputScale, accessPolicy, updatedAt } = visible.project;
    const saved = await projects.save(owner, {
      projectId,
      expectedUpdatedAt: updatedAt,
      name,
      outputType,
      outputScale,
      accessPolicy,
      inputs: { CO: makeInput([makeImage(owner.identity, { id })]) },
    });
    expect(saved.kind).toBe("saved");

    expect(await suggestions.remove(suggester, getTarget(suggestion))).toBe(true);
    await test.query("update account set deleted_at = now() - interval '8 days' where id = $1", [
      suggester.accountId,
    ]);
    expect(await deletions.eraseDue()).toBe(1);
    expect(await listObjects(suggestedId)).toEqual([]);
    expect(await listObjects(id)).toEqual(["original", ...OBJECTS]);
    expect(await photos.findOwn(owner, [id])).toMatchObject([{ status: "READY" }]);
  });

  it("reports photos that are not processed yet and those that were deleted", async () => {
    const projectId = await setup.createProject(owner);
    const guest = await setup.startGuest();
    const waiting = await storePhoto(guest, { isProcessed: false });
    const deleted = await storePhoto(guest);
    const { storage } = test.backend;
    await storage.removeAll(storage.mediaBucket, `${deleted.id}/`);
    const draft = await setup.createDraft(guest, projectId, [waiting, deleted]);
    const result = await adopt([await setup.submit(guest, draft)]);
    expect(result.copied).toEqual([]);
    expect(result.waiting.map(({ from }) => from)).toEqual([waiting.id]);
    expect(result.missing.map(({ from }) => from)).toEqual([deleted.id]);
  });

  it("is refused for drafts, for others than the owner and without storage", async () => {
    const projectId = await setup.createProject(owner);
    const guest = await setup.startGuest();
    const draft = await setup.createDraft(guest, projectId, [await storePhoto(guest)]);
    expect(await adopt([draft])).toMatchObject({ copied: [] });
    const suggestion = await setup.submit(guest, draft);
    const other = await setup.signIn("not-the-owner@photomap.example");
    const ids = [suggestion.id];
    const { adoptions } = test.backend;
    expect(await adoptions.adopt(other, { projectId, ids })).toEqual({ kind: "missing" });
    await test.query("update upload_usage set bytes = 50e9 where owner_id = $1", [owner.identity]);
    expect(await adoptions.adopt(owner, { projectId, ids })).toEqual({ kind: "storage-full" });
    expect(await listObjects(copyIdOf(suggestion))).toEqual([]);
  });
});
