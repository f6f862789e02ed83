import { readServicesEnvironment, withDatabase } from "../stack/services.ts";
import { runRelease } from "./run-release.ts";

/** Runs a release command on this machine's services: `migrate`, `publish-designs`, ... */
const [option, name, ...rest] = process.argv.slice(2);
const services = await readServicesEnvironment();
const isForDatabase = option === "--database" && name !== undefined;
console.log(
  isForDatabase
    ? await runRelease(withDatabase(services, name), rest)
    : await runRelease(services, process.argv.slice(2)),
);
