import { sql } from "kysely";
import type { Connection } from "../database/database.ts";

/** Whether the guest is the account's now; a guest belongs to the first account that takes it over. */
export async function claimGuest(
  db: Connection,
  key: { guestId: string; ownerId: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update guest set owner_id = ${key.ownerId}
    where id = ${key.guestId} and (owner_id is null or owner_id = ${key.ownerId})`.execute(db);
  return numAffectedRows === 1n;
}

export async function listGuestsOf(db: Connection, ownerId: string): Promise<string[]> {
  const rows = await db.selectFrom("guest").select("id").where("owner_id", "=", ownerId).execute();
  return rows.map((row) => row.id);
}
