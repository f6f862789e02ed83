import type { BrandId } from "@photomap/design";
import type { OpeningInput } from "@photomap/project";
import { sql } from "kysely";
import { ownerEpoch } from "../../photos/images/access-epoch.queries.ts";
import type { Connection } from "../../platform/database/database.ts";

export interface SnapshotOpening {
  readonly designId: string;
  readonly brand: BrandId;
  readonly input: OpeningInput;
}

export interface SnapshotOpeningWithEpoch extends SnapshotOpening {
  /** The access epoch of the address's viewer; null when the viewer is deleted. */
  readonly viewerEpoch: number | null;
}

/** One opening of a snapshot; undefined when its content was erased. */
export async function findSnapshotOpeningWithEpoch(
  db: Connection,
  key: { readonly snapshotId: string; readonly openingId: string; readonly viewerId: string },
): Promise<SnapshotOpeningWithEpoch | undefined> {
  const { rows } = await sql<SnapshotOpeningWithEpoch>`
    select content ->> 'designId' as design_id, content ->> 'businessId' as brand,
      content -> 'inputs' -> ${key.openingId}::text as input,
      ${ownerEpoch(sql<string>`${key.viewerId}`)} as viewer_epoch
    from project_snapshot
    where id = ${key.snapshotId}::uuid and content -> 'inputs' ? ${key.openingId}::text`.execute(
    db,
  );
  return rows[0];
}
