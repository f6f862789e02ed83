import { openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createOldestJobQuery, LANES } from "./autoscaling.ts";

let test: TestBackend;

beforeAll(async () => {
  test = await openTestBackend();
});
afterAll(() => test.close());

const readAge = async (lane: string) =>
  Object.values((await test.query(createOldestJobQuery(lane)))[0] ?? {});

it("reads the age of the oldest job that may run, in seconds, of existing lanes", async () => {
  const lanes = Object.keys(LANES);
  const found = await test.query("select name from pgboss.queue where name = any($1)", [lanes]);
  expect(found).toHaveLength(lanes.length);
  expect(await readAge("send-mail")).toEqual([0]);
  const insert = `insert into pgboss.job (name, data, start_after) values ('send-mail', '{}', now() + $1::interval)`;
  await test.query(insert, ["1 hour"]);
  expect(await readAge("send-mail")).toEqual([0]);
  await test.query(insert, ["-90 seconds"]);
  expect(await readAge("send-mail")).toEqual([90]);
  expect(await readAge("render-print")).toEqual([0]);
});
