import type { Connection } from "../../database/database.ts";
import type { Area } from "../area.ts";

export const printArea: Area = {
  name: "prints",
  collect: (db, { accountId }) =>
    db
      .selectFrom("render")
      .select(["id", "project_id", "request", "status", "created_at", "finished_at"])
      .where("owner_id", "=", accountId)
      .orderBy("created_at")
      .execute(),
  // By render, not by what a row says of it: a worker may have died between the file and the row.
  eraseObjects: async (db, storage, { accountId }) => {
    for (const id of await findRenderIds(db, accountId)) {
      await storage.removeAll(storage.mediaBucket, `prints/${id}`);
    }
  },
  erase: async (transaction, { accountId }, queue) => {
    await queue.forget(transaction, await findRenderIds(transaction, accountId));
    await transaction.deleteFrom("render").where("owner_id", "=", accountId).execute();
  },
};

async function findRenderIds(db: Connection, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("render")
    .select("id")
    .where("owner_id", "=", accountId)
    .execute();
  return rows.map(({ id }) => id);
}
