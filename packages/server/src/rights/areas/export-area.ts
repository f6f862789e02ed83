import type { Area } from "../area.ts";

/** The archives themselves lie below the account's identity. */
export const exportArea: Area = {
  name: "exports",
  erase: async (transaction, { accountId }, queue) => {
    const exports = await transaction
      .deleteFrom("data_export")
      .where("owner_id", "=", accountId)
      .returning("id")
      .execute();
    await queue.deleteJobs(
      transaction,
      exports.map(({ id }) => id),
    );
  },
};
