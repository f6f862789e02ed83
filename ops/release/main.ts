import { readServicesEnvironment, withDatabase } from "../stack/services.ts";
import { runRelease } from "./run-release.ts";

/** A command of a release on the services of this machine: `migrate`, `publish-designs`, ... */
const [option, name, ...rest] = process.argv.slice(2);
const services = await readServicesEnvironment();
const isForDatabase = option === "--database" && name !== undefined;
console.log(
  isForDatabase
    ? await runRelease(withDatabase(services, name), rest)
    : await runRelease(services, process.argv.slice(2)),
);
