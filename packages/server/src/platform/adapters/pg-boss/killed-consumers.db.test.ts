import { type ChildProcess, spawn } from "node:child_process";
import { randomInt, randomUUID } from "node:crypto";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { createTestDatabase } from "@photomap/testing";
import { chooseSoakSize } from "@photomap/testing/soak";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type DatabaseHandle, openDatabase } from "../../database/database.ts";
import { Queue } from "./queue.ts";

const CONSUMER = fileURLToPath(new URL("./test/job-consumer.ts", import.meta.url));
const NODE = fileURLToPath(new URL("../../../../../../node_modules/.bin/node", import.meta.url));

const WRITERS = 20;
const EVENTS = chooseSoakSize(2, 100);
const CONSUMERS = chooseSoakSize(2, 4);
const KILLS = chooseSoakSize(1, 20);
/** The interval of writers; one of these transactions rolls back. */
const ROLLBACK_INTERVAL = 10;
const TIMEOUT_MS = 1_800_000;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let handle: DatabaseHandle;
let queue: Queue;
const consumers: ChildProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  handle = openDatabase(database.url, 10);
  for (const table of ["source (id uuid primary key)", "effect (id uuid primary key)"]) {
    await handle.pool.query(`create table ${table}`);
  }
  await handle.pool.query("create table attempt (id uuid, pid integer)");
  queue = new Queue(database.url, pino({ level: "silent" }));
  await queue.start();
});
afterAll(async () => {
  await Promise.all(consumers.map(kill));
  await queue.stop();
  await handle.close();
  await database.drop();
});

function startConsumer(): void {
  consumers.push(spawn(NODE, [CONSUMER, database.url], { stdio: "inherit" }));
}

async function kill(consumer: ChildProcess): Promise<void> {
  const exit = once(consumer, "exit");
  consumer.kill("SIGKILL");
  await exit;
}

/**
 * Kills a consumer that is working; false when the chosen one is between two jobs. It is stopped
 * first, so that it can't end its job.
 */
async function killWorkingConsumer(): Promise<boolean> {
  const index = randomInt(consumers.length);
  const consumer = consumers[index];
  if (consumer?.pid === undefined) return false;
  consumer.kill("SIGSTOP");
  const unfinished = `attempt left join effect using (id)
    where attempt.pid = ${consumer.pid} and effect.id is null`;
  if ((await count(unfinished)) === 0) {
    consumer.kill("SIGCONT");
    return false;
  }
  consumers.splice(index, 1);
  await kill(consumer);
  return true;
}

async function count(what: string): Promise<number> {
  return (await handle.pool.query(`select count(*)::int from ${what}`)).rows[0].count;
}

const waitUntil = (isReached: () => Promise<boolean>) =>
  vi.waitUntil(isReached, { timeout: TIMEOUT_MS, interval: 5 });

it(
  `no job of a committed transaction is lost and each has its effect once, after ${KILLS} kills of consumers`,
  async () => {
    for (let i = 0; i < CONSUMERS; i += 1) startConsumer();
    const writing = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
    for (let killed = 0; killed < KILLS; killed += 1) {
      // In the middle of a job, after a random number of them.
      const attempts = (await count("attempt")) + randomInt(1, chooseSoakSize(4, 40));
      await waitUntil(async () => (await count("attempt")) >= attempts);
      await waitUntil(killWorkingConsumer);
      startConsumer();
    }
    await writing;
    const committed = await count("source");
    expect(committed).toBe(WRITERS * EVENTS - (WRITERS * EVENTS) / ROLLBACK_INTERVAL);
    await waitUntil(async () => (await count("effect")) >= committed);
    expect(await count("source full join effect using (id) where source.id is null")).toBe(0);
    expect(await count("source left join effect using (id) where effect.id is null")).toBe(0);
    await waitUntil(
      async () =>
        (await count("pgboss.job where name = 'send-mail' and state <> 'completed'")) === 0,
    );
    expect(await count("pgboss.job where retry_count > 0")).toBeGreaterThan(0);
  },
  TIMEOUT_MS,
);

async function write(writer: number): Promise<void> {
  for (let event = 0; event < EVENTS; event += 1) {
    const orderId = randomUUID();
    const isRolledBack = (writer * EVENTS + event) % ROLLBACK_INTERVAL === 0;
    await handle.db
      .transaction()
      .execute(async (transaction) => {
        const job = { kind: "receipt", orderId, businessId: "pm" } as const;
        await queue.enqueue(transaction, "send-mail", job);
        await sql`insert into source values (${orderId})`.execute(transaction);
        if (isRolledBack) throw new Error("rolled back");
      })
      .catch(() => undefined);
  }
}
