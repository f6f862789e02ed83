import { randomUUID } from "node:crypto";
import { createTestDatabase } from "@photomap/testing";
import { chooseSoakSize } from "@photomap/testing/soak";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type DatabaseHandle, openDatabase } from "../../database/database.ts";
import { Queue } from "./queue.ts";

const WRITERS = 20;
const EVENTS = chooseSoakSize(2, 100);
const CONSUMERS = 4;
/**
 * The interval of failures: one of these attempts ends before its effect, one after it, and one
 * writer rolls back.
 */
const FAILURE_INTERVAL = 10;
const TIMEOUT_MS = 600_000;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let handle: DatabaseHandle;
const queues: Queue[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  handle = openDatabase(database.url, 10);
  await handle.pool.query("create table source (id uuid primary key)");
  await handle.pool.query("create table effect (id uuid primary key, count int not null)");
  for (let i = 0; i < CONSUMERS; i += 1) {
    const queue = new Queue(database.url, pino({ level: "silent" }));
    await queue.start();
    queues.push(queue);
  }
});
afterAll(async () => {
  await Promise.all(queues.map((queue) => queue.stop()));
  await handle.close();
  await database.drop();
});

it(
  "loses no job of a committed transaction, runs none of another, and has each effect once",
  async () => {
    let attempts = 0;
    for (const queue of queues) {
      await queue.work("send-mail", async (job) => {
        if (job.kind !== "receipt") throw new Error(`Unexpected ${job.kind}`);
        attempts += 1;
        const attempt = attempts;
        if (attempt % FAILURE_INTERVAL === 3) throw new Error("ended before the effect");
        // The effect is idempotent by its key, as every job has to be.
        await handle.pool.query("insert into effect values ($1, 1) on conflict (id) do nothing", [
          job.orderId,
        ]);
        if (attempt % FAILURE_INTERVAL === 7) throw new Error("ended after the effect");
      });
    }
    await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
    const [{ count: committed }] = (await handle.pool.query("select count(*)::int from source"))
      .rows;
    await vi.waitUntil(
      async () =>
        (await handle.pool.query("select count(*)::int from effect")).rows[0].count >= committed,
      { timeout: TIMEOUT_MS, interval: 100 },
    );
    const { rows: lost } = await handle.pool.query(
      "select id from source full join effect using (id) where count is distinct from 1 or source.id is null",
    );
    expect(lost).toEqual([]);
    expect(committed).toBe(WRITERS * EVENTS - Math.floor((WRITERS * EVENTS) / FAILURE_INTERVAL));
  },
  TIMEOUT_MS,
);

async function write(writer: number): Promise<void> {
  const [queue] = queues;
  for (let event = 0; event < EVENTS; event += 1) {
    const orderId = randomUUID();
    const isRolledBack = (writer * EVENTS + event) % FAILURE_INTERVAL === 0;
    await handle.db
      .transaction()
      .execute(async (transaction) => {
        await queue?.enqueue(transaction, "send-mail", {
          kind: "receipt",
          orderId,
          businessId: "pm",
        });
        await sql`insert into source values (${orderId})`.execute(transaction);
        if (isRolledBack) throw new Error("rolled back");
      })
      .catch(() => undefined);
  }
}
