import { parseArgs } from "node:util";
import { readServicesEnvironment, withDatabase } from "../stack/services.ts";
import { seed } from "./seed.ts";
import { seedOrders } from "./seed-orders.ts";

/**
 * Adds the example data of `pnpm dev` to the database of a running stack; idempotent. The variable
 * STRIPE_API_URL is the address of the double of Stripe of that stack.
 */
const { values } = parseArgs({ options: { database: { type: "string", default: "photomap" } } });
const services = withDatabase(await readServicesEnvironment(), values.database);
await seed(services);
await seedOrders(services);
