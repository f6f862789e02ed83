import { sql } from "kysely";
import type { Transaction } from "../../platform/database/database.ts";

/**
 * Records what belongs to the old address of a change. A project whose invitations include the new
 * address keeps both.
 */
export async function recordRowsToMove(transaction: Transaction, changeId: string): Promise<void> {
  await sql`
    update email_change set
      moved_orders = array(select id from shop_order where email_normalized = old_email),
      moved_carts = array(select id from cart where lower(email) = old_email),
      moved_tickets = array(select id from ticket where email = old_email),
      moved_grants = array(
        select id from project_grant
        where grantee_email = old_email and not exists (
          select from project_grant other
          where other.project_id = project_grant.project_id and other.grantee_email = new_email
        )
      )
    where id = ${changeId}::uuid`.execute(transaction);
}

/** Moves the recorded rows of a change that have one of the addresses `from`. */
export async function moveRecordedRows(
  transaction: Transaction,
  {
    changeId,
    from,
    to,
  }: { readonly changeId: string; readonly from: readonly string[]; readonly to: string },
): Promise<void> {
  await sql`
    update shop_order
    set email = ${to}, search_text = replace(search_text, email_normalized, ${to})
    from email_change change
    where change.id = ${changeId}::uuid and shop_order.id = any(moved_orders)
      and email_normalized = any(${from}::text[])`.execute(transaction);
  await sql`
    update cart set email = ${to}
    from email_change change
    where change.id = ${changeId}::uuid and cart.id = any(moved_carts)
      and lower(cart.email) = any(${from}::text[])`.execute(transaction);
  await sql`
    update ticket
    set email = ${to}, search_text = replace(search_text, ticket.email, ${to})
    from email_change change
    where change.id = ${changeId}::uuid and ticket.id = any(moved_tickets)
      and ticket.email = any(${from}::text[])`.execute(transaction);
  await sql`
    update project_grant set grantee_email = ${to}
    from email_change change
    where change.id = ${changeId}::uuid and project_grant.id = any(moved_grants)
      and grantee_email = any(${from}::text[]) and not exists (
        select from project_grant other
        where other.project_id = project_grant.project_id and other.grantee_email = ${to}
      )`.execute(transaction);
}
