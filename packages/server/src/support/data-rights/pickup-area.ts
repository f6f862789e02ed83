import { sql } from "kysely";
import type { PickupOrder } from "../../printing/pickup/pickup.types.ts";
import type { Area } from "./area.ts";

interface CollectedOrder
  extends Omit<
    PickupOrder,
    "brand" | "ownerId" | "batchId" | "answer" | "chainStatus" | "checkedAt" | "updatedAt"
  > {
  readonly businessId: PickupOrder["brand"];
  readonly customer: Buffer | null;
}

/** Orders at the retail chain, with the person who picks them up while that is stored. */
export const pickupArea: Area = {
  name: "pickupOrders",
  collect: async (db, { identities }, cipher) => {
    const { rows } = await sql<CollectedOrder>`
      select id, business_id, project_id, state, store, zip, products, chain_order_id, customer,
        created_at, sent_at
      from pickup_order where owner_id = any(${identities}::text[])
      order by created_at, id`.execute(db);
    return rows.map(({ customer, ...order }) => ({
      ...order,
      customer: customer && cipher.decrypt(customer),
    }));
  },
  erase: async (transaction, { identities }, queue) => {
    const { rows } = await sql<{ id: string }>`
      delete from pickup_order where owner_id = any(${identities}::text[])
      returning id`.execute(transaction);
    const ids = rows.map(({ id }) => id);
    await queue.deleteJobs(transaction, ids);
    await sql`
      update staff_action set subject_id = 'erased'
      where subject_type = 'pickup-order' and subject_id = any(${ids}::text[])`.execute(
      transaction,
    );
  },
};
