import pg from "pg";
import type { Credentials } from "./credentials.ts";
import { DATABASE_NAME } from "./settings.ts";

export const SUPERUSER = "postgres";

/** The address and credentials of the primary. */
export type DatabaseServer = { host: string; port: number; credentials: Credentials };

/** Creates a role that owns its database and may create others, one per test worker. */
export async function ensureDatabase(server: DatabaseServer): Promise<void> {
  if ((await readVersion(server)) !== undefined) return;
  await withClient(server, SUPERUSER, async (client) => {
    const password = client.escapeLiteral(server.credentials.postgresPassword);
    const roles = await client.query("select from pg_roles where rolname = $1", [DATABASE_NAME]);
    const verb = roles.rowCount === 0 ? "create" : "alter";
    await client.query(`${verb} role ${DATABASE_NAME} login createdb password ${password}`);
    const found = await client.query("select from pg_database where datname = $1", [DATABASE_NAME]);
    if (found.rowCount === 0) {
      await client.query(`create database ${DATABASE_NAME} owner ${DATABASE_NAME}`);
    }
  });
}

/** The server's version; undefined when it does not respond to the user. */
export async function readVersion(
  server: DatabaseServer,
  user = DATABASE_NAME,
): Promise<string | undefined> {
  try {
    return await withClient(server, user, async (client) => {
      const { rows } = await client.query<{ version: string }>(
        "select current_setting('server_version') as version",
      );
      return rows[0]?.version.split(" ")[0];
    });
  } catch {
    return undefined;
  }
}

export async function withClient<Result>(
  { host, port, credentials }: DatabaseServer,
  user: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const isSuperuser = user === SUPERUSER;
  const client = new pg.Client({
    host,
    port,
    user,
    database: user,
    password: isSuperuser ? credentials.postgresSuperuserPassword : credentials.postgresPassword,
    ssl: false,
    connectionTimeoutMillis: 2000,
    query_timeout: 10_000,
  });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
