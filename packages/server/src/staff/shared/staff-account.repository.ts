import { sql } from "kysely";
import type { Connection } from "../../platform/database/database.ts";

export async function isExistingAccount(db: Connection, id: string): Promise<boolean> {
  const { rows } = await sql`select from account where id = ${id}`.execute(db);
  return rows.length > 0;
}
