import { createTestDatabase } from "@photomap/testing";
import { Pool } from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { ProcessRecorder } from "../telemetry/process-recorder.ts";
import { ErrorReportStore } from "./error-report-store.ts";

const silent = pino({ level: "silent" });
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new Pool({ connectionString: database.url, max: 1 });
});
beforeEach(() => pool.query("delete from recent_error"));
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const read = async () => (await pool.query("select * from recent_error order by id")).rows;

it("stores errors without what identifies a person", async () => {
  const errors = new ErrorReportStore(pool, "1.2.3", silent);
  const { name, message, stack } = new TypeError("no map of anna@mail.example at 203.0.113.7");
  const facts = { action: "print failed", requestId: "r-1" };
  errors.send({ source: "worker", name, message, stack, ...facts });
  errors.send({ source: "web", name: "Error", message: "x", path: "/p/aB3dE9/CO", release: "1.1" });
  await errors.close();
  expect(await read()).toMatchObject([
    {
      source: "worker",
      release: "1.2.3",
      name: "TypeError",
      message: "no map of [email] at [ip]",
      action: "print failed",
      request_id: "r-1",
      stack: expect.stringContaining("error-report-store.db.test"),
    },
    { source: "web", release: "1.1", path: "/p/[id]/CO", stack: null },
  ]);
});

it("keeps the newest fifty of each source", async () => {
  await pool.query(
    `insert into recent_error (source, release, name, message)
     select source, '1', 'Error', n::text
     from generate_series(1, 60) n, unnest(array['api', 'browser']) source`,
  );
  const errors = new ErrorReportStore(pool, "1", silent);
  errors.send({ source: "browser", name: "Error", message: "the last" });
  await errors.close();
  const rows = await read();
  const browser = rows.filter(({ source }) => source === "browser");
  expect(browser.map(({ message }) => message).slice(0, 1)).toEqual(["12"]);
  expect([browser.length, rows.length]).toEqual([50, 110]);
});

it("drops errors without a database, and does not throw", async () => {
  const warnings: unknown[] = [];
  const closed = new Pool({ connectionString: "postgres://127.0.0.1:1/none", max: 1 });
  const log = { warn: (facts: unknown) => void warnings.push(facts) };
  const errors = new ErrorReportStore(closed, "1", log);
  for (let i = 0; i < 30; i += 1) errors.send({ source: "api", name: "Error", message: `${i}` });
  await errors.close();
  expect(warnings).toHaveLength(20);
  await new ProcessRecorder(closed, { name: "api", release: "1" }, log).stop();
  expect(warnings).toHaveLength(21);
});

it("records a process while it runs", async () => {
  const record = new ProcessRecorder(pool, { name: "worker", release: "1.2.3" }, silent);
  await pool.query(
    `insert into running_process (id, name, release, node_version, seen_at)
     values (gen_random_uuid(), 'worker', '1.2.2', 'v24', now() - interval '2 days')`,
  );
  await record.start();
  const list = async () => (await pool.query("select * from running_process")).rows;
  expect(await list()).toMatchObject([
    { name: "worker", release: "1.2.3", node_version: process.version },
  ]);
  await record.stop();
  expect(await list()).toEqual([]);
});
