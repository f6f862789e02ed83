import { type RawBuilder, sql } from "kysely";

/**
 * SQL fragment: the id of an ordered project as it is edited now; null when it was deleted. Of a
 * guest's project that an account has taken over since, the account's copy counts.
 */
export function currentProjectId(orderedId: RawBuilder<unknown>) {
  return sql<string | null>`(
    select edited.id from project edited
    where edited.deleted_at is null and edited.id in (${orderedId}, (
      select own.id from project ordered
        join guest on guest.id = ordered.owner_id
        join project own on own.owner_id = guest.owner_id and own.request_id = ordered.request_id
      where ordered.id = ${orderedId}
    ))
    order by edited.id = ${orderedId} limit 1
  )`;
}
