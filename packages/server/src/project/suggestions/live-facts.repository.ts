import { sql } from "kysely";
import type { Connection } from "../../platform/database/database.ts";
import type { LiveFactsReader, LiveProjectFacts } from "../live/live.types.ts";
import { IS_SHOWN_TO_OWNER } from "./suggestion.queries.ts";

const IS_WAITING = sql`suggestion.project_id = project.id and suggestion.status = 'SUBMITTED'
  and ${IS_SHOWN_TO_OWNER}`;

export function createLiveFactsReader(db: Connection): LiveFactsReader {
  return {
    findProjectFacts: (projectId) => findProjectFacts(db, projectId),
    findSuggesterName: (projectId, suggesterId) => findSuggesterName(db, projectId, suggesterId),
  };
}

async function findProjectFacts(
  db: Connection,
  projectId: string,
): Promise<LiveProjectFacts | undefined> {
  const { rows } = await sql<LiveProjectFacts>`
    select backup_version, updated_at,
      (select count(*)::int from suggestion where ${IS_WAITING}) as waiting,
      (
        select jsonb_build_object(
          'id', suggestion.id, 'openingId', opening_id, 'name', suggestion.name,
          'submittedAt', to_json(submitted_at)
        )
        from suggestion where ${IS_WAITING} order by submitted_at desc, suggestion.id limit 1
      ) as latest
    from project where project.id = ${projectId} and deleted_at is null`.execute(db);
  return rows[0];
}

async function findSuggesterName(
  db: Connection,
  projectId: string,
  suggesterId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select name from suggestion
    where project_id = ${projectId} and suggester_id = ${suggesterId} and name <> ''
      and status <> 'DRAFT'
    order by submitted_at desc limit 1`.execute(db);
  return rows[0]?.name;
}
