import { parseArgs } from "node:util";
import { seed } from "../seed/seed.ts";
import { seedOrders } from "../seed/seed-orders.ts";
import { seedShop } from "../seed/seed-shop.ts";
import { prepareDatabase, readServicesEnvironment, withDatabase } from "./services.ts";
import { runUntilStopped, startStack } from "./stack.ts";

/** Runs the built product on a separate database; prints its addresses as one line of JSON. */
const { values } = parseArgs({
  options: {
    database: { type: "string", default: "photomap" },
    /** Whether to add the accounts, maps and orders of `pnpm dev`. */
    examples: { type: "boolean", default: false },
  },
});
const services = withDatabase(await readServicesEnvironment(), values.database);
await prepareDatabase(services["DATABASE_URL"] ?? "");
if (values.examples) await seed(services);
await seedShop(services);
const stack = await startStack({
  services,
  mode: "built",
  logLevel: "warn",
  ...(values.examples && { prepare: seedOrders }),
});
console.log(JSON.stringify(stack.addresses));

await runUntilStopped(stack);
