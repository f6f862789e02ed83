// @vitest-environment jsdom
import "../store/test/fake-indexed-db.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MemoryCaches } from "../../app/service-worker/test/memory-caches.ts";
import { getKnownVisitor, readAccountRecord } from "../../platform/visitor/account-record.ts";
import {
  ensureSyncState,
  openBrowserStore,
  requireSyncState,
  updateSyncState,
} from "../store/browser-store.ts";
import { writeLeavingRecord } from "../store/leaving-records.ts";
import { withOfflineStore } from "../store/loading/offline-store.ts";
import { ACCOUNT_FILES_CACHE, PUBLIC_FILES_CACHE } from "./cache-names.ts";
import { forgetAccount } from "./forget-account.ts";
import { findKeptFinder, keepFinder } from "./kept-finder.ts";
import { syncLocalDataWithVisitor } from "./sync-local-data-with-visitor.ts";

const OWNER = { email: "owner@mail.example", identity: "account-1", projectCount: 1 };
const OTHER = { email: "other@mail.example", identity: "account-2", projectCount: 0 };
const GUEST_KEYS = ["abc123 drafts of guest", "guest-1"];

let caches: MemoryCaches;

beforeEach(async () => {
  caches = new MemoryCaches();
  vi.stubGlobal("caches", caches);
  await caches.open(ACCOUNT_FILES_CACHE);
  await caches.open(PUBLIC_FILES_CACHE);
  await syncLocalDataWithVisitor(OWNER);
  await storeProjects("abc123", "abc123 drafts of account-1", "zzz999 as VIEWER", ...GUEST_KEYS);
  writeLeavingRecord("unstored", "abc123", []);
  writeLeavingRecord("unstored", "guest-1", []);
  const account = { email: OWNER.email, identity: OWNER.identity };
  const found = { account, files: [], sharedFiles: [], deletedFiles: [] };
  await keepFinder({ found, designCount: 131 });
  await withOfflineStore((db) =>
    db.put("projects", {
      id: "abc123",
      identity: OWNER.identity,
      designId: "states",
      businessId: "pm",
      photos: { bucket: "photos", signatures: {} },
      openedAtMs: 1,
    }),
  );
});
afterEach(async () => {
  const db = await openBrowserStore();
  await db.clear("copies");
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function storeProjects(...keys: readonly string[]): Promise<void> {
  const db = await openBrowserStore();
  const content = {
    name: "Map",
    outputType: "VINYL_WALL_MAP",
    outputScale: 1,
    accessPolicy: "PRIVATE",
    backgroundId: null,
    inputs: {},
  } as const;
  for (const projectId of keys) {
    const times = { createdAt: "2026-01-01", updatedAt: "2026-01-01" };
    const server = { id: projectId, viewerPolicy: "OWNER", grants: [], ...times } as const;
    await ensureSyncState(db, { projectId, origin: content, server: { ...server, content } });
  }
}

const listCopies = async () => (await openBrowserStore()).getAllKeys("copies");
const listKept = () => withOfflineStore((db) => db.getAllKeys("projects"));
const listRecords = () => Object.keys(localStorage).filter((key) => key.includes("unstored"));

it("keeps everything while the same account is logged in", async () => {
  await syncLocalDataWithVisitor({ ...OWNER, email: "new@mail.example" });
  expect(await listKept()).toEqual(["abc123"]);
  expect(await listCopies()).toHaveLength(5);
  expect(getKnownVisitor()?.email).toBe("new@mail.example");
  expect((await findKeptFinder())?.designCount).toBe(131);
});

it.each([
  ["a log-out", forgetAccount, undefined],
  ["the log-in of another account", () => syncLocalDataWithVisitor(OTHER), OTHER],
])("%s removes what belongs to the account, and nothing of guests", async (_name, act, known) => {
  await act();
  expect(await listCopies()).toEqual(GUEST_KEYS);
  expect(await listKept()).toEqual([]);
  expect(listRecords()).toHaveLength(1);
  expect(await caches.keys()).toEqual([PUBLIC_FILES_CACHE]);
  expect(getKnownVisitor()).toEqual(known);
  expect((await findKeptFinder())?.found.account).not.toEqual(expect.objectContaining(OWNER));
});

it("a log-out keeps changes that were not sent, for the same account only", async () => {
  const db = await openBrowserStore();
  const copy = await requireSyncState(db, "abc123");
  const renamed = { ...copy.server.content, name: "Before the trip" };
  await updateSyncState(db, "abc123", (stored) => ({
    ...stored,
    server: { ...stored.server, content: renamed },
  }));
  await forgetAccount();
  expect(getKnownVisitor()).toBeUndefined();
  expect(await listCopies()).toEqual(["abc123", ...GUEST_KEYS]);
  expect(await listKept()).toEqual([]);
  await syncLocalDataWithVisitor(OWNER);
  expect(await listCopies()).toEqual(["abc123", ...GUEST_KEYS]);
  await forgetAccount();
  await syncLocalDataWithVisitor(OTHER);
  expect(await listCopies()).toEqual(GUEST_KEYS);
});

it("a log-out keeps a project whose tray has photos without a place", async () => {
  const db = await openBrowserStore();
  const photo = { projectId: "abc123", folder: "", savedDay: "2026-11-19", prepared: {} as never };
  await db.put("trayPhotos", { ...photo, id: "waits" });
  await db.put("trayPhotos", { ...photo, projectId: "zzz999 as VIEWER", id: "x", isRemoved: true });
  await forgetAccount();
  expect(await listCopies()).toEqual(["abc123", ...GUEST_KEYS]);
  await syncLocalDataWithVisitor(OTHER);
  expect(await db.getAllKeys("trayPhotos")).toEqual([]);
});

it("an ended session hides the projects, and keeps changes that were not sent", async () => {
  await syncLocalDataWithVisitor(undefined);
  expect(getKnownVisitor()).toBeUndefined();
  expect(readAccountRecord()?.identity).toBe(OWNER.identity);
  expect(await listKept()).toEqual([]);
  expect(await caches.keys()).toEqual([PUBLIC_FILES_CACHE]);
  expect(await listCopies()).toHaveLength(5);
  expect(listRecords()).toHaveLength(2);
  await syncLocalDataWithVisitor(OWNER);
  expect(await listCopies()).toHaveLength(5);
  await syncLocalDataWithVisitor(undefined);
  await syncLocalDataWithVisitor(OTHER);
  expect(await listCopies()).toEqual(GUEST_KEYS);
});
