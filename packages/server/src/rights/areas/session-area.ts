import type { Area } from "../area.ts";

/** Log-ins, and the guests their browsers were. Photos of guests are found by their identity. */
export const sessionArea: Area = {
  name: "logIns",
  collect: (db, { accountId }) =>
    db
      .selectFrom("session")
      .select(["created_at", "last_seen_at", "expires_at", "guest_id"])
      .where("owner_id", "=", accountId)
      .orderBy("created_at")
      .execute(),
  erase: async (transaction, { accountId }) => {
    await transaction.deleteFrom("session").where("owner_id", "=", accountId).execute();
    await transaction.deleteFrom("guest").where("owner_id", "=", accountId).execute();
  },
};
