import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { openDatabase } from "@photomap/server";
import { openSeedBackend } from "../seed/seed-backend.ts";
import { readServicesEnvironment, withDatabase } from "../stack/services.ts";

/** Creates sticker token codes for the local stack and prints one per line. */
const { values } = parseArgs({
  options: {
    tokens: { type: "string", default: "5" },
    count: { type: "string", default: "1" },
    database: { type: "string", default: "photomap" },
  },
});
const halfTokens = Number(values.tokens) * 2;
if (!Number.isInteger(halfTokens) || halfTokens < 1) throw new Error("Tokens are steps of 0.5");

const services = withDatabase(await readServicesEnvironment(), values.database);
const database = openDatabase(services["DATABASE_URL"] ?? "", 1);
const backend = await openSeedBackend(services);
const source = `local:${randomUUID()}`;
const requests = Array.from({ length: Number(values.count) }, (_, index) => ({
  sourceId: `${source}:${index}`,
  halfTokens,
}));
await database.db
  .transaction()
  .execute((transaction) => backend.vouchers.createWithin(transaction, requests));
for (const { code } of await backend.vouchers.listCodes(source)) console.log(code);
await backend.close();
await database.close();
