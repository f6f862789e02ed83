import { sql } from "kysely";
import { PROJECT_EPOCH } from "../../photos/images/access-epoch.queries.ts";
import type { Connection } from "../../platform/database/database.ts";
import type { Viewer } from "../../platform/viewer/viewer.ts";
import { ACCESS_COLUMNS, viewerRelation } from "./access.queries.ts";
import type { AccessRow, ProjectInfo } from "./access.types.ts";

/** Finds a viewer's access; deleted projects only within the restore period. */
export async function findAccess(
  db: Connection,
  viewer: Viewer,
  { projectId, inTrash }: { projectId: string; inTrash: boolean },
): Promise<(ProjectInfo & AccessRow) | undefined> {
  const isWanted = inTrash ? sql`deleted_at > now() - interval '30 days'` : sql`deleted_at is null`;
  const { rows } = await sql<ProjectInfo & AccessRow>`
    select project.id, business_id as brand, design_id, name, ${sql.raw(PROJECT_EPOCH)} as access_epoch,
      ${sql.raw(ACCESS_COLUMNS)}
    from project cross join ${viewerRelation(viewer)}
    where project.id = ${projectId} and ${isWanted}`.execute(db);
  return rows[0];
}
