import type { Connection } from "../database/database.ts";
import type { PrintRequest } from "./print-request.ts";

export type RenderStatus = "WAITING" | "RUNNING" | "DONE" | "FAILED";

export interface RenderRow {
  readonly id: string;
  readonly owner_id: string;
  readonly project_id: string;
  readonly request: PrintRequest;
  readonly status: RenderStatus;
  readonly result_key: string | null;
}

const COLUMNS = ["id", "owner_id", "project_id", "request", "status", "result_key"] as const;

export async function insertRender(
  db: Connection,
  render: { id: string; ownerId: string; projectId: string; request: PrintRequest },
): Promise<void> {
  await db
    .insertInto("render")
    .values({
      id: render.id,
      owner_id: render.ownerId,
      project_id: render.projectId,
      request: JSON.stringify(render.request),
    })
    .execute();
}

export async function findRenders(
  db: Connection,
  ownerId: string,
  ids: readonly string[],
): Promise<RenderRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("render")
    .select(COLUMNS)
    .where("owner_id", "=", ownerId)
    .where("id", "in", ids)
    .$narrowType<RenderRow>()
    .execute();
}

/** Nothing when the render is finished already: a job may run twice, its effect may not. */
export async function startRender(db: Connection, id: string): Promise<RenderRow | undefined> {
  return db
    .updateTable("render")
    .set({ status: "RUNNING" })
    .where("id", "=", id)
    .where("status", "in", ["WAITING", "RUNNING"])
    .returning(COLUMNS)
    .$narrowType<RenderRow>()
    .executeTakeFirst();
}

export async function finishRender(
  db: Connection,
  id: string,
  outcome: { status: "DONE"; resultKey: string } | { status: "FAILED" },
): Promise<void> {
  await db
    .updateTable("render")
    .set({
      status: outcome.status,
      result_key: outcome.status === "DONE" ? outcome.resultKey : null,
      finished_at: new Date(),
    })
    .where("id", "=", id)
    .where("status", "=", "RUNNING")
    .execute();
}
