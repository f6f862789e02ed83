import { type RawBuilder, sql } from "kysely";
import { getViewerId, type Viewer } from "../../platform/viewer/viewer.ts";

/**
 * The columns of what a project is to the relation `viewer`. The account's address is read here,
 * not taken from the session: a grant counts while the address is verified.
 */
export const VIEWER_COLUMNS = `
  case when project.owner_id is distinct from viewer.id then (
    select jsonb_build_object(
      'id', invitation.id, 'role', invitation.role, 'isUsed', invitation.grantee_id is not distinct from account.id
    )
    from account join project_grant invitation on invitation.grantee_email = lower(account.email)
    where account.id = viewer.id and account.email_verified and account.deleted_at is null
      and invitation.project_id = project.id
  ) end as viewer_grant,
  not exists (
    select from share_link link
    where link.project_id = project.id and (
      link.expires_at <= now()
      or (link.key is not null or link.password_hash is not null)
        and (viewer.share_passes ->> project.id)::int is distinct from link.version
    )
  ) as is_link_open`;

/** The columns of `AccessRow`. */
export const ACCESS_COLUMNS = `project.owner_id, project.access_policy, ${VIEWER_COLUMNS}`;

/**
 * Returns the condition that a row of `ACCESS_COLUMNS` may be visible to the viewer with this id.
 * It doesn't decide: it spares the reading of content that is not returned, whose time would show
 * that it exists.
 */
export function createVisibilityCondition(row: string, viewerId: string): string {
  return `(${row}.owner_id = ${viewerId} or ${row}.viewer_grant is not null
    or ${row}.access_policy <> 'PRIVATE' and ${row}.is_link_open)`;
}

/** Returns the relation `viewer` of `VIEWER_COLUMNS`; `listViewerParameters` has its values. */
export function createViewerRelationSql(id: string, sharePasses: string): string {
  return `(select ${id}::text as id, ${sharePasses}::jsonb as share_passes) as viewer`;
}

export function listViewerParameters(viewer: Viewer): readonly [string | null, string] {
  const passes = (viewer.sharePasses ?? []).map(
    ({ projectId, version }) => [projectId, version] as const,
  );
  return [getViewerId(viewer) ?? null, JSON.stringify(Object.fromEntries(passes))];
}

export function viewerRelation(viewer: Viewer): RawBuilder<unknown> {
  const [id, sharePasses] = listViewerParameters(viewer);
  return sql`(select ${id}::text as id, ${sharePasses}::jsonb as share_passes) as viewer`;
}
