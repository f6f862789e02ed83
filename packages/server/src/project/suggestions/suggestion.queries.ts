import { type RawBuilder, sql } from "kysely";
import type { Transaction } from "../../platform/database/database.ts";

/**
 * SQL fragment: what the owner of the project may see. Neither drafts nor suggestions of an account
 * that is being deleted.
 */
export const IS_SHOWN_TO_OWNER = sql<boolean>`(
  suggestion.status <> 'DRAFT' and not exists (
    select from account
    where account.id = suggestion.suggester_id and account.deleted_at is not null
  )
)`;

/** SQL fragment: false for a draft whose photos were removed. */
export const HAS_PHOTOS = sql<boolean>`jsonb_array_length(suggestion.input -> 'images') > 0`;

/** SQL fragment: whether the owner of a photo has suggested it somewhere. */
export function isSuggested(photo: {
  readonly key: RawBuilder<string>;
  readonly ownerId: RawBuilder<string>;
}) {
  return sql<boolean>`exists (
    select from suggestion
      cross join jsonb_array_elements(suggestion.input -> 'images') suggested_photo
    where suggestion.suggester_id = ${photo.ownerId}
      and suggested_photo ->> 'id' = ${photo.key}
  )`;
}

/**
 * The suggestions of claimed guests belong to the account. A request that was repeated after the
 * log-in has created its suggestion there already.
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
 * Drafts of guests without a session, which no request can open any more, and drafts without photos
 * that were not changed for a month.
 */
export async function deleteLostDrafts(transaction: Transaction): Promise<void> {
  await sql`
    delete from suggestion
    where status = 'DRAFT' and (
      modified_at < now() - interval '30 days' and not ${HAS_PHOTOS}
      or suggester_id in (select id from guest where guest.owner_id is null)
        and not exists (
          select from session where session.guest_id = suggestion.suggester_id
        )
    )`.execute(transaction);
}
