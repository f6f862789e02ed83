import { randomUUID } from "node:crypto";
import { openDatabase } from "@photomap/server";
import type { TestBackend } from "@photomap/testing";

/** Creates a code for sticker tokens. */
export async function createVoucherCode(
  { backend: { vouchers }, databaseUrl }: TestBackend,
  halfTokens: number,
): Promise<string> {
  const sourceId = randomUUID();
  const database = openDatabase(databaseUrl, 1);
  await database.db
    .transaction()
    .execute((transaction) => vouchers.createWithin(transaction, [{ sourceId, halfTokens }]));
  await database.close();
  const [voucher] = await vouchers.listCodes(sourceId);
  return voucher?.code ?? "";
}
