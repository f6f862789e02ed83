import type { BrowserStore, StoredCopy } from "./browser-store.ts";

export async function requireCopy(db: BrowserStore, projectId: string): Promise<StoredCopy> {
  const copy = await db.get("copies", projectId);
  if (copy === undefined) throw new Error(`The project ${projectId} is not kept here`);
  return copy;
}

/** Read and written in one transaction: another tab may want to change it too. */
export async function changeCopy(
  db: BrowserStore,
  projectId: string,
  change: (copy: StoredCopy) => StoredCopy,
): Promise<void> {
  const transaction = db.transaction("copies", "readwrite");
  const copy = await transaction.store.get(projectId);
  if (copy !== undefined) await transaction.store.put(change(copy));
  await transaction.done;
}

/** The first visit starts the journal from what the server has. */
export async function ensureCopy(
  db: BrowserStore,
  first: Pick<StoredCopy, "projectId" | "origin" | "server">,
): Promise<StoredCopy> {
  const transaction = db.transaction("copies", "readwrite");
  const known = await transaction.store.get(first.projectId);
  const copy = known ?? { ...first, originSeq: 0, unanswered: [] };
  if (known === undefined) await transaction.store.put(copy);
  await transaction.done;
  return copy;
}
