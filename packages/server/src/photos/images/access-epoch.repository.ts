import { sql } from "kysely";
import type { Connection } from "../../platform/database/database.ts";
import { ownerEpoch, PROJECT_EPOCH, reviewerEpoch } from "./access-epoch.queries.ts";
import type { ImageScope } from "./image-access.types.ts";

/** Finds an epoch; undefined when the project, account or guest is missing or deleted. */
export async function findAccessEpoch(
  db: Connection,
  { kind, id }: ImageScope,
): Promise<number | undefined> {
  const { rows } = await selectEpoch(kind, id).execute(db);
  return rows[0]?.epoch ?? undefined;
}

function selectEpoch(kind: ImageScope["kind"], id: string) {
  switch (kind) {
    case "project":
      return sql<{ epoch: number | null }>`
        select ${sql.raw(PROJECT_EPOCH)} as epoch from project
        where id = ${id} and deleted_at is null`;
    case "owner":
      return sql<{ epoch: number | null }>`select ${ownerEpoch(sql<string>`${id}`)} as epoch`;
    case "suggestion":
      return sql<{ epoch: number | null }>`select ${reviewerEpoch(id)} as epoch`;
  }
}
