import { SUGGESTION_TRANSITIONS, type SuggestedInput } from "@photomap/project";
import { type RawBuilder, sql } from "kysely";
import { ownerEpoch, reviewerEpoch } from "../../photos/images/access-epoch.queries.ts";
import type { Connection, Transaction } from "../../platform/database/database.ts";
import { toRecordsetJson } from "../../platform/database/json-rows.ts";
import { HAS_PHOTOS, IS_SHOWN_TO_OWNER } from "./suggestion.queries.ts";
import type { SuggestionRow } from "./suggestion.types.ts";

const COLUMNS = sql.raw(
  `id, project_id, owner_id, opening_id, suggester_id, status, submitted_at, modified_at, name,
    note, input`,
);

/** Suggestions of a project by their ids. */
export interface SuggestionSelection {
  readonly projectId: string;
  readonly ids: readonly string[];
  /** The opening of all of them, when the request names it. */
  readonly openingId?: string | undefined;
}

interface OwnKey extends SuggestionSelection {
  readonly suggesterId: string;
}

/**
 * The number of listed suggestions. A project can have more, which are listed when others were
 * deleted.
 */
const MAX_LISTED = 5000;

/** Lists the newest suggestions, hidden ones last. */
export async function listSuggestionsShownToOwner(
  db: Connection,
  projectId: string,
): Promise<SuggestionRow[]> {
  const { rows } = await sql<SuggestionRow>`
    select ${COLUMNS} from suggestion
    where project_id = ${projectId} and ${IS_SHOWN_TO_OWNER}
    order by status = 'HIDDEN', submitted_at desc, id
    limit ${MAX_LISTED}`.execute(db);
  return rows;
}

export async function listOfSuggester(
  db: Connection,
  key: { readonly projectId: string; readonly suggesterId: string },
): Promise<SuggestionRow[]> {
  const { rows } = await sql<SuggestionRow>`
    select ${COLUMNS} from suggestion
    where project_id = ${key.projectId} and suggester_id = ${key.suggesterId}
    order by modified_at desc, id`.execute(db);
  return rows;
}

export async function findSuggestions(
  db: Connection,
  key: SuggestionSelection,
): Promise<SuggestionRow[]> {
  const { rows } = await sql<SuggestionRow>`
    select ${COLUMNS} from suggestion where ${matches(key)} order by id`.execute(db);
  return rows;
}

export async function findSuggestionsShownToOwner(
  db: Connection,
  key: SuggestionSelection,
): Promise<SuggestionRow[]> {
  const { rows } = await sql<SuggestionRow>`
    select ${COLUMNS} from suggestion
    where ${matches(key)} and ${IS_SHOWN_TO_OWNER} order by id`.execute(db);
  return rows;
}

export interface SuggestionWithEpochs extends SuggestionRow {
  readonly designId: string;
  /** The owner's epoch; null when the owner of the project may not see the suggestion. */
  readonly reviewEpoch: number | null;
  /** The suggester's epoch; null when the suggester is deleted. */
  readonly suggesterEpoch: number | null;
}

/**
 * Finds content and epochs in one statement: content is never newer than the epochs it came with.
 */
export async function findSuggestionWithEpochs(
  db: Connection,
  id: string,
): Promise<SuggestionWithEpochs | undefined> {
  const { rows } = await sql<SuggestionWithEpochs>`
    select suggested.*, design_id, ${reviewerEpoch(id)} as review_epoch,
      ${ownerEpoch(sql.ref("suggested.suggester_id"))} as suggester_epoch
    from (select ${COLUMNS} from suggestion where id = ${id}) as suggested
      join project on project.id = suggested.project_id
    where project.deleted_at is null`.execute(db);
  return rows[0];
}

export interface NewSuggestion {
  readonly openingId: string;
  readonly requestId: string;
  readonly input: SuggestedInput;
}

interface Creator {
  readonly projectId: string;
  readonly ownerId: string;
  readonly suggesterId: string;
}

export interface SuggestionCounts {
  /** The suggester's drafts with photos. */
  readonly drafts: number;
  /** All of the suggester's suggestions. */
  readonly own: number;
  /**
   * The suggestions of all suggesters without hidden ones: the owner makes room for others by
   * hiding.
   */
  readonly all: number;
}

/**
 * Counts suggestions, and serializes new ones of a project until the transaction ends, so that
 * limits hold.
 */
export async function lockAndCountSuggestions(
  transaction: Transaction,
  { projectId, suggesterId }: Omit<Creator, "ownerId">,
): Promise<SuggestionCounts> {
  const name = `suggestions ${projectId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
  const { rows } = await sql<SuggestionCounts>`
    select (count(*) filter (where status <> 'HIDDEN'))::int as "all",
      (count(*) filter (where suggester_id = ${suggesterId}))::int as own,
      (count(*) filter (
        where suggester_id = ${suggesterId} and status = 'DRAFT' and ${HAS_PHOTOS}
      ))::int as drafts
    from suggestion where project_id = ${projectId}`.execute(transaction);
  return rows[0] ?? { drafts: 0, own: 0, all: 0 };
}

/**
 * Inserts drafts, except those that their request has already created. The request id is also the
 * id of the suggestion, so that clients have it before the answer and without a connection.
 */
export async function insertDrafts(
  transaction: Transaction,
  { projectId, ownerId, suggesterId }: Creator,
  suggestions: readonly NewSuggestion[],
): Promise<void> {
  await sql`
    insert into suggestion (id, project_id, owner_id, suggester_id, opening_id, request_id, input)
    select request_id, ${projectId}, ${ownerId}, ${suggesterId}, opening_id, request_id, input
    from jsonb_to_recordset(${toRecordsetJson(suggestions)}::jsonb)
      as incoming (opening_id text, request_id uuid, input jsonb)
    on conflict do nothing`.execute(transaction);
}

/** Finds suggestions in the order of the request ids. */
export async function findOfRequests(
  db: Connection,
  { projectId, suggesterId }: Omit<Creator, "ownerId">,
  requestIds: readonly string[],
): Promise<SuggestionRow[]> {
  const { rows } = await sql<SuggestionRow>`
    select ${COLUMNS} from suggestion
    where suggester_id = ${suggesterId} and project_id = ${projectId}
      and request_id = any(${requestIds}::uuid[])
    order by array_position(${requestIds}::uuid[], request_id)`.execute(db);
  return rows;
}

export async function updateDraft(
  db: Connection,
  key: OwnKey,
  input: SuggestedInput,
): Promise<SuggestionRow[]> {
  return change(db, {
    set: sql`input = ${JSON.stringify(input)}::jsonb,
      modified_at = greatest(clock_timestamp(), modified_at + interval '1 millisecond')`,
    where: sql`${isOwn(key)} and status = 'DRAFT'`,
  });
}

/** Submits drafts; those without photos stay drafts. */
export async function submitDrafts(
  db: Connection,
  key: OwnKey,
  { name, note }: { readonly name: string; readonly note: string },
): Promise<SuggestionRow[]> {
  const { from, to } = SUGGESTION_TRANSITIONS.submit;
  return change(db, {
    set: sql`status = ${to}, submitted_at = clock_timestamp(), name = ${name},
      note = ${note}`,
    where: sql`${isOwn(key)} and status = ${from} and ${HAS_PHOTOS}`,
  });
}

/** Hides submitted suggestions, or shows hidden ones again. */
export async function changeVisibility(
  db: Connection,
  key: SuggestionSelection,
  { from, to }: (typeof SUGGESTION_TRANSITIONS)["hide" | "show"],
): Promise<SuggestionRow[]> {
  return change(db, {
    set: sql`status = ${to}`,
    where: sql`${matches(key)} and status = ${from}`,
  });
}

/** Deletes a suggester's suggestions and returns how many were not drafts. */
export async function deleteSuggestionsOfSuggester(db: Connection, key: OwnKey): Promise<number> {
  const { rows } = await sql<{ status: string }>`
    delete from suggestion where ${isOwn(key)} returning status`.execute(db);
  return rows.filter(({ status }) => status !== "DRAFT").length;
}

interface Change {
  readonly set: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
}

/** Changes suggestions in one conditional statement: each concurrent change applies or does not. */
async function change(db: Connection, { set, where }: Change): Promise<SuggestionRow[]> {
  const { rows } = await sql<SuggestionRow>`
    update suggestion set ${set} where ${where} returning ${COLUMNS}`.execute(db);
  return rows;
}

function matches({ projectId, ids, openingId }: SuggestionSelection) {
  const hasOpening = openingId === undefined ? sql`true` : sql`opening_id = ${openingId}`;
  return sql`(project_id = ${projectId} and id = any(${ids}::uuid[]) and ${hasOpening})`;
}

function isOwn(key: OwnKey) {
  return sql`(${matches(key)} and suggester_id = ${key.suggesterId})`;
}
