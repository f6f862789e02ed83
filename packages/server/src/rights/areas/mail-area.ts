import type { Area } from "../area.ts";

/** What is kept by address: codes that were asked for, and refusals of its mail server. */
export const mailArea: Area = {
  name: "mail",
  collect: async (db, { email }) => ({
    codesAskedFor: await db
      .selectFrom("account_code")
      .select(["purpose", "created_at", "used_at"])
      .where("email", "=", email)
      .orderBy("created_at")
      .execute(),
    refusal: await db
      .selectFrom("mail_refusal")
      .select(["reason", "refused_at"])
      .where("email", "=", email)
      .executeTakeFirst(),
  }),
  erase: async (transaction, { email }, queue) => {
    const codes = await transaction
      .deleteFrom("account_code")
      .where("email", "=", email)
      .returning("id")
      .execute();
    await queue.deleteJobs(
      transaction,
      codes.map(({ id }) => id),
    );
    await transaction.deleteFrom("mail_refusal").where("email", "=", email).execute();
  },
};
