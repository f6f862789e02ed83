import type { Connection } from "../database/database.ts";

/** The guests a person was before: logging in makes them theirs. */
export async function listGuestIds(db: Connection, ownerId: string): Promise<string[]> {
  const rows = await db.selectFrom("guest").select("id").where("owner_id", "=", ownerId).execute();
  return rows.map((row) => row.id);
}
