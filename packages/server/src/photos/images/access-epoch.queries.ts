import { type RawBuilder, sql } from "kysely";

/**
 * Returns the assignment for every UPDATE of a project or an account that narrows access: image
 * addresses issued before are refused. It belongs in the same statement, so that no narrowed row
 * has the old epoch.
 */
export function accessEpochIncrement(isNarrowed: RawBuilder<boolean> = sql<boolean>`true`) {
  return sql`access_epoch = access_epoch + (${isNarrowed})::int`;
}

/**
 * The epoch of a project. An expired share link counts as one more narrowing, so that addresses
 * issued before its end are refused without a job. A change of the expiry raises the epoch if the
 * link has expired: otherwise this number would decrease.
 */
export const PROJECT_EPOCH = `(project.access_epoch + exists (
  select from share_link where share_link.project_id = project.id and share_link.expires_at <= now()
)::int)`;

/**
 * Returns the epoch of the account that reviews a suggestion; null for a draft, and when the
 * suggestion, its project, the suggester or the reviewer is deleted.
 */
export function reviewerEpoch(suggestionId: string) {
  return sql<number | null>`(
    select case when ${ownerEpoch(sql.ref("suggestion.suggester_id"))} is not null
      then ${ownerEpoch(sql.ref("suggestion.owner_id"))} end
    from suggestion join project on project.id = suggestion.project_id
    where suggestion.id = ${suggestionId}::uuid and suggestion.status <> 'DRAFT'
      and project.deleted_at is null
  )`;
}

/**
 * Returns the epoch of an account or a guest; null when it is deleted. A guest claimed by an
 * account has the account's epoch, so that logging out everywhere covers the guest's photos.
 */
export function ownerEpoch(ownerId: RawBuilder<string>) {
  return sql<number | null>`(
    select access_epoch from account where id = ${ownerId} and deleted_at is null
    union all
    select coalesce(account.access_epoch, 1)
    from guest left join account on account.id = guest.owner_id
    where guest.id = ${ownerId} and account.deleted_at is null
  )`;
}
