import { createManagementServer } from "@photomap/process";
import { openTestBackend, type TestBackend } from "@photomap/testing";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";

let test: TestBackend;

beforeAll(async () => {
  test = await openTestBackend();
  test.backend.measureQueues();
});
afterAll(() => test.close());

async function readAge(queue: string): Promise<string | undefined> {
  const log = pino({ level: "silent" });
  const server = createManagementServer({ log, readiness: {}, isStopping: () => false });
  const { body } = await server.inject("/metrics");
  return new RegExp(`queue_oldest_job_seconds\\{queue="${queue}"\\} (\\S+)`).exec(body)?.[1];
}

it("reads the age of the oldest job that may run", async () => {
  expect(await readAge("send-mail")).toBe("0");
  const insert =
    "insert into pgboss.job (name, data, created_on, start_after) values ('send-mail', '{}', now() + $1::interval, now() + $1::interval)";
  await test.query(insert, ["1 hour"]);
  expect(await readAge("send-mail")).toBe("0");
  await test.query(insert, ["-90 seconds"]);
  expect(Number(await readAge("send-mail"))).toBeGreaterThanOrEqual(90);
  expect(await readAge("render-print")).toBe("0");
});

it("leaves the queues out while the database does not answer", async () => {
  await test.query("alter table pgboss.queue rename to missing");
  const age = await readAge("send-mail");
  await test.query("alter table pgboss.missing rename to queue");
  expect(age).toBeUndefined();
});
