import { sql } from "kysely";
import type { Connection, Transaction } from "../../../platform/database/database.ts";
import type { LineQuantity } from "../order-line.repository.ts";

export interface ShipmentRow {
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

export interface NewShipment {
  readonly orderId: string;
  readonly requestId: string;
  readonly lines: readonly LineQuantity[];
  readonly trackingCompany?: string | undefined;
  readonly trackingNumber?: string | undefined;
  readonly trackingUrl?: string | undefined;
  /** Whether the sender confirms that stickers without finished sheets are marked as shipped. */
  readonly confirmsUnmadeStickers?: boolean | undefined;
}

export async function insertShipment(
  transaction: Transaction,
  shipment: NewShipment,
): Promise<ShipmentRow> {
  const { rows } = await sql<ShipmentRow>`
    insert into order_fulfillment (order_id, request_id, lines, tracking_company, tracking_number,
      tracking_url)
    values (${shipment.orderId}, ${shipment.requestId}, ${JSON.stringify(shipment.lines)},
      ${shipment.trackingCompany ?? null}, ${shipment.trackingNumber ?? null},
      ${shipment.trackingUrl ?? null})
    returning *`.execute(transaction);
  const [row] = rows;
  if (row === undefined) throw new Error(`No shipment of ${shipment.orderId} was inserted`);
  return row;
}

export interface ShipmentKey {
  readonly orderId: string;
  readonly shipmentId: string;
}

/**
 * Marks a shipment as delivered now. Returns undefined when it is missing, and when it was
 * delivered before: the first time stays.
 */
export async function markDelivered(
  transaction: Transaction,
  { orderId, shipmentId }: ShipmentKey,
): Promise<ShipmentRow | undefined> {
  const { rows } = await sql<ShipmentRow>`
    update order_fulfillment set delivered_at = now()
    where id = ${shipmentId} and order_id = ${orderId} and delivered_at is null
    returning *`.execute(transaction);
  return rows[0];
}

export async function findShipment(db: Connection, id: string): Promise<ShipmentRow | undefined> {
  const { rows } = await sql<ShipmentRow>`
    select * from order_fulfillment where id = ${id}`.execute(db);
  return rows[0];
}

export async function listShipments(db: Connection, orderId: string): Promise<ShipmentRow[]> {
  const { rows } = await sql<ShipmentRow>`
    select * from order_fulfillment where order_id = ${orderId}
    order by created_at, id`.execute(db);
  return rows;
}
