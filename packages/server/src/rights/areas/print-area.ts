import { sql } from "kysely";
import type { Connection } from "../../database/database.ts";
import type { Area } from "../area.ts";
import type { Person } from "../person.ts";

export const printArea: Area = {
  name: "prints",
  // Not the whole request: it may show how somebody else placed their photos.
  collect: async (db, { identities }) => {
    const { rows } = await sql`
      select id, project_id, request ->> 'downloadFilename' as file_name, status, created_at,
        finished_at
      from render where owner_id = any(${identities}::text[]) order by created_at`.execute(db);
    return rows;
  },
  // By render, not by what a row says of it: a worker may have died between the file and the row.
  eraseObjects: async (db, storage, person) => {
    for (const id of await findRenderIds(db, person)) {
      await storage.removeAll(storage.mediaBucket, `prints/${id}`);
    }
  },
  erase: async (transaction, person, queue) => {
    const ids = await findRenderIds(transaction, person);
    await queue.deleteJobs(transaction, ids);
    await sql`delete from render where id = any(${ids}::uuid[])`.execute(transaction);
    await sql`
      delete from print_batch
      where owner_id = any(${person.identities}::text[])`.execute(transaction);
  },
};

/** Those the person asked for, and those others have of the person's projects. */
async function findRenderIds(db: Connection, { identities }: Person): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from render
    where owner_id = any(${identities}::text[]) or project_id in (
      select id from project where owner_id = any(${identities}::text[])
    )`.execute(db);
  return rows.map(({ id }) => id);
}
