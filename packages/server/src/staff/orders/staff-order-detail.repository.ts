import { sql } from "kysely";
import type { Connection, Transaction } from "../../platform/database/database.ts";
import type { DisputeStatus } from "../../shop/orders/dispute.types.ts";
import { ORDER_COLUMNS } from "../../shop/orders/order.queries.ts";
import type { OrderLineImage, OrderRow } from "../../shop/orders/order.types.ts";

export interface StaffOrderLine {
  readonly id: string;
  readonly title: string;
  readonly variantTitle: string;
  readonly sku: string;
  readonly image: OrderLineImage | null;
  readonly attributes: readonly { readonly key: string; readonly value: string }[];
  readonly projectId: string | null;
  readonly quantity: number;
  readonly unitPriceMinor: number;
  /** The discount of the whole line, in cents. */
  readonly discountMinor: number;
  readonly requiresShipping: boolean;
  readonly hasStock: boolean;
  readonly shippedQuantity: number;
  readonly refundedQuantity: number;
  /** Half-tokens that paid for the whole line. */
  readonly halfTokensUsed: number;
  /** Whether a finished sheet has these stickers; null for other goods. */
  readonly areStickersMade: boolean | null;
}

interface LineUnits {
  readonly lineId: string;
  readonly quantity: number;
}

export interface StaffShipment {
  readonly id: string;
  /** ISO 8601, like every time of shipments and refunds. */
  readonly createdAt: string;
  readonly deliveredAt: string | null;
  readonly lines: readonly LineUnits[];
  readonly trackingCompany: string | null;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
}

export interface StaffRefund {
  readonly id: string;
  readonly createdAt: string;
  readonly amountMinor: number;
  readonly reason: string;
  readonly status: string;
  readonly restock: boolean;
  /** Half-tokens that had paid for the units and are back in the balance. */
  readonly halfTokensReturned: number;
  readonly halfTokensTaken: number;
  /** Granted half-tokens that could not be taken: they were already spent or redeemed. */
  readonly halfTokensKept: number;
  /** The kept half-tokens whose price was refunded all the same. */
  readonly halfTokensOwed: number;
  readonly lines: readonly LineUnits[];
}

export interface StaffOrderPrintRow {
  readonly id: string;
  readonly lineItemId: string;
  readonly fileName: string | null;
  /** The render's status; null without a render or after its row was removed. */
  readonly status: "WAITING" | "RUNNING" | "DONE" | "FAILED" | "CANCELED" | "EXPIRED" | null;
  readonly hasRender: boolean;
  readonly hasContent: boolean;
  readonly progress: number | null;
  readonly resultKey: string | null;
  readonly bytes: number | null;
  readonly findings: readonly string[];
  /** What the buyer saw of them before placing the order; null for nothing. */
  readonly shownFindings: readonly string[] | null;
  /** The width in points, like `height`. */
  readonly width: number | null;
  readonly height: number | null;
  readonly dpi: number | null;
}

export interface StaffDispute {
  readonly id: string;
  readonly createdAt: string;
  readonly amountMinor: number;
  readonly reason: string;
  readonly status: DisputeStatus;
  readonly halfTokensTaken: number;
  readonly halfTokensOwed: number;
}

export interface OrderDetailRow extends OrderRow {
  /** The account with the buyer's address; null without one. */
  readonly customerId: string | null;
  readonly lines: readonly StaffOrderLine[];
  readonly shipments: readonly StaffShipment[];
  readonly refunds: readonly StaffRefund[];
  readonly disputes: readonly StaffDispute[];
  readonly prints: readonly StaffOrderPrintRow[];
}

const LINES = sql`(
  select coalesce(json_agg(json_build_object(
    'id', line.id, 'title', title, 'variantTitle', variant_title, 'sku', sku, 'image', image,
    'attributes', custom_attributes, 'projectId', project_id, 'quantity', quantity,
    'unitPriceMinor', unit_price_minor, 'discountMinor', discount_minor,
    'requiresShipping', requires_shipping, 'hasStock', has_stock,
    'shippedQuantity', fulfilled_quantity, 'refundedQuantity', refunded_quantity,
    'halfTokensUsed', half_tokens_used, 'areStickersMade', (
      select made_at is not null from sticker_order where id = line.sticker_order_id
    )
  ) order by position), '[]')
  from order_line line where order_id = shop_order.id
)`;

const SHIPMENTS = sql`(
  select coalesce(json_agg(json_build_object(
    'id', shipment.id, 'createdAt', shipment.created_at,
    'deliveredAt', shipment.delivered_at, 'lines', lines,
    'trackingCompany', tracking_company, 'trackingNumber', tracking_number,
    'trackingUrl', tracking_url
  ) order by shipment.created_at, shipment.id), '[]')
  from order_fulfillment shipment where order_id = shop_order.id
)`;

const REFUNDS = sql`(
  select coalesce(json_agg(json_build_object(
    'id', refund.id, 'createdAt', refund.created_at, 'amountMinor', amount_minor,
    'reason', reason, 'status', status, 'restock', restock, 'lines', lines,
    'halfTokensReturned', half_tokens_returned, 'halfTokensTaken', half_tokens_taken,
    'halfTokensKept', half_tokens_kept, 'halfTokensOwed', half_tokens_owed
  ) order by refund.created_at, refund.id), '[]')
  from order_refund refund where order_id = shop_order.id
)`;

const DISPUTES = sql`(
  select coalesce(json_agg(json_build_object(
    'id', dispute.id, 'createdAt', dispute.created_at, 'amountMinor', amount_minor,
    'reason', reason, 'status', status, 'halfTokensTaken', half_tokens_taken,
    'halfTokensOwed', half_tokens_owed
  ) order by dispute.created_at, dispute.id), '[]')
  from order_dispute dispute where order_id = shop_order.id
)`;

const PRINTS = sql`(
  select coalesce(json_agg(json_build_object(
    'id', print.id, 'lineItemId', print.order_line_id,
    'fileName', render.request ->> 'downloadFilename', 'status', render.status,
    'hasRender', print.render_id is not null,
    'hasContent', jsonb_typeof(print.content) = 'object',
    'progress', render.progress, 'resultKey', render.result_key, 'bytes', render.bytes,
    'findings', print.findings, 'shownFindings', line.shown_findings,
    'width', render.request #> '{drawing,width}',
    'height', render.request #> '{drawing,height}', 'dpi', render.request #> '{drawing,dpi}'
  ) order by line.position), '[]')
  from order_print print
    join order_line line on line.id = print.order_line_id
    left join render on render.id = print.render_id
  where print.order_id = shop_order.id
)`;

/** Reads everything about an order in one statement. */
export async function findOrderDetail(
  db: Connection,
  key: { readonly number: number } | { readonly id: string },
): Promise<OrderDetailRow | undefined> {
  const isWanted = "number" in key ? sql`number = ${key.number}` : sql`id = ${key.id}`;
  const { rows } = await sql<OrderDetailRow>`
    select ${ORDER_COLUMNS},
      (select account.id from account where lower(account.email) = email_normalized) as customer_id,
      ${LINES} as lines, ${SHIPMENTS} as shipments, ${REFUNDS} as refunds,
      ${DISPUTES} as disputes, ${PRINTS} as prints
    from shop_order where ${isWanted}`.execute(db);
  return rows[0];
}

export async function findOrderIdOfPrint(
  transaction: Transaction,
  printId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ orderId: string }>`
    select order_id from order_print where id = ${printId}
      and jsonb_typeof(content) = 'object'`.execute(transaction);
  return rows[0]?.orderId;
}
