import type { BrandId } from "@photomap/design";
import { type RawBuilder, sql } from "kysely";
import { PROJECT_EPOCH } from "../../../photos/images/access-epoch.queries.ts";
import type { Connection } from "../../../platform/database/database.ts";
import { fromJsonRow, type JsonRow } from "../../../platform/database/json-rows.ts";
import { getViewerId, type Viewer } from "../../../platform/viewer/viewer.ts";
import { createCartAccessCondition } from "../../carts/cart.queries.ts";
import type { CartProject } from "../../carts/cart.types.ts";
import { ORDER_COLUMNS, ORDER_LINE_COLUMNS } from "../order.queries.ts";
import type { OrderLineRow, OrderRow } from "../order.types.ts";
import type { RefundRow } from "../refund.types.ts";
import type { ShipmentRow } from "../shipments/shipment.repository.ts";
import type { OrderDetails } from "./order-history.types.ts";

/** A row as JSON, which has text for dates. */
type Stored<Row, Dates extends keyof Row> = Omit<Row, Dates> & {
  readonly [Name in Dates]: null extends Row[Name] ? string | null : string;
};

type StoredShipment = Stored<ShipmentRow, "createdAt" | "deliveredAt">;
type StoredRefund = Stored<RefundRow, "createdAt" | "finishedAt">;

interface StoredDetails extends Omit<OrderDetails, "items" | "shipments" | "refunds"> {
  readonly items: readonly {
    readonly line: JsonRow<OrderLineRow>;
    readonly project: Stored<CartProject, "updatedAt"> | null;
  }[];
  readonly shipments: readonly JsonRow<StoredShipment>[];
  readonly refunds: readonly JsonRow<StoredRefund>[];
}

/**
 * SQL fragment: the project of a line. The ordered one may be a guest's, whose copy in the account
 * has the same request id. Another person's project is shown only as it was bought, because later
 * changes are not the buyer's.
 */
function selectProject(viewerId: string | undefined) {
  return sql`
    select id, name, design_id as "designId", updated_at as "updatedAt",
      ${sql.raw(PROJECT_EPOCH)} as "accessEpoch"
    from project
    where id in (line.project_id, (
        select own.id from project ordered
          join project own on own.request_id = ordered.request_id
        where ordered.id = line.project_id and own.owner_id = ${viewerId ?? null}
      ))
      and deleted_at is null
      and (owner_id = ${viewerId ?? null} or updated_at <= shop_order.paid_at)
    order by owner_id is not distinct from ${viewerId ?? null} desc limit 1`;
}

interface Query {
  readonly where: RawBuilder<boolean>;
  /** The viewer, whose own projects are shown as they are now. */
  readonly viewerId?: string | undefined;
  readonly limit: number;
}

/** Lists orders with everything about them, newest first. */
async function listOrderDetails(
  db: Connection,
  { where, viewerId, limit }: Query,
): Promise<OrderDetails[]> {
  const { rows } = await sql<StoredDetails>`
    select ${ORDER_COLUMNS},
      coalesce((
        select jsonb_agg(jsonb_build_object('line', to_jsonb(line), 'project', to_jsonb(shown_project))
          order by line.position)
        from (
            select ${ORDER_LINE_COLUMNS} from order_line where order_id = shop_order.id
          ) as line
          left join lateral (${selectProject(viewerId)}) as shown_project on line.project_id is not null
      ), '[]') as items,
      coalesce((
        select jsonb_agg(to_jsonb(shipment) order by shipment.created_at, shipment.id)
        from order_fulfillment shipment where shipment.order_id = shop_order.id
      ), '[]') as shipments,
      coalesce((
        select jsonb_agg(to_jsonb(refund) order by refund.created_at, refund.id)
        from order_refund refund
        where refund.order_id = shop_order.id and refund.status <> 'FAILURE'
      ), '[]') as refunds
    from shop_order
    where ${where}
    order by shop_order.created_at desc, shop_order.number desc limit ${limit}`.execute(db);
  return rows.map(readDetails);
}

/** SQL fragment: true for free orders too; open and expired ones are no orders to the buyer. */
const IS_PAID = sql<boolean>`paid_at is not null`;

/**
 * SQL fragment: the order has the account's address. It is read here, not taken from the session,
 * because orders are visible only while it is verified.
 */
function isOfAccount(accountId: string, brand: BrandId) {
  return sql<boolean>`${IS_PAID} and business_id = ${brand} and email_normalized = (
    select lower(email) from account
    where id = ${accountId} and email_verified and deleted_at is null
  )`;
}

interface AccountQuery {
  readonly accountId: string;
  readonly brand: BrandId;
}

export function listOrdersOfAccount(
  db: Connection,
  { accountId, brand }: AccountQuery,
  limit: number,
): Promise<OrderDetails[]> {
  const where = isOfAccount(accountId, brand);
  return listOrderDetails(db, { where, viewerId: accountId, limit });
}

export async function findOrderOfAccount(
  db: Connection,
  { accountId, brand }: AccountQuery,
  number: number,
): Promise<OrderDetails | undefined> {
  const where = sql<boolean>`number = ${number} and ${isOfAccount(accountId, brand)}`;
  const [order] = await listOrderDetails(db, { where, viewerId: accountId, limit: 1 });
  return order;
}

export async function findPaidOrder(
  db: Connection,
  { orderId, brand }: { readonly orderId: string; readonly brand: BrandId },
): Promise<OrderDetails | undefined> {
  const where = sql<boolean>`${IS_PAID} and business_id = ${brand} and id = ${orderId}`;
  const [order] = await listOrderDetails(db, { where, limit: 1 });
  return order;
}

export async function findOrderOfCheckout(
  db: Connection,
  { checkoutId, brand }: { readonly checkoutId: string; readonly brand: BrandId },
  viewer: Viewer,
): Promise<OrderDetails | undefined> {
  // Not of a cart that this one was merged into: its order is the account's.
  const where = sql<boolean>`
    ${IS_PAID} and business_id = ${brand} and cart_id = (
      select id from cart
      where id = ${checkoutId} and ${createCartAccessCondition(viewer)}
    )`;
  const viewerId = getViewerId(viewer);
  const [order] = await listOrderDetails(db, { where, viewerId, limit: 1 });
  return order;
}

interface RecipientQuery {
  readonly brand: BrandId;
  readonly cartId: string;
  /** The cart's owner; undefined for guests. */
  readonly accountId: string | undefined;
}

/**
 * Finds where an order of the cart was to be sent, or else the account's last paid order. Only
 * orders that the account placed itself count: anybody can place one with its email address.
 */
export async function findLastRecipient(
  db: Connection,
  { brand, cartId, accountId }: RecipientQuery,
): Promise<Pick<OrderRow, "name" | "shippingAddress"> | undefined> {
  const { rows } = await sql<Pick<OrderRow, "name" | "shippingAddress">>`
    select name, shipping_address as "shippingAddress" from shop_order
    where business_id = ${brand} and shipping_address is not null
      and (cart_id = ${cartId} or (owner_id = ${accountId ?? null} and ${IS_PAID}))
    order by cart_id = ${cartId} desc, created_at desc, number desc limit 1`.execute(db);
  return rows[0];
}

function readDetails({ items, shipments, refunds, ...order }: StoredDetails): OrderDetails {
  return {
    ...order,
    items: items.map(({ line, project }) => ({
      ...fromJsonRow<OrderLineRow>(line),
      project: project && { ...project, updatedAt: new Date(project.updatedAt) },
    })),
    shipments: shipments.map(fromJsonRow<StoredShipment>).map((shipment) => ({
      ...shipment,
      createdAt: new Date(shipment.createdAt),
      deliveredAt: readDate(shipment.deliveredAt),
    })),
    refunds: refunds.map(fromJsonRow<StoredRefund>).map((refund) => ({
      ...refund,
      createdAt: new Date(refund.createdAt),
      finishedAt: readDate(refund.finishedAt),
    })),
  };
}

function readDate(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
