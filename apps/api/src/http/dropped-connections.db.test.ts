import { setTimeout as delay } from "node:timers/promises";
import { openTestBackend, type TestBackend } from "@photomap/testing";
import { chooseSoakSize } from "@photomap/testing/soak";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { ApiProcess } from "../../test/api-process.ts";
import {
  createProject,
  readStored,
  type SaveClient,
  save,
  signIn,
} from "../../test/save-client.ts";

const DROPS = chooseSoakSize(3, 20);
const WRITERS = 5;
/** The interval of each writer's requests; together they send 50 requests a second. */
const INTERVAL_MS = 100;
/** The time to recover, long enough in the small run for a busy machine. */
const RECOVERY_MS = chooseSoakSize(30_000, 5000);
const EMAIL = "dropped@photomap.example";

let test: TestBackend;
let api: ApiProcess;

beforeAll(async () => {
  test = await openTestBackend();
  api = new ApiProcess({ DATABASE_URL: test.databaseUrl });
});
afterAll(async () => {
  await api.kill();
  await test.close();
});

const dropConnections = () =>
  test.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);

/** Saves its own project at a fixed rate until it is stopped. */
async function startWriter(client: SaveClient) {
  const project = await createProject(test, EMAIL);
  const { fileId } = project;
  let { known } = project;
  const stopped = new AbortController();
  const run = async () => {
    while (!stopped.signal.aborted) {
      const next = delay(INTERVAL_MS);
      try {
        known = await save(client, fileId, known);
      } catch {
        // The next save repeats it.
      }
      await next;
    }
  };
  const ended = run();
  return {
    getCount: () => known.count,
    async stop() {
      stopped.abort();
      await ended;
      return { acknowledged: known.count, stored: await readStored(test, fileId) };
    },
  };
}

it(`saves again within ${RECOVERY_MS} ms after all ${DROPS} drops of all connections, and keeps what it acknowledged`, async () => {
  const address = await api.start();
  const client = { address, cookie: await signIn(address, EMAIL) };
  const writers = await Promise.all(Array.from({ length: WRITERS }, () => startWriter(client)));
  const saveAll = async () => {
    const before = writers.map(({ getCount }) => getCount());
    await vi.waitUntil(
      () => writers.every(({ getCount }, i) => getCount() >= (before[i] ?? 0) + 3),
      { timeout: 60_000, interval: 20 },
    );
  };
  await saveAll();
  const recoveries: number[] = [];
  const dropped: number[] = [];
  for (let i = 0; i < DROPS; i += 1) {
    dropped.push((await dropConnections()).length);
    const started = performance.now();
    await saveAll();
    recoveries.push(performance.now() - started);
  }
  const results = await Promise.all(writers.map((writer) => writer.stop()));
  expect(Math.min(...dropped)).toBeGreaterThan(0);
  expect(recoveries.filter((milliseconds) => milliseconds > RECOVERY_MS)).toEqual([]);
  // A save whose answer was lost may be stored too.
  expect(
    results.filter(
      ({ acknowledged, stored }) =>
        new Set(stored).size > 1 || ![acknowledged, acknowledged + 1].includes(stored[0] ?? -1),
    ),
  ).toEqual([]);
}, 300_000);
