import { getKnownVisitor } from "../../platform/visitor/account-record.ts";
import { type KeptFinder, withOfflineStore } from "../store/loading/offline-store.ts";

const EMPTY = { account: null, files: [], sharedFiles: [], deletedFiles: [] };

/** Keeps a list of projects and replaces the one kept before. */
export async function keepFinder(finder: Omit<KeptFinder, "identity">): Promise<void> {
  const identity = finder.found.account?.identity ?? "";
  await withOfflineStore((db) => db.put("finders", { ...finder, identity }));
}

/** The kept list of the account or of guests; undefined when an account has none. */
export async function findKeptFinder(): Promise<Omit<KeptFinder, "identity"> | undefined> {
  const identity = getKnownVisitor()?.identity ?? "";
  const kept = await withOfflineStore((db) => db.get("finders", identity));
  if (kept !== undefined) return kept;
  return identity === "" ? { found: EMPTY, designCount: 0 } : undefined;
}
