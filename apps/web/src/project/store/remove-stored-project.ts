import { type BrowserStore, openBrowserStore, type ProjectList } from "./browser-store.ts";

/** Removes everything that is stored under this key, with its journal and photos. */
export async function removeStoredProject(db: BrowserStore, key: string): Promise<void> {
  const lists: readonly ProjectList[] = ["photos", "chosenFiles", "trayPhotos"];
  const names = ["guestProjects", "copies", "journal", ...lists] as const;
  const transaction = db.transaction(names, "readwrite");
  const journal = transaction.objectStore("journal");
  const entries = IDBKeyRange.bound([key, 0], [key, Infinity]);
  const removeAll = async (name: ProjectList) => {
    const list = transaction.objectStore(name);
    const ids = await list.index("ofProject").getAllKeys(key);
    await Promise.all(ids.map((id) => list.delete(id)));
  };
  await Promise.all([
    transaction.objectStore("guestProjects").delete(key),
    transaction.objectStore("copies").delete(key),
    ...(await journal.index("ofProject").getAllKeys(entries)).map((seq) => journal.delete(seq)),
    ...lists.map(removeAll),
  ]);
  await transaction.done;
}

/** Removes a guest's project, of which this browser has the only copy. */
export async function removeGuestProject(id: string): Promise<void> {
  await removeStoredProject(await openBrowserStore(), id);
}
