import type { Area } from "../area.ts";

/** What was read from the person's photos. What was made of them lies below their identities. */
export const photoArea: Area = {
  name: "photoFacts",
  collect: (db, { identities }) =>
    db
      .selectFrom("photo")
      .select([
        "key",
        "status",
        "rejection",
        "width",
        "height",
        "taken_at",
        "latitude",
        "longitude",
        "created_at",
      ])
      .where("owner_id", "in", identities)
      .orderBy("created_at")
      .orderBy("key")
      .execute(),
  erase: async (transaction, { identities }) => {
    await transaction.deleteFrom("photo").where("owner_id", "in", identities).execute();
  },
};
