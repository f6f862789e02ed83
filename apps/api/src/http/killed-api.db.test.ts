import { setTimeout as delay } from "node:timers/promises";
import { openTestBackend, type TestBackend } from "@photomap/testing";
import { chooseSoakSize } from "@photomap/testing/soak";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ApiProcess } from "../../test/api-process.ts";
import { createProject, readStored, save, signIn } from "../../test/save-client.ts";

const SAVES = chooseSoakSize(100, 500);
const KILLS = chooseSoakSize(2, 10);
const MAX_UPTIME_MS = 400;
const EMAIL = "survivor@photomap.example";

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

it(`keeps every acknowledged save of ${SAVES} and writes none partially when the API is killed ${KILLS} times`, async () => {
  let address = await api.start();
  const cookie = await signIn(address, EMAIL);
  const project = await createProject(test, EMAIL);
  const { fileId } = project;
  let { known } = project;
  const found: { known: number; stored: readonly number[]; isConnectionLost: boolean }[] = [];
  const jumps: number[] = [];
  let killed = Promise.resolve();
  const scheduleKill = () => {
    killed = delay(Math.random() * MAX_UPTIME_MS).then(() => api.kill());
  };
  scheduleKill();
  for (let answered = 0; answered < SAVES; ) {
    try {
      const next = await save({ address, cookie }, fileId, known);
      jumps.push(next.count - known.count);
      known = next;
      answered += 1;
    } catch (error) {
      await killed;
      const stored = await readStored(test, fileId);
      found.push({ known: known.count, stored, isConnectionLost: error instanceof TypeError });
      address = await api.start();
      if (found.length < KILLS) scheduleKill();
    }
  }
  expect(found).toHaveLength(KILLS);
  expect(found.filter(({ isConnectionLost }) => !isConnectionLost)).toEqual([]);
  expect(found.filter(({ stored }) => new Set(stored).size > 1)).toEqual([]);
  // The interrupted save may be stored or not; all saves before it are stored.
  expect(
    found.filter(({ known: count, stored: [at] }) => at !== count && at !== count + 1),
  ).toEqual([]);
  // A jump of 0 is a stale response after a kill: the save was stored, its response was lost.
  expect(jumps.filter((jump) => jump !== 0 && jump !== 1)).toEqual([]);
  expect(new Set(await readStored(test, fileId))).toEqual(new Set([known.count]));
}, 300_000);
