import { sql } from "kysely";
import type { Area } from "../area.ts";

export const projectArea: Area = {
  name: "projects",
  // Deleted ones as well: they are still stored.
  collect: async (db, { identities }) => {
    const { rows } = await sql`
      select id, name, business_id, design_id, output_type, output_scale, access_policy,
        created_at, updated_at, deleted_at, coalesce(
          (select jsonb_object_agg(opening_id, input) from opening_input where project_id = project.id),
          '{}'
        ) as inputs
      from project where owner_id = any(${identities}::text[]) order by created_at, id`.execute(db);
    return rows;
  },
  // With what was stored for the person as a guest, to print it.
  erase: async (transaction, { identities }) => {
    await sql`
      delete from opening_input where owner_id = any(${identities}::text[])`.execute(transaction);
    await sql`delete from project where owner_id = any(${identities}::text[])`.execute(transaction);
  },
};
