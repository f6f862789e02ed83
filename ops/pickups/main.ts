import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { databaseVariables, openDatabase, parseConfig } from "@photomap/server";
import { insertPickup } from "../seed/insert-pickup.ts";
import { readServicesEnvironment, withDatabase } from "../stack/services.ts";

/** Adds a pickup order whose answer was lost to a database on this machine, and prints its id. */
const { values } = parseArgs({ options: { database: { type: "string", default: "photomap" } } });
const services = withDatabase(await readServicesEnvironment(), values.database);
const database = openDatabase(parseConfig(databaseVariables, services).DATABASE_URL, 1);
const id = randomUUID();
await insertPickup(database.pool, {
  id,
  ownerId: `seed-${id}`,
  projectId: null,
  state: "UNKNOWN",
  daysAgo: 0,
  answer: { kind: "unknown", reason: "timeout" },
  prints: [["4x6", 3]],
  hasCustomer: true,
});
await database.close();
console.log(id);
