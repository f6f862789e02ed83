import { parseArgs } from "node:util";
import { seedShop } from "../seed/seed-shop.ts";
import { prepareDatabase, readServicesEnvironment, withDatabase } from "./services.ts";
import { runUntilStopped, startStack } from "./stack.ts";

/** Runs the built product on a separate database and prints its addresses as one line of JSON. */
const { values } = parseArgs({ options: { database: { type: "string", default: "photomap" } } });
const services = withDatabase(await readServicesEnvironment(), values.database);
await prepareDatabase(services["DATABASE_URL"] ?? "");
await seedShop(services);
const stack = await startStack({ services, mode: "built", logLevel: "warn" });
console.log(JSON.stringify(stack.addresses));

await runUntilStopped(stack);
