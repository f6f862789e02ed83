import type { Storage } from "@photomap/server";
import type pg from "pg";
import { findLedgerViolations, type Violation } from "./ledger-checks.ts";
import { checkPhotos } from "./photo-checks.ts";

export interface CopyCheck {
  readonly photos: number;
  readonly missingPhotos: number;
  readonly violations: readonly Violation[];
}

/** Checks what must hold in any copy of the database and its object store. */
export async function checkCopy(client: pg.ClientBase, storage: Storage): Promise<CopyCheck> {
  const { photos, missing } = await checkPhotos(client, storage);
  const violations = await findLedgerViolations(client);
  return { photos, missingPhotos: missing.length, violations };
}
