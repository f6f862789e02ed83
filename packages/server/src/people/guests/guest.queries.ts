import type { Connection } from "../../platform/database/database.ts";

/** Lists the guests that the account has claimed: it may use their uploads in its projects. */
export async function listClaimedGuestIds(db: Connection, ownerId: string): Promise<string[]> {
  const rows = await db.selectFrom("guest").select("id").where("ownerId", "=", ownerId).execute();
  return rows.map((row) => row.id);
}
