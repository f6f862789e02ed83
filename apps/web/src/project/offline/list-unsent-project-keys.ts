import { type BrowserStore, openBrowserStore, type SyncState } from "../store/browser-store.ts";
import { isGuestKey } from "../store/guests/guest-keys.ts";
import { hasBrowserStore } from "../store/has-browser-store.ts";
import { readLeavingRecords } from "../store/leaving-records.ts";
import { readStoredContent } from "../store/project-journal.ts";
import { hasContentChanged } from "../store/project-state.ts";

/**
 * Returns the keys of the account's projects with edits or photos that the server does not have,
 * those in the tray included.
 */
export async function listUnsentProjectKeys(): Promise<ReadonlySet<string>> {
  if (!(await hasBrowserStore())) return new Set();
  const db = await openBrowserStore();
  const copies = (await db.getAll("copies")).filter(({ projectId }) => !isGuestKey(projectId));
  const checked = await Promise.all(
    copies.map(async (copy) => ((await isUnsent(db, copy)) ? [copy.projectId] : [])),
  );
  return new Set(checked.flat());
}

async function isUnsent(db: BrowserStore, copy: SyncState): Promise<boolean> {
  const { projectId, server } = copy;
  if (readLeavingRecords("unstored", projectId).some(({ value }) => value.length > 0)) return true;
  const photos = await db.getAllFromIndex("photos", "ofProject", projectId);
  if (photos.some(({ status }) => status !== "COMPLETED")) return true;
  const content = await readStoredContent(db, copy);
  const inTray = await db.getAllFromIndex("trayPhotos", "ofProject", projectId);
  const onMap = JSON.stringify(content.inputs);
  if (inTray.some(({ id, isRemoved }) => !isRemoved && !onMap.includes(id))) return true;
  return hasContentChanged(server.content, content);
}
