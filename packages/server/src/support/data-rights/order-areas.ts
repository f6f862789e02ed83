import { sql } from "kysely";
import type { Connection } from "../../platform/database/database.ts";
import type { Area, DataSubject } from "./area.ts";

/** Orders, kept for tax law without anything that names the buyer. */
export const orderArea: Area = {
  name: "orders",
  collect: async (db, subject) => {
    const { rows } = await sql`
      select number, business_id, state, email, name, shipping_address, billing_address, note,
        currency, subtotal_minor, discount_minor, shipping_minor, tax_minor, total_minor,
        refunded_minor, half_tokens_granted, fulfillment_status, created_at, paid_at, canceled_at,
        array(
          select jsonb_build_object(
            'title', title, 'options', description, 'quantity', quantity,
            'unitPriceMinor', unit_price_minor, 'customAttributes', custom_attributes,
            'projectId', project_id, 'stickerOrderId', sticker_order_id,
            'halfTokensUsed', half_tokens_used, 'halfTokensReturned', half_tokens_returned,
            'shownFindings', shown_findings
          )
          from order_line where order_id = shop_order.id order by position
        ) as lines
      from shop_order where ${isOrderOf(subject)} order by number`.execute(db);
    return rows;
  },
  eraseObjects: async (db, storage, subject) => {
    for (const id of await findOrderRenderIds(db, subject)) {
      await storage.removeAll(storage.mediaBucket, `prints/${id}`);
    }
  },
  erase: async (transaction, subject, queue) => {
    const renderIds = await findOrderRenderIds(transaction, subject);
    await queue.deleteJobs(transaction, renderIds);
    await sql`delete from render where id = any(${renderIds}::uuid[])`.execute(transaction);
    await sql`
      delete from order_print using shop_order
      where shop_order.id = order_id and ${isOrderOfOrFrom(subject)}`.execute(transaction);
    await sql`
      update order_line set project_id = null, custom_attributes = '[]', shown_findings = null
      from shop_order
      where shop_order.id = order_id and ${isOrderOfOrFrom(subject)}`.execute(transaction);
    await sql`
      update shop_order set owner_id = null, email = null, name = null, shipping_address = null,
        billing_address = null, note = '', search_text = number::text,
        -- The ZIP codes of the checkout and of the address.
        shipping_option = shipping_option - 'zip', shipment_hold = null,
        review_reason = case
          when shipment_hold is null then review_reason
          else nullif(trim(replace(review_reason, shipment_hold, '')), '')
        end
      where ${isOrderOf(subject)}`.execute(transaction);
  },
};

/**
 * SQL fragment: matches the verified address too, because a guest may have bought before signing
 * up.
 */
function isOrderOf({ accountId, identities }: DataSubject) {
  return sql<boolean>`(shop_order.owner_id = any(${identities}::text[]) or email_normalized = (
    select lower(email) from account where id = ${accountId} and email_verified
  ))`;
}

/**
 * SQL fragment: matches others' orders of the user's projects too; `project_id` is the line's or
 * print's.
 */
function isOrderOfOrFrom(subject: DataSubject) {
  return sql<boolean>`(${isOrderOf(subject)} or project_id in (
    select id from project where owner_id = any(${subject.identities}::text[])
  ))`;
}

/** Finds renders by their owner: a print names only the last one, after failed ones. */
async function findOrderRenderIds(db: Connection, subject: DataSubject): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct render.id
    from shop_order
      join order_print print on print.order_id = shop_order.id
      join render on render.owner_id = 'order-' || shop_order.id
    where ${isOrderOf(subject)} or print.project_id in (
      select id from project where owner_id = any(${subject.identities}::text[])
    )`.execute(db);
  return rows.map(({ id }) => id);
}

/** The audit log stays complete, without employees who left and customers who were erased. */
export const auditLogArea: Area = {
  name: "staffActions",
  collect: async (db, { accountId }) => {
    const { rows } = await sql`
      select action, subject_type, subject_id, created_at from staff_action
      where account_id = ${accountId} order by id`.execute(db);
    return rows;
  },
  erase: async (transaction, { accountId, identities }) => {
    await sql`
      update staff_action set subject_id = 'erased'
      where subject_type = 'project' and subject_id in (
        select id from project where owner_id = any(${identities}::text[])
      )`.execute(transaction);
    await sql`
      update staff_action set account_id = 'erased' where account_id = ${accountId}`.execute(
      transaction,
    );
    // Addresses are the customer's, and a note may be about the customer.
    await sql`
      update staff_action set subject_id = 'erased', details = details - '{note,from,to}'::text[]
      where subject_type = 'account' and subject_id = ${accountId}`.execute(transaction);
    await sql`
      update staff_action set subject_id = gen_random_uuid()
      where subject_type = 'promotion-entry' and subject_id in (
        select id::text from promotion_entry where account_id = ${accountId}
      )`.execute(transaction);
  },
};
