import { sql } from "kysely";
import type { Connection } from "../../platform/database/database.ts";
import { fromJsonRow, type JsonRow } from "../../platform/database/json-rows.ts";
import type { IdentifiedViewer } from "../../platform/viewer/viewer.ts";
import { ACCESS_COLUMNS, viewerRelation } from "../../project/access/access.queries.ts";
import type { AccessRow } from "../../project/access/access.types.ts";
import type { Lane, RenderRequest } from "./render.types.ts";

export type RenderStatus = "WAITING" | "RUNNING" | "DONE" | "FAILED" | "CANCELED" | "EXPIRED";

export interface RenderRow {
  readonly id: string;
  readonly ownerId: string;
  readonly request: RenderRequest;
  readonly lane: Lane;
  readonly status: RenderStatus;
  readonly progress: number;
  readonly resultKey: string | null;
  readonly bytes: string | null;
  readonly drawnMs: number | null;
}

const COLUMNS = sql.raw(
  "render.id, render.owner_id, request, lane, status, progress, result_key, bytes, drawn_ms",
);

export interface NewRender {
  readonly id: string;
  readonly ownerId: string;
  readonly projectId: string | null;
  readonly request: RenderRequest;
  readonly lane: Lane;
  readonly contentHash: string;
  readonly pixels: number;
  readonly retentionDays: number;
}

/** Inserts the render, or extends the expiry of an existing one with the same content. */
export async function upsertRender(
  db: Connection,
  render: NewRender,
): Promise<RenderRow & { isNew: boolean }> {
  const { rows } = await sql<RenderRow & { isNew: boolean }>`
    insert into render (id, owner_id, project_id, request, lane, content_hash, pixels, expires_at)
    values (${render.id}, ${render.ownerId}, ${render.projectId}, ${JSON.stringify(render.request)},
      ${render.lane}, ${render.contentHash}, ${render.pixels},
      now() + make_interval(days => ${render.retentionDays}))
    on conflict (owner_id, content_hash) where status in ('WAITING', 'RUNNING', 'DONE')
    do update set expires_at =
      greatest(render.expires_at, now() + make_interval(days => ${render.retentionDays}))
    returning ${COLUMNS}, (xmax = 0) as is_new`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`The render ${render.id} was neither made nor found`);
  return row;
}

export interface RenderWithAccess extends RenderRow {
  /** The viewer's access; null when the render has no project, or a deleted one of another user. */
  readonly access: AccessRow | null;
  readonly projectId: string | null;
}

/** Finds the renders that the viewer requested, with the current access to their projects. */
export async function findRendersWithAccess(
  db: Connection,
  viewer: IdentifiedViewer,
  ids: readonly string[],
): Promise<RenderWithAccess[]> {
  const { rows } = await sql<
    Omit<RenderWithAccess, "access"> & { access: JsonRow<AccessRow> | null }
  >`
    select ${COLUMNS}, render.project_id, to_jsonb(access) as access
    from render left join lateral (
      select ${sql.raw(ACCESS_COLUMNS)}
      from project cross join ${viewerRelation(viewer)}
      where project.id = render.project_id
        and (project.deleted_at is null or project.owner_id = viewer.id)
    ) as access on true
    where render.owner_id = ${viewer.identity} and render.id = any(${ids}::uuid[])`.execute(db);
  return rows.map(({ access, ...render }) => ({
    ...render,
    access: access && fromJsonRow<AccessRow>(access),
  }));
}

/** Finds the print file of any buyer's order. */
export async function findOrderRender(db: Connection, id: string): Promise<RenderRow | undefined> {
  const { rows } = await sql<RenderRow>`
    select ${COLUMNS} from render
    where id = ${id} and owner_id like 'order-%'`.execute(db);
  return rows[0];
}

export async function findRenderOfOwner(
  db: Connection,
  ownerId: string,
  id: string,
): Promise<RenderRow | undefined> {
  const { rows } = await sql<RenderRow>`
    select ${COLUMNS} from render where id = ${id} and owner_id = ${ownerId}`.execute(db);
  return rows[0];
}

/** Starts a render and returns it; undefined when it has ended, since a job may run twice. */
export async function markRenderRunning(
  db: Connection,
  id: string,
): Promise<RenderRow | undefined> {
  const { rows } = await sql<RenderRow>`
    update render set status = 'RUNNING', progress = 0, tries = tries + 1
    where id = ${id} and status in ('WAITING', 'RUNNING')
    returning ${COLUMNS}`.execute(db);
  return rows[0];
}

/**
 * Updates the progress and returns the owner to notify; undefined when the render is not running.
 */
export async function updateProgress(
  db: Connection,
  id: string,
  progress: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ ownerId: string }>`
    update render set progress = ${progress} where id = ${id} and status = 'RUNNING'
    returning owner_id`.execute(db);
  return rows[0]?.ownerId;
}

/**
 * Finishes a render and returns the owner to notify; undefined when it was canceled or finished by
 * another worker.
 */
export async function finishRender(
  db: Connection,
  id: string,
  result: { key: string; bytes: number; drawnMs: number | undefined; retentionDays: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ ownerId: string }>`
    update render set status = 'DONE', progress = 1, result_key = ${result.key},
      bytes = ${result.bytes}, drawn_ms = ${result.drawnMs ?? null}, finished_at = now(),
      expires_at = greatest(expires_at, now() + make_interval(days => ${result.retentionDays}))
    where id = ${id} and status = 'RUNNING'
    returning owner_id`.execute(db);
  return rows[0]?.ownerId;
}

export async function findStatus(db: Connection, id: string): Promise<RenderStatus | undefined> {
  const { rows } = await sql<{ status: RenderStatus }>`
    select status from render where id = ${id}`.execute(db);
  return rows[0]?.status;
}

/** Ends renders and returns those that had not ended, with their owners. */
export async function failOrCancelRenders(
  db: Connection,
  ids: readonly string[],
  status: "FAILED" | "CANCELED",
): Promise<{ id: string; ownerId: string }[]> {
  const { rows } = await sql<{ id: string; ownerId: string }>`
    update render set status = ${status}, finished_at = now()
    where id = any(${ids}::uuid[]) and status in ('WAITING', 'RUNNING')
    returning id, owner_id`.execute(db);
  return rows;
}

/** Marks expired renders, so that the same request creates a new one before the file is removed. */
export async function expireAndListRenders(
  db: Connection,
): Promise<{ id: string; resultKey: string }[]> {
  await sql`
    update render set status = 'EXPIRED'
    where status = 'DONE' and expires_at <= now()`.execute(db);
  const { rows } = await sql<{ id: string; resultKey: string }>`
    select id, result_key from render
    where status = 'EXPIRED' and result_key is not null`.execute(db);
  return rows;
}

export async function clearResultKey(db: Connection, id: string): Promise<void> {
  await sql`update render set result_key = null where id = ${id}`.execute(db);
}

/** Removes ended rows without a file, and old batches. */
export async function deleteOldRenders(db: Connection, days: number): Promise<void> {
  await sql`
    delete from render where result_key is null and status not in ('WAITING', 'RUNNING')
      and created_at < now() - make_interval(days => ${days})`.execute(db);
  await sql`
    delete from print_batch where created_at < now() - make_interval(days => ${days})`.execute(db);
}

export interface PrintBatchRow {
  readonly id: string;
  readonly ownerId: string;
  readonly renderIds: readonly string[];
}

export async function insertPrintBatch(db: Connection, batch: PrintBatchRow): Promise<void> {
  await sql`
    insert into print_batch (id, owner_id, render_ids)
    values (${batch.id}, ${batch.ownerId}, ${batch.renderIds}::uuid[])`.execute(db);
}

export async function findPrintBatch(
  db: Connection,
  key: { id: string; ownerId: string },
): Promise<PrintBatchRow | undefined> {
  const { rows } = await sql<PrintBatchRow>`
    select id, owner_id, render_ids from print_batch
    where id = ${key.id} and owner_id = ${key.ownerId}`.execute(db);
  return rows[0];
}

export async function findBatchIdOfRender(
  db: Connection,
  key: { readonly renderId: string; readonly ownerId: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from print_batch
    where owner_id = ${key.ownerId} and render_ids @> array[${key.renderId}::uuid]
    order by created_at desc limit 1`.execute(db);
  return rows[0]?.id;
}
