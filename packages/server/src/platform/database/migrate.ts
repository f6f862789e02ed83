import { readdir, readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import type { Pool, PoolClient } from "pg";

const FOLDER = new URL("./migrations/", import.meta.url);
/** An arbitrary constant that serializes concurrent migrations, equal in all processes. */
const LOCK_ID = 7_203_411;
const LOCK_NOT_AVAILABLE = "55P03";

export interface MigrateOptions {
  /**
   * The time limit for the locks of one migration: requests queue behind a migration that waits for
   * a lock.
   */
  readonly lockTimeoutMs: number;
  /** The number of attempts at a migration whose locks are not free. */
  readonly attempts: number;
  readonly retryDelayMs: number;
}

const DEFAULTS: MigrateOptions = { lockTimeoutMs: 3000, attempts: 10, retryDelayMs: 2000 };

/**
 * Applies missing migrations in order, each in a transaction; returns their names. Uses no state of
 * a session, so that it also runs behind a connection pooler.
 */
export async function migrate(
  pool: Pool,
  options: Partial<MigrateOptions> = {},
): Promise<string[]> {
  const settings = { ...DEFAULTS, ...options };
  await createTable(pool);
  const { rows } = await pool.query<{ name: string }>("select name from migration");
  const known = new Set(rows.map(({ name }) => name));
  const applied: string[] = [];
  for (const name of await listMigrations()) {
    if (!known.has(name) && (await applyWithRetries(pool, name, settings))) applied.push(name);
  }
  return applied;
}

/** Creates the table under the lock: two processes that create it at once would fail. */
async function createTable(pool: Pool): Promise<void> {
  await pool.query(`begin;
    select pg_advisory_xact_lock(${LOCK_ID});
    create table if not exists migration (
      name text primary key, applied_at timestamptz not null default now()
    );
    commit;`);
}

async function applyWithRetries(
  pool: Pool,
  name: string,
  { attempts, retryDelayMs, lockTimeoutMs }: MigrateOptions,
): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    const client = await pool.connect();
    try {
      return await apply(client, name, lockTimeoutMs);
    } catch (error) {
      await client.query("rollback");
      if (!isLockTimeout(error) || attempt === attempts) throw error;
    } finally {
      client.release();
    }
    await wait(retryDelayMs);
  }
}

/** Applies a migration; false when another process applied it in the meantime. */
async function apply(client: PoolClient, name: string, lockTimeoutMs: number): Promise<boolean> {
  const statements = await readFile(new URL(name, FOLDER), "utf8");
  await client.query("begin");
  // The role may limit statements, for requests.
  await client.query("set local statement_timeout = 0");
  await client.query("select pg_advisory_xact_lock($1)", [LOCK_ID]);
  await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
  const { rowCount } = await client.query(
    "insert into migration (name) values ($1) on conflict do nothing",
    [name],
  );
  if (rowCount === 1) await client.query(statements);
  await client.query("commit");
  return rowCount === 1;
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === LOCK_NOT_AVAILABLE;
}

/** Lists the files of this release, in order. */
export async function listMigrations(): Promise<string[]> {
  return (await readdir(FOLDER)).filter((name) => name.endsWith(".sql")).toSorted();
}
