import { createStorage, databaseVariables, parseConfig, storageVariables } from "@photomap/server";
import pg from "pg";
import { checkCopy } from "./check-copy.ts";

/** Checks the database of DATABASE_URL, such as a restored copy: `pnpm check-copy` */
const config = parseConfig({ ...databaseVariables, ...storageVariables }, process.env);
const client = new pg.Client({ connectionString: config.DATABASE_URL });
await client.connect();
const check = await checkCopy(client, createStorage(config));
await client.end();
console.log(JSON.stringify(check));
process.exitCode = check.missingPhotos > 0 || check.violations.length > 0 ? 1 : 0;
