import { sql } from "kysely";

/**
 * SQL fragment: what the owner of the project may see, neither drafts nor suggestions of an account
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
