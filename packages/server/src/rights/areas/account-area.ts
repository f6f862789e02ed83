import type { Area } from "../area.ts";

/** Last of all: what else refers to the account is gone by then. */
export const accountArea: Area = {
  name: "account",
  collect: (db, { accountId }) =>
    db
      .selectFrom("account")
      .select([
        "id",
        "email",
        "email_verified",
        "name",
        "role",
        "half_token_balance",
        "terms_accepted_at",
        "created_at",
        "updated_at",
      ])
      .where("id", "=", accountId)
      .executeTakeFirst(),
  erase: async (transaction, { accountId }) => {
    await transaction.deleteFrom("account").where("id", "=", accountId).execute();
  },
};
