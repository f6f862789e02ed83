import { readdir, readFile } from "node:fs/promises";
import type { Pool } from "pg";

const FOLDER = new URL("./migrations/", import.meta.url);
/** Any constant, equal in all processes: it serializes concurrent migrations. */
const LOCK_ID = 7_203_411;

/** Applies missing migrations in order, each in a transaction; returns their names. */
export async function migrate(pool: Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK_ID]);
    await client.query(
      "create table if not exists migration (name text primary key, applied_at timestamptz not null default now())",
    );
    const { rows } = await client.query<{ name: string }>("select name from migration");
    const applied = new Set(rows.map((row) => row.name));
    const missing = (await listMigrations()).filter((name) => !applied.has(name));
    for (const name of missing) {
      const statements = await readFile(new URL(name, FOLDER), "utf8");
      await client.query("begin");
      await client.query(statements);
      await client.query("insert into migration (name) values ($1)", [name]);
      await client.query("commit");
    }
    return missing;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    await client.query("select pg_advisory_unlock($1)", [LOCK_ID]);
    client.release();
  }
}

/** The files of this release, in order. */
export async function listMigrations(): Promise<string[]> {
  return (await readdir(FOLDER)).filter((name) => name.endsWith(".sql")).toSorted();
}
