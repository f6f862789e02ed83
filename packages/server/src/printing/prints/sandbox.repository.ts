import type { SuggestedInput } from "@photomap/project";
import { sql } from "kysely";
import type { Connection } from "../../platform/database/database.ts";
import { IS_SHOWN_TO_OWNER } from "../../project/suggestions/suggestion.queries.ts";
import type { DrawableProject } from "./render.types.ts";

export interface SandboxProjectRow extends DrawableProject {
  readonly id: string;
  readonly ownerId: string;
}

/** Finds a project of any owner, for staff. */
export async function findProjectForStaff(
  db: Connection,
  id: string,
): Promise<SandboxProjectRow | undefined> {
  const { rows } = await sql<SandboxProjectRow>`
    select id, owner_id, business_id as brand, design_id, name, output_type, output_scale, background_id,
      coalesce(
        (select jsonb_object_agg(opening_id, input) from opening_input where project_id = project.id),
        '{}'
      ) as inputs
    from project where id = ${id} and deleted_at is null`.execute(db);
  return rows[0];
}

export interface SandboxSuggestionRow {
  readonly id: string;
  readonly openingId: string;
  readonly name: string;
  readonly input: SuggestedInput;
}

/** Lists what the owner of the project sees, the newest first. */
export async function listProjectSuggestions(
  db: Connection,
  projectId: string,
): Promise<SandboxSuggestionRow[]> {
  const { rows } = await sql<SandboxSuggestionRow>`
    select id, opening_id, name, input from suggestion
    where project_id = ${projectId} and ${IS_SHOWN_TO_OWNER}
    order by submitted_at desc, id limit 200`.execute(db);
  return rows;
}
