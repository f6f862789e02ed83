import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { AccountViewer } from "@photomap/server";
import { openTestBackend, readServiceEnvironment, type TestBackend } from "@photomap/testing";
import { chooseSoakSize } from "@photomap/testing/soak";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import {
  createProject,
  createSheetInput,
  createUser,
  requestPrints,
  waitForBatch,
} from "../test/printed-project.ts";

const MAIN = fileURLToPath(new URL("./main.ts", import.meta.url));
const NODE = fileURLToPath(new URL("../../../node_modules/.bin/node", import.meta.url));

const ROUNDS = chooseSoakSize(1, 10);
const KILLS = chooseSoakSize(2, 10);
/** The longest time from the last kill to the last sheet. */
const MAX_DELAY_MS = chooseSoakSize(180_000, 60_000);
const WAIT = { timeout: 180_000, interval: 50 };

let test: TestBackend;
let owner: AccountViewer;
let projectId: string;
let worker: ChildProcess | undefined;

beforeAll(async () => {
  test = await openTestBackend();
  owner = await createUser(test, "killed");
  projectId = await createProject(test, owner);
});
afterAll(async () => {
  worker?.kill("SIGKILL");
  await test.close();
});

function startWorker(): ChildProcess {
  const environment = { ...readServiceEnvironment(), DATABASE_URL: test.databaseUrl };
  return spawn(NODE, [MAIN], {
    env: { ...environment, STAGE: "local", MANAGEMENT_PORT: "0", LOG_LEVEL: "silent" },
    stdio: "inherit",
  });
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}

async function countTries(): Promise<number> {
  const [row] = await test.query("select coalesce(sum(tries), 0)::int as sum from render");
  return Number(row?.["sum"]);
}

async function countJobs(where: string): Promise<number> {
  const [row] = await test.query(
    `select count(*)::int as count from pgboss.job where name like 'render-%' and ${where}`,
  );
  return Number(row?.["count"]);
}

async function count(where: string): Promise<number> {
  const [row] = await test.query(`select count(*)::int as count from render where ${where}`);
  return Number(row?.["count"]);
}

/** Requests sheets, kills workers while they render, and returns the longest delay of a sheet. */
async function killWorkers(kills: number, round: number): Promise<number> {
  const [layout] = createSheetInput({ projectId }).printLayouts;
  // 16x20 inches: large enough to be killed while rendering.
  const sheet = { ...layout, width: 1152, height: 1440 };
  const printLayouts = Array.from({ length: kills }, (_, i) => ({
    ...sheet,
    // A sheet of an earlier round is not rendered again.
    downloadFilename: `sheet-${round}-${i}.jpeg`,
  }));
  const { id } = await requestPrints(
    test,
    owner,
    createSheetInput({ projectId, more: { printLayouts } }),
  );

  const interrupted = new Set<string>();
  let killedAt = 0;
  for (let killed = 0; killed < kills; killed += 1) {
    const before = await countTries();
    worker = startWorker();
    await vi.waitUntil(async () => (await countTries()) > before, {
      timeout: 180_000,
      interval: 2,
    });
    killedAt = Date.now();
    await kill(worker);
    const running = await test.query("select id from render where status = 'RUNNING'");
    for (const row of running) interrupted.add(String(row["id"]));
  }
  expect(interrupted.size).toBeGreaterThan(0);

  worker = startWorker();
  const { files } = await waitForBatch(test, owner, id, 600_000);
  // A job is completed after its render is done.
  await vi.waitUntil(async () => (await countJobs("state <> 'completed'")) === 0, WAIT);
  await kill(worker);
  expect(files.map(({ status }) => status)).toEqual(files.map(() => "DONE"));
  await expectOneFileEach(files);
  const finished = await test.query("select finished_at from render where id = any($1)", [
    [...interrupted],
  ]);
  return Math.max(
    ...finished.map(({ finishedAt }) => new Date(String(finishedAt)).getTime() - killedAt),
  );
}

async function expectOneFileEach(files: readonly { id: string; key?: unknown }[]): Promise<void> {
  const { storage } = test.backend;
  for (const file of files) {
    const stored: string[] = [];
    const objects = storage.list(storage.mediaBucket, `prints/${file.id}`);
    for await (const { key } of objects) stored.push(key);
    expect(stored).toEqual([file.key]);
  }
}

it(`a render survives its worker: ${ROUNDS * KILLS} workers killed while rendering`, async () => {
  const delays: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) delays.push(await killWorkers(KILLS, round));
  expect(Math.max(...delays)).toBeLessThan(MAX_DELAY_MS);

  expect(await count("status <> 'DONE'")).toBe(0);
  expect(await countJobs("state <> 'completed'")).toBe(0);
  expect(await countJobs("state = 'completed'")).toBe(ROUNDS * KILLS);
}, 3_600_000);
