import type { OutputType } from "@photomap/design";
import {
  type AccessPolicy,
  findFirstPhotoDay,
  type Inputs,
  listWiderPolicies,
  type OpeningInput,
} from "@photomap/project";
import { CompiledQuery, sql } from "kysely";
import {
  accessEpochIncrement,
  ownerEpoch,
  PROJECT_EPOCH,
} from "../../photos/images/access-epoch.queries.ts";
import { cartOrOrderCondition } from "../../photos/photo-retention/photo-use.queries.ts";
import { unknownPhotoKeys } from "../../photos/processing/photo.queries.ts";
import type { Connection, Transaction } from "../../platform/database/database.ts";
import { toRecordsetJson } from "../../platform/database/json-rows.ts";
import { prepareStatement } from "../../platform/database/prepared-statements.ts";
import type { AccountViewer, Viewer } from "../../platform/viewer/viewer.ts";
import {
  ACCESS_COLUMNS,
  createViewerRelationSql,
  createVisibilityCondition,
  listViewerParameters,
  VIEWER_COLUMNS,
  viewerRelation,
} from "../access/access.queries.ts";
import type { AccessRow } from "../access/access.types.ts";
import type {
  ListedProject,
  ProjectRow,
  ProjectWithInputs,
  ProjectWithInputsJson,
} from "./project.types.ts";

const COLUMNS = [
  "id",
  "owner_id",
  "business_id as brand",
  "design_id",
  "name",
  "output_type",
  "output_scale",
  "access_policy",
  "background_id",
  "openings_with_images",
  "backup_version",
  "created_at",
  "updated_at",
] as const;

/** The columns of a project, which work in a RETURNING clause too. */
const COLUMN_LIST = `${COLUMNS.map((column) => `project.${column}`).join(", ")}, ${PROJECT_EPOCH} as access_epoch`;

const INPUTS = `coalesce(
  (select jsonb_object_agg(opening_id, input) from opening_input where project_id = project.id), '{}'
)`;

/** The query for a project, the most frequent one. */
const FIND_PROJECT = prepareStatement(
  "find-project",
  `
  select project.*, case when ${createVisibilityCondition("project", "$2")}
    then ${INPUTS}::text else '{}' end as inputs_json
  from (
    select ${COLUMN_LIST}, ${VIEWER_COLUMNS}
    from project cross join ${createViewerRelationSql("$2", "$3")}
    where project.id = $1 and deleted_at is null
  ) as project`,
);

export async function findProject(
  db: Connection,
  viewer: Viewer,
  id: string,
): Promise<(ProjectWithInputsJson & AccessRow) | undefined> {
  const query = CompiledQuery.raw(FIND_PROJECT, [id, ...listViewerParameters(viewer)]);
  const { rows } = await db.executeQuery<Omit<ProjectWithInputsJson & AccessRow, "inputs">>(query);
  const [row] = rows;
  if (row === undefined) return undefined;
  let parsed: Inputs | undefined;
  return {
    ...row,
    // Parsed on first use: most reads send the text as it is.
    get inputs() {
      const inputs: Inputs = parsed ?? JSON.parse(row.inputsJson);
      parsed = inputs;
      return inputs;
    },
  };
}

export interface ProjectWithEpochs extends ProjectWithInputs {
  /** The owner's epoch; null when the owner is deleted. */
  readonly ownerEpoch: number | null;
}

/**
 * Finds content and epochs in one statement: content is never newer than the epochs it came with.
 */
export async function findProjectWithEpochs(
  db: Connection,
  id: string,
): Promise<ProjectWithEpochs | undefined> {
  const { rows } = await sql<ProjectWithEpochs>`
    select ${sql.raw(COLUMN_LIST)}, ${sql.raw(INPUTS)} as inputs,
      ${ownerEpoch(sql.ref("project.owner_id"))} as owner_epoch
    from project where id = ${id} and deleted_at is null`.execute(db);
  return rows[0];
}

export interface OpeningWithEpochs
  extends Pick<
    ProjectWithEpochs,
    "id" | "ownerId" | "brand" | "designId" | "updatedAt" | "accessEpoch" | "ownerEpoch"
  > {
  readonly input: OpeningInput;
}

/** Finds the input of one opening, with epochs as `findProjectWithEpochs` does. */
export async function findOpeningWithEpochs(
  db: Connection,
  { projectId, openingId }: { readonly projectId: string; readonly openingId: string },
): Promise<OpeningWithEpochs | undefined> {
  const { rows } = await sql<OpeningWithEpochs>`
    select project.id, project.owner_id, business_id as brand, design_id, updated_at, input,
      ${sql.raw(PROJECT_EPOCH)} as access_epoch,
      ${ownerEpoch(sql.ref("project.owner_id"))} as owner_epoch
    from project join opening_input on project_id = project.id
    where project.id = ${projectId} and opening_id = ${openingId}
      and deleted_at is null`.execute(db);
  return rows[0];
}

export interface SaveContext extends AccessRow {
  readonly designId: string;
  /** The guests that the owner's account has claimed, whose uploads belong to the owner. */
  readonly guestIds: readonly string[];
  readonly unknownPhotoKeys: readonly string[];
}

/** Finds access, design and photo facts in one query: a save costs one read and one write. */
export async function findSaveContext(
  db: Connection,
  viewer: Viewer,
  { id, photoKeys }: { id: string; photoKeys: readonly string[] },
): Promise<SaveContext | undefined> {
  const { rows } = await sql<SaveContext>`
    select ${sql.raw(ACCESS_COLUMNS)}, design_id,
      array(select id from guest where guest.owner_id = project.owner_id) as guest_ids,
      ${unknownPhotoKeys(photoKeys)} as unknown_photo_keys
    from project cross join ${viewerRelation(viewer)}
    where project.id = ${id} and deleted_at is null`.execute(db);
  return rows[0];
}

/** The facts of all openings of a project. */
const TOUCHED = sql`lateral (
  select min(first_photo_day) as first_photo_day,
    coalesce(jsonb_object_agg(opening_id, jsonb_strip_nulls(jsonb_build_object(
      'hasPhotos', has_images, 'enabled', enabled
    ))) filter (where opening_id is not null), '{}') as openings
  from opening_input where project_id = project.id
) as touched`;

export async function listProjectsOfOwner(
  db: Connection,
  ownerId: string,
  { inTrash }: { inTrash: boolean },
): Promise<ListedProject[]> {
  const isWanted = inTrash ? IS_IN_TRASH : sql`deleted_at is null`;
  const { rows } = await sql<ListedProject>`
    select ${sql.raw(COLUMN_LIST)}, deleted_at, touched.*
    from project cross join ${TOUCHED}
    where owner_id = ${ownerId} and ${isWanted}
    order by updated_at desc, id`.execute(db);
  return rows;
}

/** Lists the projects with a grant for the viewer's verified address, found by their few grants. */
export async function listSharedProjects(
  db: Connection,
  viewer: AccountViewer,
): Promise<(ListedProject & AccessRow)[]> {
  const { rows } = await sql<ListedProject & AccessRow>`
    select ${sql.raw(COLUMN_LIST)}, project.deleted_at, touched.*, ${sql.raw(ACCESS_COLUMNS)}
    from ${viewerRelation(viewer)}
      join account on account.id = viewer.id and account.email_verified
      join project_grant on grantee_email = lower(account.email)
      join project on project.id = project_grant.project_id
      cross join ${TOUCHED}
    where project.deleted_at is null and project.owner_id <> viewer.id
    order by project.updated_at desc, project.id`.execute(db);
  return rows;
}

/** SQL fragment: deleted and still in the restore period. */
export const IS_IN_TRASH = sql`deleted_at > now() - interval '30 days'`;

/**
 * Serializes an owner's new projects until the transaction ends, so that no two get one name.
 * Returns the names taken.
 */
export async function lockAndListProjectNames(
  transaction: Transaction,
  ownerId: string,
): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`names ${ownerId}`}, 0))`.execute(
    transaction,
  );
  const { rows } = await sql<{ name: string }>`
    select name from project where owner_id = ${ownerId} and deleted_at is null`.execute(
    transaction,
  );
  return rows.map(({ name }) => name);
}

interface NewProject
  extends Omit<
    ProjectRow,
    | "openingsWithImages"
    | "backupVersion"
    | "createdAt"
    | "updatedAt"
    | "accessPolicy"
    | "accessEpoch"
  > {
  readonly requestId: string | null;
  readonly inputs: Inputs;
}

/** The record type of `toOpeningRows` in SQL. */
const OPENING_RECORD = sql.raw(
  "(opening_id text, input jsonb, has_images boolean, enabled boolean, first_photo_day text)",
);

/**
 * Inserts a project; undefined when the id is taken or the request has already created its project.
 */
export async function insertProject(
  db: Connection,
  project: NewProject,
): Promise<ProjectRow | undefined> {
  const openings = toOpeningRows(project.inputs);
  const filled = openings.filter((opening) => opening.hasImages).length;
  const { rows } = await sql<ProjectRow>`
    with created as (
      insert into project (id, owner_id, business_id, design_id, name, output_type, output_scale,
        background_id, openings_with_images, request_id)
      values (${project.id}, ${project.ownerId}, ${project.brand}, ${project.designId},
        ${project.name}, ${project.outputType}, ${project.outputScale},
        ${project.backgroundId}, ${filled}, ${project.requestId})
      on conflict do nothing
      returning ${sql.raw(COLUMN_LIST)}
    ), written as (
      insert into opening_input
        (project_id, opening_id, owner_id, input, has_images, enabled, first_photo_day)
      select created.id, incoming.opening_id, created.owner_id, incoming.input,
        incoming.has_images, incoming.enabled, incoming.first_photo_day
      from created cross join jsonb_to_recordset(${toRecordsetJson(openings)}::jsonb)
        as incoming ${OPENING_RECORD}
    )
    select * from created`.execute(db);
  return rows[0];
}

/** Finds the project created by an earlier request with the same id, even if it is deleted. */
export async function findProjectOfRequest(
  db: Connection,
  key: { ownerId: string; requestId: string },
): Promise<ProjectRow | undefined> {
  const { rows } = await sql<ProjectRow>`
    select ${sql.raw(COLUMN_LIST)} from project
    where owner_id = ${key.ownerId} and request_id = ${key.requestId}`.execute(db);
  return rows[0];
}

function toOpeningRows(inputs: Inputs) {
  return Object.entries(inputs).map(([openingId, input]) => ({
    openingId,
    input,
    hasImages: input.images.length > 0,
    enabled: input.enabled ?? null,
    firstPhotoDay: findFirstPhotoDay(input.images) ?? null,
  }));
}

export interface ProjectChanges {
  readonly name: string;
  readonly outputType: OutputType;
  readonly outputScale: number;
  readonly accessPolicy: AccessPolicy;
  readonly backgroundId: string | null;
  /** The openings that changed. */
  readonly inputs: Readonly<Record<string, OpeningInput>>;
}

/**
 * Compares and sets in one statement: no row changes unless `expectedUpdatedAt` is current.
 * updated_at grows by at least a millisecond, so that two saves never share one.
 */
export async function updateProject(
  db: Connection,
  key: { id: string; ownerId: string; expectedUpdatedAt: Date },
  changes: ProjectChanges,
): Promise<ProjectRow | undefined> {
  const openings = toOpeningRows(changes.inputs);
  const { rows } = await sql<ProjectRow>`
    with incoming as (
      select * from jsonb_to_recordset(${toRecordsetJson(openings)}::jsonb)
        as opening ${OPENING_RECORD}
    ), saved as (
      update project set
        name = ${changes.name},
        output_type = ${changes.outputType},
        output_scale = ${changes.outputScale},
        access_policy = ${changes.accessPolicy},
        ${accessEpochIncrement(sql`access_policy = any(${listWiderPolicies(changes.accessPolicy)}::text[])`)},
        background_id = ${changes.backgroundId},
        openings_with_images = openings_with_images + (
          select coalesce(sum(incoming.has_images::int - coalesce(stored.has_images, false)::int), 0)
          from incoming left join opening_input stored
            on stored.project_id = ${key.id} and stored.opening_id = incoming.opening_id
        ),
        backup_version = backup_version + 1,
        updated_at = greatest(clock_timestamp(), updated_at + interval '1 millisecond')
      where id = ${key.id} and owner_id = ${key.ownerId} and deleted_at is null
        and updated_at = ${key.expectedUpdatedAt}
      returning ${sql.raw(COLUMN_LIST)}
    ), written as (
      insert into opening_input
        (project_id, opening_id, owner_id, input, has_images, enabled, first_photo_day)
      select saved.id, incoming.opening_id, saved.owner_id, incoming.input,
        incoming.has_images, incoming.enabled, incoming.first_photo_day
      from saved cross join incoming
      on conflict (project_id, opening_id) do update set
        input = excluded.input, has_images = excluded.has_images,
        enabled = excluded.enabled, first_photo_day = excluded.first_photo_day
    )
    select * from saved`.execute(db);
  return rows[0];
}

/** Replaces all openings: those not given lose their input. */
export async function replaceProjectInputs(
  db: Connection,
  key: { id: string; ownerId: string },
  changes: ProjectChanges,
): Promise<ProjectRow | undefined> {
  const { rows } = await sql<{ updatedAt: Date }>`
    select updated_at from project
    where id = ${key.id} and owner_id = ${key.ownerId} for update`.execute(db);
  const [stored] = rows;
  if (stored === undefined) return undefined;
  await sql`delete from opening_input where project_id = ${key.id}`.execute(db);
  await sql`update project set openings_with_images = 0 where id = ${key.id}`.execute(db);
  return updateProject(db, { ...key, expectedUpdatedAt: stored.updatedAt }, changes);
}

/** Deletes guests' snapshots without renders, carts and orders. */
export async function deleteUnusedGuestSnapshots(db: Connection, days: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from project
    where owner_id like 'guest-%'
      and updated_at < now() - make_interval(days => ${days})
      and not exists (select from render where project_id = project.id)
      and not ${cartOrOrderCondition(sql.ref("project.id"))}`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Changes the name alone, whatever was saved since; other clients merge it as they do a save. */
export async function renameProject(
  db: Connection,
  key: { id: string; ownerId: string },
  name: string,
): Promise<ProjectRow | undefined> {
  const { rows } = await sql<ProjectRow>`
    update project set name = ${name},
      backup_version = backup_version + (name <> ${name})::int,
      updated_at = case when name = ${name} then updated_at
        else greatest(clock_timestamp(), updated_at + interval '1 millisecond') end
    where id = ${key.id} and owner_id = ${key.ownerId} and deleted_at is null
    returning ${sql.raw(COLUMN_LIST)}`.execute(db);
  return rows[0];
}
