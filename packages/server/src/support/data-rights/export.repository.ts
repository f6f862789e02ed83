import type { BrandId } from "@photomap/design";
import { sql } from "kysely";
import type { Connection } from "../../platform/database/database.ts";

export type ExportStatus = "WAITING" | "RUNNING" | "DONE" | "FAILED" | "EXPIRED";

export interface ExportRow {
  readonly id: string;
  readonly ownerId: string;
  readonly brand: BrandId;
  readonly status: ExportStatus;
  readonly photosDone: number;
  readonly photosTotal: number | null;
  readonly bytes: string | null;
  readonly expiresAt: Date | null;
}

const COLUMNS = [
  "id",
  "ownerId",
  "businessId as brand",
  "status",
  "photosDone",
  "photosTotal",
  "bytes",
  "expiresAt",
] as const;

/** Returns false when the owner has an unfinished export. */
export async function insertExport(
  db: Connection,
  request: { id: string; ownerId: string; brand: BrandId },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into data_export (id, owner_id, business_id)
    values (${request.id}, ${request.ownerId}, ${request.brand})
    on conflict (owner_id) where status in ('WAITING', 'RUNNING') do nothing`.execute(db);
  return numAffectedRows === 1n;
}

export function findNewestExport(db: Connection, ownerId: string): Promise<ExportRow | undefined> {
  return db
    .selectFrom("dataExport")
    .select(COLUMNS)
    .where("ownerId", "=", ownerId)
    .orderBy("createdAt", "desc")
    .limit(1)
    .$narrowType<ExportRow>()
    .executeTakeFirst();
}

export function findExport(db: Connection, id: string): Promise<ExportRow | undefined> {
  return db
    .selectFrom("dataExport")
    .select(COLUMNS)
    .where("id", "=", id)
    .$narrowType<ExportRow>()
    .executeTakeFirst();
}

/** Returns undefined when the export has ended: a job may run twice. */
export function markExportRunning(db: Connection, id: string): Promise<ExportRow | undefined> {
  return db
    .updateTable("dataExport")
    .set({ status: "RUNNING", photosDone: 0, photosTotal: null })
    .where("id", "=", id)
    .where("status", "in", ["WAITING", "RUNNING"])
    .returning(COLUMNS)
    .$narrowType<ExportRow>()
    .executeTakeFirst();
}

/** Returns false when the export was canceled. */
export async function updateProgress(
  db: Connection,
  id: string,
  photos: { done: number; total: number },
): Promise<boolean> {
  const noted = await db
    .updateTable("dataExport")
    .set({ photosDone: photos.done, photosTotal: photos.total })
    .where("id", "=", id)
    .where("status", "=", "RUNNING")
    .executeTakeFirst();
  return noted.numUpdatedRows === 1n;
}

export async function finishExport(
  db: Connection,
  id: string,
  facts: { bytes: number; photos: number; retentionDays: number },
): Promise<boolean> {
  const finished = await sql`
    update data_export
    set status = 'DONE', bytes = ${facts.bytes}, photos_done = ${facts.photos},
      photos_total = ${facts.photos}, finished_at = now(),
      expires_at = now() + make_interval(days => ${facts.retentionDays})
    where id = ${id} and status = 'RUNNING'`.execute(db);
  return finished.numAffectedRows === 1n;
}

export async function markExportFailed(db: Connection, id: string): Promise<void> {
  await db
    .updateTable("dataExport")
    .set({ status: "FAILED", finishedAt: sql<Date>`now()` })
    .where("id", "=", id)
    .where("status", "in", ["WAITING", "RUNNING"])
    .execute();
}

export function listExpired(db: Connection): Promise<{ id: string; ownerId: string }[]> {
  return db
    .selectFrom("dataExport")
    .select(["id", "ownerId"])
    .where("status", "=", "DONE")
    .where("expiresAt", "<=", sql<Date>`now()`)
    .execute();
}

export async function markExpired(db: Connection, id: string): Promise<void> {
  await db.updateTable("dataExport").set({ status: "EXPIRED" }).where("id", "=", id).execute();
}
