import type { AccountViewer } from "@photomap/server";
import { openTestBackend, StoreProxy, type TestBackend } from "@photomap/testing";
import { chooseSoakSize } from "@photomap/testing/soak";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import {
  createProject,
  createSheetInput,
  createUser,
  requestPrints,
  waitForBatch,
} from "../test/printed-project.ts";
import { addJobs } from "./jobs.ts";

const OUTAGE_MS = chooseSoakSize(0, 60_000);

let test: TestBackend;
let owner: AccountViewer;
let store: StoreProxy;

beforeAll(async () => {
  store = await StoreProxy.start();
  test = await openTestBackend(store.environment);
  await addJobs(test.backend, pino({ level: "silent" }));
  owner = await createUser(test, "outage");
});
afterAll(async () => {
  await test.close();
  store.stop();
});

/** Repeats the upload until the store answers 204, as the browser does. */
async function upload(name: string): Promise<string> {
  const granted = await test.backend.uploads.createPermit(owner, "photos");
  if (granted.kind !== "granted") throw new Error(granted.kind);
  const { key } = granted;
  const send = async () => {
    const form = new FormData();
    const fields = { ...granted.permit.fields, "Content-Type": "image/jpeg" };
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    form.append("file", new Blob([name]));
    return (await fetch(granted.permit.url, { method: "POST", body: form })).status;
  };
  await vi.waitUntil(async () => (await send()) === 204, { timeout: 120_000, interval: 500 });
  return key;
}

async function hasFailedJob(): Promise<boolean> {
  const jobs = await test.query(
    "select 1 from pgboss.job where name = 'render-print' and state = 'retry'",
  );
  return jobs.length > 0;
}

it("an outage of the store blocks no save and loses no photo and no print", async () => {
  const { projects, storage } = test.backend;
  const projectId = await createProject(test, owner);
  const found = await projects.findVisible(owner, projectId);
  if (found === undefined) throw new Error("The project is not there");

  store.isDown = true;
  const uploads = Array.from({ length: 5 }, () => upload(crypto.randomUUID()));
  const { outputType, updatedAt: expectedUpdatedAt } = found.project;
  const saved = await projects.save(owner, {
    projectId,
    expectedUpdatedAt,
    name: "Saved meanwhile",
    outputType,
    outputScale: 1,
    accessPolicy: "PRIVATE",
  });
  expect(saved.kind).toBe("saved");
  const { id } = await requestPrints(test, owner, createSheetInput({ projectId }));
  const endsAt = Date.now() + OUTAGE_MS;
  await vi.waitUntil(async () => Date.now() >= endsAt && (await hasFailedJob()), {
    timeout: OUTAGE_MS + 30_000,
    interval: 100,
  });
  expect(store.refusedRequests).toBeGreaterThan(uploads.length);
  store.isDown = false;

  const { files } = await waitForBatch(test, owner, id, 150_000);
  expect(files).toMatchObject([{ status: "DONE" }]);
  const [row] = await test.query("select tries from render where id = $1", [files[0]?.id]);
  expect(Number(row?.["tries"])).toBeGreaterThan(1);
  const kept = await Promise.all(
    (await Promise.all(uploads)).map((key) => storage.read(storage.originalsBucket, key)),
  );
  expect(kept.filter((photo) => photo === undefined)).toEqual([]);
}, 300_000);
