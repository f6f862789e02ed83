import { openBrowserStore, removeStoredProject } from "../project-store/browser-store.ts";
import { isGuestKey } from "../project-store/guest-keys.ts";
import { hasBrowserStore } from "../project-store/has-browser-store.ts";
import { removeLeavingRecordsOf } from "../project-store/leaving-records.ts";
import type { WorkerMessage } from "../service-worker/worker-messages.ts";
import { ACCOUNT_CHANNEL } from "./account-channel.ts";
import { ACCOUNT_FILES } from "./cache-names.ts";
import { eraseOfflineStore } from "./offline-store.ts";

/**
 * After a log-out, and when another account logs in: removes all that this browser has of an
 * account, with changes that were not sent. Projects of guests stay. Also called by the service
 * worker, which has no local storage.
 */
export async function eraseAccountData(): Promise<void> {
  await eraseCopies();
  if (await hasBrowserStore()) {
    const db = await openBrowserStore();
    const keys = await db.getAllKeys("copies");
    for (const key of keys) if (!isGuestKey(key)) await removeStoredProject(db, key);
  }
  removeLeavingRecordsOf((projectId) => !isGuestKey(projectId));
  const channel = new BroadcastChannel(ACCOUNT_CHANNEL);
  channel.postMessage("erased");
  channel.close();
}

/**
 * After a session has ended: what is needed to show projects is removed. Changes that were not sent
 * stay in the journal until the same account logs in.
 */
export async function hideAccountData(): Promise<void> {
  await eraseCopies();
  const db = (await hasBrowserStore()) ? await openBrowserStore() : undefined;
  const known = new Set(await db?.getAllKeys("copies"));
  removeLeavingRecordsOf((projectId) => !isGuestKey(projectId) && !known.has(projectId));
}

async function eraseCopies(): Promise<void> {
  await eraseOfflineStore();
  const message: WorkerMessage = { type: "erase" };
  if (typeof navigator.serviceWorker !== "undefined") {
    navigator.serviceWorker.controller?.postMessage(message);
  }
  if (typeof caches !== "undefined") await caches.delete(ACCOUNT_FILES);
}
