import type { Inputs } from "@photomap/project";
import type { StoredJournalEntry } from "./browser-store.ts";

/** What a page records while it unloads, by the name of the record. */
interface LeavingRecords {
  /** Openings that were sent to the server; nothing waits for its answer. */
  readonly sent: Inputs;
  /** Edits that IndexedDB has not committed: it drops the transactions of a page that unloads. */
  readonly unstored: readonly Pick<StoredJournalEntry, "id" | "entry">[];
}

type RecordName = keyof LeavingRecords;

interface LeavingRecord<Name extends RecordName> {
  readonly key: string;
  readonly value: LeavingRecords[Name];
}

const prefixOf = (name: RecordName, projectId: string) => `photomap-${name}-${projectId}-`;

/**
 * Writes a record to localStorage, which an unloading page can still do. Each record has its own
 * key: tabs that unload at the same time would overwrite a shared one.
 */
export function writeLeavingRecord<Name extends RecordName>(
  name: Name,
  projectId: string,
  value: LeavingRecords[Name],
): void {
  try {
    localStorage.setItem(prefixOf(name, projectId) + crypto.randomUUID(), JSON.stringify(value));
  } catch {
    // Over quota or disabled: the save on leaving is all that is left.
  }
}

export function readLeavingRecords<Name extends RecordName>(
  name: Name,
  projectId: string,
): readonly LeavingRecord<Name>[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => isLeavingRecordKey(name, projectId, key))
      .flatMap((key) => {
        const text = localStorage.getItem(key);
        return text === null ? [] : [{ key, value: JSON.parse(text) }];
      });
  } catch {
    return [];
  }
}

export function isLeavingRecordKey(
  name: RecordName,
  projectId: string,
  key: string | null,
): boolean {
  return key?.startsWith(prefixOf(name, projectId)) === true;
}

export function removeLeavingRecords(records: readonly { readonly key: string }[]): void {
  for (const { key } of records) localStorage.removeItem(key);
}

const RECORD_KEY =
  /^photomap-(?:sent|unstored)-(?<projectId>.+)-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Removes the records of projects; does nothing in a service worker, which has no local storage.
 */
export function removeLeavingRecordsOf(isRemoved: (projectId: string) => boolean): void {
  if (typeof localStorage === "undefined") return;
  const keys = Object.keys(localStorage).filter((key) => {
    const projectId = RECORD_KEY.exec(key)?.groups?.["projectId"];
    return projectId !== undefined && isRemoved(projectId);
  });
  for (const key of keys) localStorage.removeItem(key);
}
