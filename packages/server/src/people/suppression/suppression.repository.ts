import { sql } from "kysely";
import type { Connection } from "../../platform/database/database.ts";

export async function upsertSuppression(
  db: Connection,
  refusal: { email: string; reason: string },
): Promise<void> {
  await db
    .insertInto("mailRefusal")
    .values(refusal)
    .onConflict((conflict) =>
      conflict.column("email").doUpdateSet({ reason: refusal.reason, refusedAt: sql<Date>`now()` }),
    )
    .execute();
}

export async function isSuppressed(db: Connection, email: string): Promise<boolean> {
  const row = await db
    .selectFrom("mailRefusal")
    .select("email")
    .where("email", "=", email)
    .where("refusedAt", ">", sql<Date>`now() - interval '30 days'`)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteSuppression(db: Connection, email: string): Promise<void> {
  await db.deleteFrom("mailRefusal").where("email", "=", email).execute();
}
