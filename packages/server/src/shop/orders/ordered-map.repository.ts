import { sql } from "kysely";
import { PROJECT_EPOCH } from "../../photos/images/access-epoch.queries.ts";
import type { Connection } from "../../platform/database/database.ts";

export interface OrderedMapRow {
  readonly lineId: string;
  readonly id: string;
  readonly name: string;
  readonly updatedAt: Date;
  readonly accessEpoch: number;
}

/**
 * Lists the maps of an order's lines that are as they were when the order was paid. A changed map
 * is not what was bought, and whoever has the order may not see its changes.
 */
export async function listOrderedMaps(db: Connection, orderId: string): Promise<OrderedMapRow[]> {
  const { rows } = await sql<OrderedMapRow>`
    select line.id as "lineId", project.id, project.name, project.updated_at,
      ${sql.raw(PROJECT_EPOCH)} as "accessEpoch"
    from order_line line
      join shop_order on shop_order.id = line.order_id
      join project on project.id = line.project_id
    where line.order_id = ${orderId} and line.sticker_order_id is null
      and project.deleted_at is null and project.updated_at <= shop_order.paid_at`.execute(db);
  return rows;
}
