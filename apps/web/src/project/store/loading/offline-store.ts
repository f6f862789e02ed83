import type { BrandId } from "@photomap/design";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { GetDesignsAndFilesQuery } from "../../../platform/api/generated/graphql.ts";

/** What opening the owner's project needs besides its copy in the browser store. */
export interface KeptProject {
  readonly id: string;
  /** The identity of its owner, who was logged in. */
  readonly identity: string;
  readonly designId: string;
  readonly businessId: BrandId | undefined;
  readonly photos: {
    readonly bucket: string;
    readonly signatures: Readonly<Record<string, string>>;
  };
  /** The bundle of the map's small photos, in the size that this screen uses. */
  readonly photoBundleUrl?: string;
  readonly openedAtMs: number;
}

/** The last list of projects. */
export interface KeptFinder {
  /** The identity of the account; empty for guests. */
  readonly identity: string;
  readonly found: Omit<GetDesignsAndFilesQuery, "designs">;
  readonly designCount: number;
}

interface OfflineSchema extends DBSchema {
  projects: { key: string; value: KeptProject; indexes: { byOpening: number } };
  finders: { key: string; value: KeptFinder };
}

const NAME = "photomap-offline";

/**
 * Opens a separate database for one action: a new version of the browser store would wait until
 * tabs of an earlier build are closed.
 */
export async function withOfflineStore<Result>(
  act: (db: IDBPDatabase<OfflineSchema>) => Promise<Result>,
): Promise<Result> {
  const db = await openDB<OfflineSchema>(NAME, 1, {
    upgrade(created) {
      const projects = created.createObjectStore("projects", { keyPath: "id" });
      projects.createIndex("byOpening", "openedAtMs");
      created.createObjectStore("finders", { keyPath: "identity" });
    },
  });
  try {
    return await act(db);
  } finally {
    db.close();
  }
}

/** Erases the data of accounts; the guests' finder contains none and stays. */
export async function eraseOfflineStore(): Promise<void> {
  await withOfflineStore(async (db) => {
    const identities = await db.getAllKeys("finders");
    await db.clear("projects");
    for (const identity of identities) if (identity !== "") await db.delete("finders", identity);
  });
}
