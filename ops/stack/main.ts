import { parseArgs } from "node:util";
import { prepareDatabase } from "./prepare-database.ts";
import { runUntilStopped } from "./run-until-stopped.ts";
import { readServicesEnvironment, withDatabase } from "./services-environment.ts";
import { startStack } from "./stack.ts";

/** The built product on a database of its own; says on one line of standard output where it is. */
const { values } = parseArgs({ options: { database: { type: "string", default: "photomap" } } });
const services = withDatabase(await readServicesEnvironment(), values.database);
await prepareDatabase(services["DATABASE_URL"] ?? "");
const stack = await startStack({ services, mode: "built", logLevel: "warn" });
console.log(JSON.stringify(stack.addresses));

await runUntilStopped(stack);
