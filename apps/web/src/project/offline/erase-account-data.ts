import { ACCOUNT_ERASED_CHANNEL } from "../../platform/visitor/account-erased-channel.ts";
import { openBrowserStore } from "../store/browser-store.ts";
import { isGuestKey } from "../store/guests/guest-keys.ts";
import { hasBrowserStore } from "../store/has-browser-store.ts";
import { removeLeavingRecordsOf } from "../store/leaving-records.ts";
import { eraseOfflineStore } from "../store/loading/offline-store.ts";
import { removeStoredProject } from "../store/remove-stored-project.ts";
import { ACCOUNT_FILES_CACHE } from "./cache-names.ts";
import { listUnsentProjectKeys } from "./list-unsent-project-keys.ts";
import type { ServiceWorkerMessage } from "./worker-messages.ts";

/**
 * Erases the account's data after a logout and returns the keys of projects with unsent changes,
 * which stay hidden in the browser store until the same account logs in. Also called by the service
 * worker, which has no local storage.
 */
export async function eraseAccountDataExceptUnsent(): Promise<ReadonlySet<string>> {
  const unsent = await listUnsentProjectKeys();
  await eraseAccountData(unsent);
  return unsent;
}

/** Removes all that this browser has of an account, except the projects with the kept keys. */
export async function eraseAccountData(kept: ReadonlySet<string> = new Set()): Promise<void> {
  const isErased = (key: string) => !isGuestKey(key) && !kept.has(key);
  await eraseCopies();
  if (await hasBrowserStore()) {
    const db = await openBrowserStore();
    const keys = (await db.getAllKeys("copies")).filter(isErased);
    for (const key of keys) await removeStoredProject(db, key);
  }
  removeLeavingRecordsOf(isErased);
  const channel = new BroadcastChannel(ACCOUNT_ERASED_CHANNEL);
  channel.postMessage("erased");
  channel.close();
}

/**
 * Removes what is needed to show projects after a session has ended. Changes that were not sent
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
  const message: ServiceWorkerMessage = { type: "erase" };
  if (typeof navigator.serviceWorker !== "undefined") {
    navigator.serviceWorker.controller?.postMessage(message);
  }
  if (typeof caches !== "undefined") await caches.delete(ACCOUNT_FILES_CACHE);
}
