import { sql } from "kysely";
import type { Connection, Transaction } from "../../../platform/database/database.ts";
import type { LineQuantity } from "../order-line.repository.ts";

export interface FulfillmentRow {
  readonly id: string;
  readonly orderId: string;
  readonly requestId: string;
  readonly lines: readonly LineQuantity[];
  readonly trackingCompany: string | null;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
  readonly deliveredAt: Date | null;
  readonly createdAt: Date;
}

export interface NewFulfillment {
  readonly orderId: string;
  readonly requestId: string;
  readonly lines: readonly LineQuantity[];
  readonly trackingCompany?: string | undefined;
  readonly trackingNumber?: string | undefined;
  readonly trackingUrl?: string | undefined;
}

export async function insertFulfillment(
  transaction: Transaction,
  fulfillment: NewFulfillment,
): Promise<FulfillmentRow> {
  const { rows } = await sql<FulfillmentRow>`
    insert into order_fulfillment (order_id, request_id, lines, tracking_company, tracking_number,
      tracking_url)
    values (${fulfillment.orderId}, ${fulfillment.requestId}, ${JSON.stringify(fulfillment.lines)},
      ${fulfillment.trackingCompany ?? null}, ${fulfillment.trackingNumber ?? null},
      ${fulfillment.trackingUrl ?? null})
    returning *`.execute(transaction);
  const [row] = rows;
  if (row === undefined) throw new Error(`No fulfillment of ${fulfillment.orderId} was inserted`);
  return row;
}

export interface FulfillmentKey {
  readonly orderId: string;
  readonly fulfillmentId: string;
}

/**
 * Marks a shipment as delivered now. Returns undefined when it is missing, and when it was
 * delivered before: the first time stays.
 */
export async function markDelivered(
  transaction: Transaction,
  { orderId, fulfillmentId }: FulfillmentKey,
): Promise<FulfillmentRow | undefined> {
  const { rows } = await sql<FulfillmentRow>`
    update order_fulfillment set delivered_at = now()
    where id = ${fulfillmentId} and order_id = ${orderId} and delivered_at is null
    returning *`.execute(transaction);
  return rows[0];
}

export async function findFulfillment(
  db: Connection,
  id: string,
): Promise<FulfillmentRow | undefined> {
  const { rows } = await sql<FulfillmentRow>`
    select * from order_fulfillment where id = ${id}`.execute(db);
  return rows[0];
}

export async function listFulfillments(db: Connection, orderId: string): Promise<FulfillmentRow[]> {
  const { rows } = await sql<FulfillmentRow>`
    select * from order_fulfillment where order_id = ${orderId}
    order by created_at, id`.execute(db);
  return rows;
}
