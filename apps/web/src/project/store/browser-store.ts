import type { Grant, Inputs, JournalEntry, ProjectContent, ViewerPolicy } from "@photomap/project";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { BROWSER_STORE_NAME } from "./has-browser-store.ts";

/** A project without an account: this browser has the only copy. */
export interface GuestProject {
  readonly id: string;
  readonly designId: string;
  readonly createdAt: string;
  /** A small picture of the map, updated after each edit. */
  readonly preview?: Blob;
}

/** A project as the server has it; for a guest, as this browser has it. */
export interface ServerCopy {
  readonly id: string;
  readonly viewerPolicy: ViewerPolicy;
  /** The access list. */
  readonly grants: readonly Grant[];
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly content: ProjectContent;
}

/** The origin of a project's journal, and the last known copy of the server. */
export interface SyncState {
  readonly projectId: string;
  readonly origin: ProjectContent;
  /** Sequence number of the last entry the origin includes. */
  readonly originSeq: number;
  readonly server: ServerCopy;
  /** Openings sent since then without an answer: the server may have saved them. */
  readonly unanswered: readonly Inputs[];
}

export interface StoredJournalEntry {
  /** Assigned by IndexedDB; the order of entries in all tabs. */
  readonly seq?: number;
  readonly projectId: string;
  /** Lets a tab recognize its own entries. */
  readonly id: string;
  readonly entry: JournalEntry;
}

export type UploadStatus = "IN_PROGRESS" | "FAILED" | "COMPLETED";

export interface StoredPhoto {
  readonly id: string;
  readonly projectId: string;
  readonly name: string;
  /** The file to upload. */
  readonly blob: Blob;
  /** A copy of at most 512 px on its longer side. */
  readonly preview: Blob;
  /** The hash of the original file. */
  readonly sha256: string;
  readonly status: UploadStatus;
}

export interface ChosenFile {
  /** The last part of the key that its photo gets. */
  readonly id: string;
  readonly file: File;
}

/** Files that were chosen together for one opening and are not on the map yet. */
export interface ChosenBatch {
  readonly id: string;
  readonly projectId: string;
  readonly openingId: string;
  readonly files: readonly ChosenFile[];
  /** The number of visits that began to read the files again. */
  readonly tries: number;
}

export interface BrowserSchema extends DBSchema {
  guestProjects: { key: string; value: GuestProject };
  copies: { key: string; value: SyncState };
  journal: {
    key: number;
    value: StoredJournalEntry;
    indexes: { ofProject: [string, number] };
  };
  photos: { key: string; value: StoredPhoto; indexes: { ofProject: string } };
  chosenFiles: { key: string; value: ChosenBatch; indexes: { ofProject: string } };
}

export type BrowserStore = IDBPDatabase<BrowserSchema>;

let opening: Promise<BrowserStore> | undefined;

/** Opens the store, with one connection per page. */
export function openBrowserStore(): Promise<BrowserStore> {
  opening ??= openDB<BrowserSchema>(BROWSER_STORE_NAME, 2, {
    upgrade(db, oldVersion) {
      if (oldVersion < 1) {
        db.createObjectStore("guestProjects", { keyPath: "id" });
        db.createObjectStore("copies", { keyPath: "projectId" });
        const journal = db.createObjectStore("journal", { keyPath: "seq", autoIncrement: true });
        journal.createIndex("ofProject", ["projectId", "seq"]);
        const photos = db.createObjectStore("photos", { keyPath: "id" });
        photos.createIndex("ofProject", "projectId");
      }
      const chosenFiles = db.createObjectStore("chosenFiles", { keyPath: "id" });
      chosenFiles.createIndex("ofProject", "projectId");
    },
    terminated() {
      opening = undefined;
    },
  });
  return opening;
}

/** Begins to open the store; the next `openBrowserStore` reports a failure. */
export async function prepareBrowserStore(): Promise<void> {
  try {
    await openBrowserStore();
  } catch {
    // A project that does not exist needs no store.
  }
}

export async function requireSyncState(db: BrowserStore, projectId: string): Promise<SyncState> {
  const copy = await db.get("copies", projectId);
  if (copy === undefined) throw new Error(`The project ${projectId} is not in IndexedDB`);
  return copy;
}

/** Changes a copy, if there is one, in one transaction: another tab may change it too. */
export async function updateSyncState(
  db: BrowserStore,
  projectId: string,
  change: (copy: SyncState) => SyncState,
): Promise<void> {
  const transaction = db.transaction("copies", "readwrite");
  const copy = await transaction.store.get(projectId);
  if (copy !== undefined) await transaction.store.put(change(copy));
  await transaction.done;
}

interface EnsuredCopy {
  readonly copy: SyncState;
  readonly isNew: boolean;
}

/** Returns the stored copy; the first visit creates it from the server's state. */
export async function ensureSyncState(
  db: BrowserStore,
  first: Pick<SyncState, "projectId" | "origin" | "server">,
): Promise<EnsuredCopy> {
  const transaction = db.transaction("copies", "readwrite");
  const known = await transaction.store.get(first.projectId);
  const copy = known ?? { ...first, originSeq: 0, unanswered: [] };
  const isNew = known === undefined;
  if (isNew) await transaction.store.put(copy);
  await transaction.done;
  return { copy, isNew };
}

/** Removes everything that is stored under this key, with its journal and photos. */
export async function removeStoredProject(db: BrowserStore, key: string): Promise<void> {
  const names = ["guestProjects", "copies", "journal", "photos", "chosenFiles"] as const;
  const transaction = db.transaction(names, "readwrite");
  const journal = transaction.objectStore("journal");
  const entries = IDBKeyRange.bound([key, 0], [key, Infinity]);
  const photos = transaction.objectStore("photos");
  const chosenFiles = transaction.objectStore("chosenFiles");
  await Promise.all([
    transaction.objectStore("guestProjects").delete(key),
    transaction.objectStore("copies").delete(key),
    ...(await journal.index("ofProject").getAllKeys(entries)).map((seq) => journal.delete(seq)),
    ...(await photos.index("ofProject").getAllKeys(key)).map((id) => photos.delete(id)),
    ...(await chosenFiles.index("ofProject").getAllKeys(key)).map((id) => chosenFiles.delete(id)),
  ]);
  await transaction.done;
}
