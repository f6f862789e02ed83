import type { Connection } from "../../platform/database/database.ts";

/** Guests claimed by the account: it may use their uploads in its projects. */
export async function listGuestIds(db: Connection, ownerId: string): Promise<string[]> {
  const rows = await db.selectFrom("guest").select("id").where("owner_id", "=", ownerId).execute();
  return rows.map((row) => row.id);
}
