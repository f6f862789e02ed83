import { readFile } from "node:fs/promises";
import { parseEnv } from "node:util";
import { migrate } from "@photomap/server";
import { Pool } from "pg";

/** Reads the variables that `ops/services up` wrote; existing variables take precedence. */
export async function readServicesEnvironment(): Promise<NodeJS.ProcessEnv> {
  const file = new URL("../../.data/services.env", import.meta.url);
  const written = await readFile(file, "utf8").catch(() => {
    throw new Error("The services are not up: run `ops/services up`");
  });
  return { ...parseEnv(written), ...process.env };
}

/** Replaces the database in the variables, so that tests do not touch development data. */
export function withDatabase(services: NodeJS.ProcessEnv, name: string): NodeJS.ProcessEnv {
  const url = new URL(services["DATABASE_URL"] ?? "");
  url.pathname = name;
  return { ...services, DATABASE_URL: url.href };
}

/** Creates the database if it is missing and applies all migrations; idempotent. */
export async function prepareDatabase(url: string): Promise<void> {
  await createDatabaseIfMissing(url);
  const pool = new Pool({ connectionString: url, max: 1 });
  try {
    await migrate(pool);
  } finally {
    await pool.end();
  }
}

export async function dropDatabase(url: string): Promise<void> {
  await onServer(url, (pool, name) => pool.query(`drop database if exists ${name} with (force)`));
}

export async function createDatabaseIfMissing(url: string): Promise<void> {
  await onServer(url, async (pool, name) => {
    const { rowCount } = await pool.query("select 1 from pg_database where datname = $1", [name]);
    if (rowCount === 0) await pool.query(`create database ${name}`);
  });
}

async function onServer(
  url: string,
  act: (pool: Pool, name: string) => Promise<unknown>,
): Promise<void> {
  const server = new URL(url);
  const name = server.pathname.slice(1);
  if (!/^[a-z0-9_]+$/.test(name)) throw new Error(`${name} is not a valid database name`);
  server.pathname = "postgres";
  const pool = new Pool({ connectionString: server.href, max: 1 });
  try {
    await act(pool, name);
  } finally {
    await pool.end();
  }
}
