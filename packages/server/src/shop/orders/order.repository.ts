import type { CancelReason, OrderAddress, OrderState } from "@photomap/commerce";
import type { BrandId } from "@photomap/design";
import { sql } from "kysely";
import type { Connection, Transaction } from "../../platform/database/database.ts";
import { ORDER_COLUMNS } from "./order.queries.ts";
import type {
  FulfillmentStatus,
  OrderDiscount,
  OrderRow,
  OrderShippingOption,
} from "./order.types.ts";

/** SQL fragment: the order holds a reservation and waits for its payment. */
const IS_OPEN = sql.raw("state in ('CREATED', 'AWAITING_PAYMENT')");

export interface NewOrder {
  readonly id: string;
  readonly brand: BrandId;
  readonly ownerId: string | null;
  readonly cartId: string;
  readonly cartVersion: number;
  readonly cartHash: string;
  readonly email: string;
  readonly name: string | null;
  readonly shippingAddress: OrderAddress | null;
  readonly note: string;
  readonly subtotalMinor: number;
  readonly discountMinor: number;
  readonly shippingMinor: number;
  readonly shippingOption: OrderShippingOption | null;
  readonly discounts: readonly OrderDiscount[];
  readonly sessionExpiresAt: Date;
}

export async function insertOrder(transaction: Transaction, order: NewOrder): Promise<OrderRow> {
  const totalMinor = order.subtotalMinor - order.discountMinor + order.shippingMinor;
  const { rows } = await sql<OrderRow>`
    insert into shop_order (id, business_id, owner_id, cart_id, cart_version, cart_hash, state, email,
      name, shipping_address, note, subtotal_minor, discount_minor, shipping_minor, total_minor,
      shipping_option, discounts, session_expires_at)
    values (${order.id}, ${order.brand}, ${order.ownerId}, ${order.cartId},
      ${order.cartVersion}, ${order.cartHash}, 'CREATED', ${order.email}, ${order.name},
      ${toJson(order.shippingAddress)}, ${order.note}, ${order.subtotalMinor},
      ${order.discountMinor}, ${order.shippingMinor}, ${totalMinor},
      ${toJson(order.shippingOption)}, ${JSON.stringify(order.discounts)},
      ${order.sessionExpiresAt})
    returning ${ORDER_COLUMNS}`.execute(transaction);
  const [row] = rows;
  if (row === undefined) throw new Error(`The order ${order.id} was not inserted`);
  return row;
}

export async function findOrder(db: Connection, id: string): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select ${ORDER_COLUMNS} from shop_order where id = ${id}`.execute(db);
  return rows[0];
}

export async function findOrderOfPayment(
  db: Connection,
  paymentIntentId: string,
): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select ${ORDER_COLUMNS} from shop_order where payment_intent_id = ${paymentIntentId}`.execute(
    db,
  );
  return rows[0];
}

/** Finds the open order of the cart, else a paid one, else its newest one. */
export async function findOrderOfCart(
  db: Connection,
  cartId: string,
): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select ${ORDER_COLUMNS} from shop_order where cart_id = ${cartId}
    order by ${IS_OPEN} desc, paid_at is null, number desc limit 1`.execute(db);
  return rows[0];
}

/**
 * Locks the order's cart: carts are locked before their orders, here and when an order is placed.
 */
export async function lockCartOfOrder(transaction: Transaction, id: string): Promise<void> {
  await sql`
    select from cart where id = (select cart_id from shop_order where id = ${id})
    for update`.execute(transaction);
}

export async function lockOrder(
  transaction: Transaction,
  id: string,
): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select ${ORDER_COLUMNS} from shop_order where id = ${id} for update`.execute(transaction);
  return rows[0];
}

/** Returns false when the order has left its first state or already has this session. */
export async function markAwaitingPayment(
  db: Connection,
  id: string,
  session: { readonly id: string; readonly expiresAt: Date; readonly searchText: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update shop_order set state = 'AWAITING_PAYMENT', session_id = ${session.id},
      session_expires_at = ${session.expiresAt}, search_text = ${session.searchText},
      updated_at = now()
    where id = ${id} and state = 'CREATED'`.execute(db);
  return numAffectedRows === 1n;
}

export interface OrderPayment {
  readonly state: OrderState;
  readonly reviewReason: string | null;
  readonly sessionId: string | null;
  readonly paymentIntentId: string | null;
  readonly paidMinor: number;
  readonly taxMinor: number;
  readonly email: string | null;
  readonly name: string | null;
  readonly shippingAddress: OrderAddress | null;
  readonly billingAddress: OrderAddress | null;
  readonly searchText: string;
}

/** Stores the payment and returns its time. */
export async function recordPayment(
  transaction: Transaction,
  id: string,
  payment: OrderPayment,
): Promise<Date> {
  const { rows } = await sql<{ paidAt: Date | null }>`
    update shop_order set state = ${payment.state}, review_reason = ${payment.reviewReason},
      session_id = coalesce(session_id, ${payment.sessionId}),
      payment_intent_id = ${payment.paymentIntentId}, paid_minor = ${payment.paidMinor},
      tax_minor = ${payment.taxMinor},
      total_minor = subtotal_minor - discount_minor + shipping_minor + ${payment.taxMinor},
      email = ${payment.email}, name = ${payment.name},
      shipping_address = ${toJson(payment.shippingAddress)},
      billing_address = ${toJson(payment.billingAddress)}, search_text = ${payment.searchText},
      paid_at = now(), updated_at = now()
    where id = ${id} returning paid_at`.execute(transaction);
  const paidAt = rows[0]?.paidAt;
  if (!paidAt) throw new Error(`There is no order ${id}`);
  return paidAt;
}

export interface OrderChange {
  readonly state?: OrderState;
  readonly reviewReason?: string | null;
  readonly shipmentHold?: string | null;
  readonly canceledAt?: Date;
  readonly cancelReason?: CancelReason;
  readonly refundedMinor?: number;
  readonly fulfillmentStatus?: FulfillmentStatus;
  /** The last day to ship it in time, such as 2026-12-01. */
  readonly shipBy?: string | null;
  readonly tokenGrant?: OrderRow["tokenGrant"];
  readonly halfTokensGranted?: number;
  readonly sessionId?: string;
  readonly sessionExpiresAt?: Date;
}

export async function updateOrder(
  transaction: Transaction,
  id: string,
  change: OrderChange,
): Promise<void> {
  await transaction
    .updateTable("shopOrder")
    .set({ ...change, updatedAt: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
}

/** Whether another order of the cart became a sale; one whose refund has failed stays one. */
export async function hasOtherPaidOrder(
  transaction: Transaction,
  { id, cartId }: Pick<OrderRow, "id" | "cartId">,
): Promise<boolean> {
  const { rows } = await sql`
    select from shop_order
    where cart_id = ${cartId} and id <> ${id} and paid_at is not null
      and (review_reason is null or state = 'PAID')`.execute(transaction);
  return rows.length > 0;
}

/** Lists open orders whose payment session has ended, oldest first. */
export async function listExpiredOrders(
  db: Connection,
  limit: number,
): Promise<{ readonly id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id from shop_order where ${IS_OPEN} and session_expires_at <= now()
    order by session_expires_at limit ${limit}`.execute(db);
  return rows;
}

export async function listOrders(db: Connection, ids: readonly string[]): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select ${ORDER_COLUMNS} from shop_order where id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

export async function hasPaymentEvent(db: Connection, id: string): Promise<boolean> {
  const { rows } = await sql`select from payment_event where id = ${id}`.execute(db);
  return rows.length > 0;
}

/** Returns false when the event was handled before. */
export async function insertPaymentEvent(
  transaction: Transaction,
  event: { readonly id: string; readonly type: string; readonly orderId: string | null },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into payment_event (id, type, order_id)
    values (${event.id}, ${event.type}, ${event.orderId})
    on conflict (id) do nothing`.execute(transaction);
  return numAffectedRows === 1n;
}

function toJson(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}
