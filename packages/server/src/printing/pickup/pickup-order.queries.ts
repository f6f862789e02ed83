import { type RawBuilder, sql } from "kysely";
import type { RetailStore } from "../../platform/adapters/walgreens/retail-chain.ts";
import type { Connection } from "../../platform/database/database.ts";
import type {
  ChainAnswer,
  ChainStatus,
  NewPickupOrder,
  PickupOrder,
  PickupState,
} from "./pickup.types.ts";

const COLUMNS = sql.raw(`id, business_id as brand, owner_id as "ownerId",
  project_id as "projectId", batch_id as "batchId", state, store, zip, products,
  chain_order_id as "chainOrderId", answer, chain_status as "chainStatus",
  checked_at as "checkedAt", sent_at as "sentAt", created_at as "createdAt",
  updated_at as "updatedAt"`);

/** Inserts an order and returns it; undefined when the same prints are already ordered. */
export async function insertPickupOrder(
  db: Connection,
  order: NewPickupOrder,
): Promise<PickupOrder | undefined> {
  const { rows } = await sql<PickupOrder>`
    insert into pickup_order (business_id, owner_id, project_id, batch_id, prints_hash, store, zip,
      products, customer)
    values (${order.brand}, ${order.ownerId}, ${order.projectId}, ${order.batchId},
      ${order.printsHash}, ${JSON.stringify(order.store)}, ${order.zip},
      ${JSON.stringify(order.products)}, ${order.customer})
    on conflict do nothing
    returning ${COLUMNS}`.execute(db);
  return rows[0];
}

/** Finds the order of the batch, or one of the same prints whose result is not known. */
export async function findActiveOrder(
  db: Connection,
  key: Pick<NewPickupOrder, "ownerId" | "batchId" | "printsHash">,
): Promise<PickupOrder | undefined> {
  const [order] = await listPickupOrders(db, {
    where: sql`owner_id = ${key.ownerId} and (
      (batch_id = ${key.batchId} and state in ('WAITING', 'SENDING', 'PLACED', 'UNKNOWN'))
      or (prints_hash = ${key.printsHash} and state in ('WAITING', 'SENDING', 'UNKNOWN'))
    )`,
    order: sql`batch_id = ${key.batchId} desc`,
    limit: 1,
  });
  return order;
}

export async function findPickupOrder(
  db: Connection,
  id: string,
): Promise<PickupOrder | undefined> {
  const [order] = await listPickupOrders(db, {
    where: sql`id = ${id}`,
    order: sql`id`,
    limit: 1,
  });
  return order;
}

export async function listPickupOrders(
  db: Connection,
  {
    where,
    order,
    limit,
  }: {
    readonly where: RawBuilder<unknown>;
    readonly order: RawBuilder<unknown>;
    readonly limit: number;
  },
): Promise<PickupOrder[]> {
  const { rows } = await sql<PickupOrder>`
    select ${COLUMNS} from pickup_order where ${where} order by ${order} limit ${limit}`.execute(
    db,
  );
  return rows;
}

export async function findEncryptedCustomer(
  db: Connection,
  id: string,
): Promise<Buffer | undefined> {
  const { rows } = await sql<{ customer: Buffer | null }>`
    select customer from pickup_order where id = ${id}`.execute(db);
  return rows[0]?.customer ?? undefined;
}

export interface StateChange {
  readonly state: PickupState;
  readonly answer?: ChainAnswer;
  readonly chainOrderId?: string;
  readonly store?: RetailStore;
  readonly chainStatus?: ChainStatus;
}

/**
 * Changes the state; false when the order's state is none of `from`, so that each transition
 * happens once.
 */
export async function changeState(
  db: Connection,
  { id, from }: { readonly id: string; readonly from: readonly PickupState[] },
  change: StateChange,
): Promise<boolean> {
  const { state, answer, chainOrderId, store, chainStatus } = change;
  const { numAffectedRows } = await sql`
    update pickup_order set state = ${state}, updated_at = now(),
      sent_at = case when ${state} = 'SENDING' then now() else sent_at end,
      answer = coalesce(${toJson(answer)}::jsonb, answer),
      chain_order_id = coalesce(${chainOrderId ?? null}, chain_order_id),
      store = coalesce(${toJson(store)}::jsonb, store),
      chain_status = coalesce(${toJson(chainStatus)}::jsonb, chain_status)
    where id = ${id} and state = any(${from}::text[])`.execute(db);
  return numAffectedRows === 1n;
}

function toJson(value: object | undefined): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
