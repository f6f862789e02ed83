import { createTestDatabase } from "@photomap/testing";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "../../database/database.ts";
import { Queue } from "./queue.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let connection: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = openDatabase(database.url, 1);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

it("logs a failed job as a warning, and its last attempt as an error, which is reported", async () => {
  const lines: unknown[] = [];
  const log = pino({ level: "warn" }, { write: (line) => void lines.push(JSON.parse(line)) });
  const queue = new Queue(database.url, log);
  await queue.start();
  await connection.db.transaction().execute(async (transaction) => {
    await queue.enqueueAll(transaction, "ingest-photo", [{ key: "first" }, { key: "last" }]);
  });
  await connection.pool.query(
    "update pgboss.job set retry_count = retry_limit where data ->> 'key' = 'last'",
  );
  await queue.work("ingest-photo", async ({ key }) => {
    throw new Error(`no ${key} photo`);
  });
  await expect.poll(() => lines.length, { timeout: 30_000 }).toBe(2);
  await queue.stop();
  expect(lines).toContainEqual(
    expect.objectContaining({ level: 40, job: "ingest-photo", msg: "job failed" }),
  );
  expect(lines).toContainEqual(
    expect.objectContaining({
      level: 50,
      err: expect.objectContaining({ message: "no last photo" }),
    }),
  );
});
