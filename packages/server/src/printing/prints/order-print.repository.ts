import { sql } from "kysely";
import type { Connection, Transaction } from "../../platform/database/database.ts";
import { fromJsonRow, type JsonRow, toRecordsetJson } from "../../platform/database/json-rows.ts";
import type { ProjectWithInputs } from "../../project/projects/project.types.ts";
import { currentProjectId } from "./ordered-project.queries.ts";
import type { FrozenProject } from "./render.types.ts";

/** A line with a project, before its content is frozen. */
export interface PrintSource {
  readonly orderLineId: string;
  readonly projectId: string;
  /** The product's metafields; null after it was removed. */
  readonly metafields: object | null;
  /** The project; null when it was deleted forever. */
  readonly project: ProjectWithInputs | null;
}

export async function listPrintSources(
  transaction: Transaction,
  orderId: string,
): Promise<PrintSource[]> {
  const { rows } = await sql<
    Omit<PrintSource, "project"> & { project: JsonRow<ProjectWithInputs> | null }
  >`
    select line.id as order_line_id, line.project_id, product.metafields,
      to_jsonb(project) || jsonb_build_object('brand', project.business_id, 'inputs', coalesce((
        select jsonb_object_agg(opening_id, input) from opening_input
        where opening_input.project_id = line.project_id
      ), '{}')) as project
    from order_line line
      left join product on product.id = line.product_id
      left join project on project.id = line.project_id
    where line.order_id = ${orderId} and line.project_id is not null
    order by line.position`.execute(transaction);
  return rows.map(({ project, ...source }) => ({
    ...source,
    project: project && fromJsonRow<ProjectWithInputs>(project),
  }));
}

export interface NewOrderPrint {
  readonly orderLineId: string;
  readonly projectId: string;
  readonly content: FrozenProject | null;
  readonly findings: readonly string[];
}

/** Inserts prints and returns the ids of those that can be drawn. */
export async function insertOrderPrints(
  transaction: Transaction,
  orderId: string,
  prints: readonly NewOrderPrint[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string; isDrawn: boolean }>`
    insert into order_print (order_id, order_line_id, project_id, content, findings)
    select ${orderId}, order_line_id, project_id, content, findings
    from jsonb_to_recordset(${toRecordsetJson(prints)}::jsonb) as print (
      order_line_id uuid, project_id text, content jsonb, findings jsonb
    )
    returning id, jsonb_typeof(content) = 'object' as is_drawn`.execute(transaction);
  return rows.filter(({ isDrawn }) => isDrawn).map(({ id }) => id);
}

export interface OrderPrintRow {
  readonly id: string;
  readonly orderId: string;
  readonly orderNumber: number;
  readonly position: number;
  /** The frozen content; null after the account was erased. */
  readonly content: FrozenProject | null;
  /** The number of the content, from 1. */
  readonly version: number;
}

export async function findOrderPrint(
  db: Connection,
  id: string,
): Promise<OrderPrintRow | undefined> {
  const { rows } = await sql<OrderPrintRow>`
    select print.id, print.order_id, print.version, shop_order.number as order_number, line.position,
      nullif(print.content, 'null'::jsonb) as content
    from order_print print
      join shop_order on shop_order.id = print.order_id
      join order_line line on line.id = print.order_line_id
    where print.id = ${id}`.execute(db);
  return rows[0];
}

/** Stores what became of drawing one version of the content; nothing after it was replaced. */
export async function updateOrderPrint(
  db: Connection,
  { id, version }: Pick<OrderPrintRow, "id" | "version">,
  change: { readonly renderId: string | null; readonly findings: readonly string[] },
): Promise<void> {
  await sql`
    update order_print set render_id = coalesce(${change.renderId}, render_id),
      findings = ${JSON.stringify(change.findings)}
    where id = ${id} and version = ${version}`.execute(db);
}

/** A print with the ordered map as it is now. */
export interface PrintRenewal {
  readonly content: FrozenProject | null;
  /** Null when the map was deleted. */
  readonly project: ProjectWithInputs | null;
}

/** Reads a print and the ordered map as it is now. */
export async function findPrintRenewal(
  transaction: Transaction,
  printId: string,
): Promise<PrintRenewal | undefined> {
  const { rows } = await sql<{
    content: FrozenProject | null;
    project: JsonRow<ProjectWithInputs> | null;
  }>`
    select nullif(print.content, 'null'::jsonb) as content, (
      select to_jsonb(project) || jsonb_build_object('brand', project.business_id, 'inputs', coalesce((
          select jsonb_object_agg(opening_id, input) from opening_input
          where opening_input.project_id = project.id
        ), '{}'))
      from project where project.id = ${currentProjectId(sql.ref("print.project_id"))}
    ) as project
    from order_print print where print.id = ${printId}`.execute(transaction);
  const [row] = rows;
  return row && { ...row, project: row.project && fromJsonRow<ProjectWithInputs>(row.project) };
}

/** Replaces a print's content, which has to be drawn then. */
export async function replacePrintContent(
  transaction: Transaction,
  printId: string,
  content: FrozenProject,
): Promise<void> {
  await sql`
    update order_print set content = ${JSON.stringify(content)}, version = version + 1,
      render_id = null, findings = '[]'
    where id = ${printId}`.execute(transaction);
}
