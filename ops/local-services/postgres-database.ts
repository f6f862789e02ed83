import pg from "pg";
import type { Site } from "./service.ts";
import { DATABASE_NAME, HOST } from "./settings.ts";

export const SUPERUSER = "postgres";

/** The role owns its database and may create more: each test worker has one of its own. */
export async function ensureDatabase(site: Site): Promise<void> {
  if ((await readVersion(site)) !== undefined) return;
  await withClient(site, SUPERUSER, async (client) => {
    const password = client.escapeLiteral(site.credentials.postgresPassword);
    const roles = await client.query("select from pg_roles where rolname = $1", [DATABASE_NAME]);
    const verb = roles.rowCount === 0 ? "create" : "alter";
    await client.query(`${verb} role ${DATABASE_NAME} login createdb password ${password}`);
    const found = await client.query("select from pg_database where datname = $1", [DATABASE_NAME]);
    if (found.rowCount === 0) {
      await client.query(`create database ${DATABASE_NAME} owner ${DATABASE_NAME}`);
    }
  });
}

/** Nothing when the user cannot get an answer. */
export async function readVersion(site: Site, user = DATABASE_NAME): Promise<string | undefined> {
  try {
    return await withClient(site, user, async (client) => {
      const { rows } = await client.query<{ version: string }>(
        "select current_setting('server_version') as version",
      );
      return rows[0]?.version.split(" ")[0];
    });
  } catch {
    return undefined;
  }
}

async function withClient<Result>(
  { ports, credentials }: Site,
  user: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const isSuperuser = user === SUPERUSER;
  const client = new pg.Client({
    host: HOST,
    port: ports.postgres,
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
