import type { Inputs, JournalEntry, ProjectContent } from "@photomap/project";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** A project of somebody without an account: this browser has the only copy. */
export interface GuestProject {
  readonly id: string;
  readonly designId: string;
  readonly createdAt: string;
  /** A small picture of the map as it was last left. */
  readonly preview?: Blob;
}

export interface ServerCopy {
  readonly updatedAt: string;
  readonly content: ProjectContent;
}

/** Where a project's journal starts, and what the server had when it last spoke. */
export interface StoredCopy {
  readonly projectId: string;
  readonly origin: ProjectContent;
  /** Entries up to this one are part of the origin. */
  readonly originSeq: number;
  readonly server: ServerCopy;
  /** Openings as they were sent since then, without an answer: they may have arrived. */
  readonly unanswered: readonly Inputs[];
}

export interface StoredEntry {
  /** Given by the store when it is added: the one order of all tabs. */
  readonly seq?: number;
  readonly projectId: string;
  /** By this a tab knows its own entry again. */
  readonly id: string;
  readonly entry: JournalEntry;
}

export type UploadStatus = "IN_PROGRESS" | "FAILED" | "COMPLETED";

export interface StoredPhoto {
  readonly id: string;
  readonly projectId: string;
  readonly name: string;
  /** What is uploaded. */
  readonly blob: Blob;
  /** What is shown where a small picture does. */
  readonly preview: Blob;
  /** Of the file as it was chosen. */
  readonly sha256: string;
  readonly status: UploadStatus;
}

export interface BrowserSchema extends DBSchema {
  guestProjects: { key: string; value: GuestProject };
  copies: { key: string; value: StoredCopy };
  journal: {
    key: number;
    value: StoredEntry;
    indexes: { ofProject: [string, number] };
  };
  photos: { key: string; value: StoredPhoto; indexes: { ofProject: string } };
}

export type BrowserStore = IDBPDatabase<BrowserSchema>;

let opening: Promise<BrowserStore> | undefined;

/** One connection per page. */
export function openBrowserStore(): Promise<BrowserStore> {
  opening ??= openDB<BrowserSchema>("photomap", 1, {
    upgrade(db) {
      db.createObjectStore("guestProjects", { keyPath: "id" });
      db.createObjectStore("copies", { keyPath: "projectId" });
      const journal = db.createObjectStore("journal", { keyPath: "seq", autoIncrement: true });
      journal.createIndex("ofProject", ["projectId", "seq"]);
      const photos = db.createObjectStore("photos", { keyPath: "id" });
      photos.createIndex("ofProject", "projectId");
    },
    terminated() {
      opening = undefined;
    },
  });
  return opening;
}
