import { ensureDatabase, SUPERUSER, withClient } from "../local-services/postgres-database.ts";
import { DATABASE_NAME } from "../local-services/settings.ts";
import { HOST_ADDRESS, PORTS } from "./addresses.ts";
import { ROLE_SETTINGS } from "./pgbouncer-configuration.ts";
import type { Secrets } from "./secrets.ts";

/** Creates the role and the database of the product on the primary; idempotent. */
export async function prepareDatabase(secrets: Secrets): Promise<void> {
  const server = { host: HOST_ADDRESS, port: PORTS.postgres, credentials: secrets };
  await ensureDatabase(server);
  await withClient(server, SUPERUSER, async (client) => {
    for (const [name, value] of Object.entries(ROLE_SETTINGS)) {
      await client.query(`alter role ${DATABASE_NAME} set ${name} = '${value}'`);
    }
  });
}
