import { createEmptyDatabase } from "@photomap/testing";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { listMigrations, migrate } from "./migrate.ts";

let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
let pool: Pool;

beforeAll(async () => {
  database = await createEmptyDatabase();
  pool = new Pool({ connectionString: database.url, max: 4 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

it("gives up on a lock that another transaction holds, and changes nothing", async () => {
  await pool.query("create table migration (name text primary key)");
  const other = await pool.connect();
  await other.query("begin");
  await other.query("lock table migration in exclusive mode");
  await expect(
    migrate(pool, { lockTimeoutMs: 20, attempts: 2, retryDelayMs: 1 }),
  ).rejects.toMatchObject({ code: "55P03" });
  await other.query("rollback");
  other.release();
  expect((await pool.query("select name from migration")).rows).toEqual([]);
});

/**
 * Finds the session of this database that waits for a lock: when its transaction began, and for how
 * long it waits.
 */
async function findLockWait() {
  const { rows } = await pool.query<{ transaction: string; ms: number }>(
    `select xact_start::text as transaction,
       (extract(epoch from clock_timestamp() - query_start) * 1000)::int as ms
     from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0];
}

it("waits for a lock that is free in time", async () => {
  const other = await pool.connect();
  await other.query("begin");
  await other.query("lock table migration in exclusive mode");
  const migrated = migrate(pool, { lockTimeoutMs: 20, attempts: 1000, retryDelayMs: 5 });
  const attempts = new Set<string>();
  await vi.waitUntil(
    async () => {
      const wait = await findLockWait();
      if (wait !== undefined) attempts.add(wait.transaction);
      return attempts.size === 2;
    },
    { timeout: 30_000, interval: 1 },
  );
  await other.query("rollback");
  other.release();
  expect(await migrated).toEqual(await listMigrations());
});

it("is not limited by the time that statements of requests may take", async () => {
  await pool.query("drop schema public cascade; create schema public");
  await migrate(pool);
  await pool.query("delete from migration where name = (select max(name) from migration)");
  const limited = new Pool({ connectionString: database.url, max: 1, statement_timeout: 300 });
  const other = await pool.connect();
  await other.query("begin");
  await other.query("lock table migration in exclusive mode");
  // The migration waits for the lock. Afterward it succeeds or fails on what exists already.
  let hasEnded = false;
  const migrated = migrate(limited, { lockTimeoutMs: 30_000, attempts: 1 })
    .catch((error: unknown) => error)
    .finally(() => (hasEnded = true));
  // Ends as well when the statement is canceled.
  await vi.waitUntil(async () => hasEnded || ((await findLockWait())?.ms ?? 0) > 400, {
    timeout: 30_000,
    interval: 20,
  });
  await other.query("rollback");
  other.release();
  // The codes of a canceled statement and of a lock that wasn't free in time.
  expect(await migrated).not.toMatchObject({ code: expect.stringMatching(/^(57014|55P03)$/) });
  await limited.end();
});

it("applies each migration once in processes that start at the same time", async () => {
  await pool.query("drop schema public cascade; create schema public");
  const results = await Promise.all([migrate(pool), migrate(pool), migrate(pool)]);
  expect(results.flat().toSorted()).toEqual(await listMigrations());
  expect(await migrate(pool)).toEqual([]);
});
