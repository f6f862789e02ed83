import { sql } from "kysely";
import type { Transaction } from "../../platform/database/database.ts";

/** Moves a claimed guest's uploads to the account, even beyond its quota. */
export async function moveUploads(
  transaction: Transaction,
  { guestId, accountId }: { guestId: string; accountId: string },
): Promise<void> {
  await sql`
    with moved as (
      delete from upload_usage where owner_id = ${guestId} returning bytes
    )
    insert into upload_usage (owner_id, bytes) select ${accountId}, bytes from moved
    on conflict (owner_id) do update set bytes = upload_usage.bytes + excluded.bytes`.execute(
    transaction,
  );
  await sql`update upload set owner_id = ${accountId} where owner_id = ${guestId}`.execute(
    transaction,
  );
}

/**
 * Moves claimed guests' suggestions to the account. A request that was repeated after the login
 * has already created its suggestion there.
 */
export async function moveSuggestions(
  transaction: Transaction,
  { guestIds, accountId }: { readonly guestIds: readonly string[]; readonly accountId: string },
): Promise<void> {
  await sql`
    update suggestion set suggester_id = ${accountId}
    where suggester_id = any(${guestIds}::text[]) and not exists (
      select from suggestion known
      where known.suggester_id = ${accountId} and known.request_id = suggestion.request_id
    )`.execute(transaction);
}

/**
 * Deletes drafts of guests without a session, which no request can open anymore, and drafts without
 * photos that were not changed for a month.
 */
export async function deleteAbandonedDrafts(transaction: Transaction): Promise<void> {
  await sql`
    delete from suggestion
    where status = 'DRAFT' and (
      modified_at < now() - interval '30 days'
        and jsonb_array_length(suggestion.input -> 'images') = 0
      or suggester_id in (select id from guest where guest.owner_id is null)
        and not exists (
          select from session where session.guest_id = suggestion.suggester_id
        )
    )`.execute(transaction);
}

/** Moves a claimed guest's tickets to the account. */
export async function moveTickets(
  transaction: Transaction,
  { guestId, accountId }: { readonly guestId: string; readonly accountId: string },
): Promise<void> {
  await sql`update ticket set owner_id = ${accountId} where owner_id = ${guestId}`.execute(
    transaction,
  );
}
