import { parseArgs } from "node:util";
import { prepareDatabase } from "./prepare-database.ts";
import { readServicesEnvironment, withDatabase } from "./services-environment.ts";
import { startStack } from "./stack.ts";

/** The built product on a database of its own; says on one line of standard output where it is. */
const { values } = parseArgs({ options: { database: { type: "string", default: "photomap" } } });
const services = withDatabase(await readServicesEnvironment(), values.database);
await prepareDatabase(services["DATABASE_URL"] ?? "");
const stack = await startStack({ services, mode: "built", logLevel: "warn" });
console.log(JSON.stringify(stack.addresses));

const stop = async (): Promise<never> => {
  await stack.stop();
  process.exit(0);
};
process.on("SIGTERM", () => void stop());
process.on("SIGINT", () => void stop());
console.error(await stack.ended);
await stack.stop();
process.exitCode = 1;
