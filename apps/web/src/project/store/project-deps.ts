import type { AccessPolicy, SetSuggestionStatus } from "@photomap/project";
import type { Connection } from "../../platform/network/connection.ts";
import type { BrowserStore, ServerCopy } from "./browser-store.ts";
import type { Uploader } from "./project-photos.ts";
import type { ProjectRemote } from "./project-remote.ts";

/** Receives what is shown to the user or sent to analytics. */
export interface ProjectNotifier {
  saveFailed(error: Error): void;
  /** The photo was removed from the map; `retryAll` restores and uploads all failed photos. */
  uploadFailed(id: string, error: unknown, retryAll: () => void): void;
  /** IndexedDB refused a write: the disk is full, or the browser allows no storage. */
  storageFailed(error: unknown): void;
  accessChanged(projectId: string, policy: AccessPolicy): void;
}

export interface ProjectDeps {
  readonly db: BrowserStore;
  readonly projectId: string;
  /** The copy on the server; for a guest, the copy in this browser. */
  readonly server: ServerCopy;
  readonly remote: ProjectRemote;
  readonly uploader: Uploader;
  readonly notifier: ProjectNotifier;
  readonly connection: Connection;
  readonly now: () => string;
  /** Whether to save when all running uploads have ended, instead of after each one. */
  readonly savesUploadsTogether?: boolean;
  /** An edit, undo or redo changed the status of suggestions; the server does not have it yet. */
  readonly onSuggestionStatus?: (change: SetSuggestionStatus) => void;
}
