import {
  type DatabaseServer,
  ensureDatabase,
  SUPERUSER,
  withClient,
} from "../local-services/postgres-database.ts";
import { DATABASE_NAME } from "../local-services/settings.ts";
import { HOST_ADDRESS, PORTS } from "./addresses.ts";
import { ROLE_SETTINGS } from "./pgbouncer-configuration.ts";
import type { Secrets } from "./secrets.ts";

/** Creates the product's role and database on the primary; idempotent. */
export async function prepareDatabase(secrets: Secrets): Promise<void> {
  await ensureDatabase(findServer(secrets));
  await withClient(findServer(secrets), SUPERUSER, async (client) => {
    for (const [name, value] of Object.entries(ROLE_SETTINGS)) {
      await client.query(`alter role ${DATABASE_NAME} set ${name} = '${value}'`);
    }
  });
}

/** Adds a record to the primary's write-ahead log that changes nothing. */
export async function writeLogRecord(secrets: Secrets): Promise<void> {
  await withClient(findServer(secrets), SUPERUSER, (client) =>
    client.query("select pg_create_restore_point('start')"),
  );
}

function findServer(credentials: Secrets): DatabaseServer {
  return { host: HOST_ADDRESS, port: PORTS.postgres, credentials };
}
