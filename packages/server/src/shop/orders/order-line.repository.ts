import { sql } from "kysely";
import type { Connection, Transaction } from "../../platform/database/database.ts";
import { toRecordsetJson } from "../../platform/database/json-rows.ts";
import { ORDER_LINE_COLUMNS } from "./order.queries.ts";
import type { OrderLineRow } from "./order.types.ts";

export type NewOrderLine = Omit<
  OrderLineRow,
  "id" | "orderId" | "position" | "shippedQuantity" | "refundedQuantity" | "halfTokensReturned"
>;

/** Inserts all lines in one statement and returns them in their order. */
export async function insertOrderLines(
  transaction: Transaction,
  orderId: string,
  lines: readonly NewOrderLine[],
): Promise<OrderLineRow[]> {
  const numbered = lines.map((line, position) => ({ ...line, position }));
  const { rows } = await sql<OrderLineRow>`
    insert into order_line (order_id, position, cart_line_id, variant_id, product_id, handle, sku, title,
      variant_title, description, image, selected_options, custom_attributes, project_id, quantity,
      unit_price_minor, discount_minor, requires_shipping, has_stock, free_tokens, sticker_order_id,
      half_tokens_used)
    select ${orderId}, position, cart_line_id, variant_id, product_id, handle, sku, title, variant_title,
      description, image, selected_options, custom_attributes, project_id, quantity,
      unit_price_minor, discount_minor, requires_shipping, has_stock, free_tokens, sticker_order_id,
      half_tokens_used
    from jsonb_to_recordset(${toRecordsetJson(numbered)}::jsonb) as line (
      position int, cart_line_id uuid, variant_id uuid, product_id uuid, handle text, sku text, title text,
      variant_title text, description text, image jsonb, selected_options jsonb,
      custom_attributes jsonb, project_id text, quantity int, unit_price_minor int,
      discount_minor int, requires_shipping boolean, has_stock boolean, free_tokens int,
      sticker_order_id text, half_tokens_used int
    )
    returning ${ORDER_LINE_COLUMNS}`.execute(transaction);
  return rows.toSorted((a, b) => a.position - b.position);
}

export async function listOrderLines(db: Connection, orderId: string): Promise<OrderLineRow[]> {
  const { rows } = await sql<OrderLineRow>`
    select ${ORDER_LINE_COLUMNS} from order_line
    where order_id = ${orderId} order by position`.execute(db);
  return rows;
}

export interface LineQuantity {
  readonly lineId: string;
  readonly quantity: number;
}

/** Returns false, without a change, when a line is unknown or has fewer units left. */
export function addShippedQuantities(
  transaction: Transaction,
  orderId: string,
  lines: readonly LineQuantity[],
): Promise<boolean> {
  return addQuantities(transaction, "fulfilledQuantity", { orderId, lines });
}

export function addRefundedQuantities(
  transaction: Transaction,
  orderId: string,
  lines: readonly LineQuantity[],
): Promise<boolean> {
  return addQuantities(transaction, "refundedQuantity", { orderId, lines });
}

async function addQuantities(
  transaction: Transaction,
  column: "fulfilledQuantity" | "refundedQuantity",
  { orderId, lines }: { readonly orderId: string; readonly lines: readonly LineQuantity[] },
): Promise<boolean> {
  const { rows } = await sql<{ isValid: boolean }>`
    with added as (
      select id, sum(quantity)::int as quantity
      from unnest(
        ${lines.map(({ lineId }) => lineId)}::uuid[], ${lines.map(({ quantity }) => quantity)}::int[]
      ) as request (id, quantity)
      group by id
    ), valid as (
      select count(*) = (select count(*) from added) as is_valid
      from order_line line join added on added.id = line.id
      where line.order_id = ${orderId} and line.${sql.ref(column)} + added.quantity <= line.quantity
    ), changed as (
      update order_line line set ${sql.ref(column)} = line.${sql.ref(column)} + added.quantity
      from added, valid where line.id = added.id and valid.is_valid
    )
    select is_valid from valid`.execute(transaction);
  return rows[0]?.isValid ?? false;
}

/**
 * Adds half-tokens: positive for those that go back to the buyer, negative after the refund failed.
 */
export async function addReturnedTokens(
  transaction: Transaction,
  lines: readonly { readonly lineId: string; readonly halfTokens: number }[],
): Promise<void> {
  await sql`
    update order_line set half_tokens_returned = half_tokens_returned + change.half_tokens
    from unnest(
      ${lines.map(({ lineId }) => lineId)}::uuid[], ${lines.map(({ halfTokens }) => halfTokens)}::int[]
    ) as change (id, half_tokens)
    where order_line.id = change.id`.execute(transaction);
}

/**
 * Detaches the lines from the stock, as their items were sold: a refund then returns none to the
 * shelf.
 */
export async function detachLinesFromStock(
  transaction: Transaction,
  orderId: string,
): Promise<void> {
  await sql`
    update order_line set has_stock = false where order_id = ${orderId}`.execute(transaction);
}
