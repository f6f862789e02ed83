import type { Grant, Inputs, JournalEntry, ProjectContent, ViewerPolicy } from "@photomap/project";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { PreparedPhoto } from "../uploads/prepare-photo.ts";
import { BROWSER_STORE_NAME } from "./has-browser-store.ts";

/** A project without an account: this browser has the only copy. */
export interface GuestProject {
  readonly id: string;
  readonly designId: string;
  readonly createdAt: string;
  /** A small picture of the map, updated after each edit. */
  readonly preview?: Blob;
  /** Its last snapshot on the server, made for an order; absent before the first. */
  readonly snapshot?: {
    readonly projectId: string;
    /** The `updatedAt` of the project that was uploaded. */
    readonly updatedAt: string;
  };
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

/** A photo that waits in the tray of its project until the person gives it a place. */
export interface TrayPhoto {
  /** The last part of the key that the photo gets when it is placed. */
  readonly id: string;
  readonly projectId: string;
  /** The name of the folder it was chosen with; empty for a single file. */
  readonly folder: string;
  /** The day on which its file was last saved: 2026-11-19. */
  readonly savedDay: string;
  readonly prepared: PreparedPhoto;
  /** Taken out of the tray by hand; deleted by the next visit. */
  readonly isRemoved?: boolean;
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
  trayPhotos: { key: string; value: TrayPhoto; indexes: { ofProject: string } };
}

export type BrowserStore = IDBPDatabase<BrowserSchema>;

let opening: Promise<BrowserStore> | undefined;

/** Lists of records that belong to projects. */
export type ProjectList = "photos" | "chosenFiles" | "trayPhotos";

/** Opens the store, with one connection per page. */
export function openBrowserStore(): Promise<BrowserStore> {
  opening ??= openDB<BrowserSchema>(BROWSER_STORE_NAME, 3, {
    upgrade(db, oldVersion) {
      const createList = (name: ProjectList) =>
        db.createObjectStore(name, { keyPath: "id" }).createIndex("ofProject", "projectId");
      if (oldVersion < 1) {
        db.createObjectStore("guestProjects", { keyPath: "id" });
        db.createObjectStore("copies", { keyPath: "projectId" });
        const journal = db.createObjectStore("journal", { keyPath: "seq", autoIncrement: true });
        journal.createIndex("ofProject", ["projectId", "seq"]);
        createList("photos");
      }
      if (oldVersion < 2) createList("chosenFiles");
      createList("trayPhotos");
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
