import { once } from "node:events";
import { createServer, request, type Server } from "node:http";
import type { AccountViewer } from "@photomap/server";
import { openTestBackend, readServiceEnvironment, type TestBackend } from "@photomap/testing";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import {
  createPerson,
  createProject,
  requestPrints,
  sheetInput,
  waitForBatch,
} from "../test/printed-project.ts";
import { addJobs } from "./jobs.ts";

/** OUTAGE_SECONDS=60 for the long measurement. */
const OUTAGE_MS = Number(readServiceEnvironment()["OUTAGE_SECONDS"] ?? 4) * 1000;

let test: TestBackend;
let owner: AccountViewer;
let store: Server;
let isAway = false;

beforeAll(async () => {
  store = await openStore();
  const address = store.address();
  if (address === null || typeof address === "string") throw new Error("The store has no port");
  test = await openTestBackend({ S3_ENDPOINT: `http://127.0.0.1:${address.port}` });
  await addJobs(test.backend, pino({ level: "silent" }));
  owner = await createPerson(test, "outage");
});
afterAll(async () => {
  await test.close();
  store.close();
});

/** The real store, behind a door that can be shut. */
async function openStore(): Promise<Server> {
  const gateway = new URL(readServiceEnvironment()["S3_ENDPOINT"] ?? "");
  const door = createServer((incoming, answer) => {
    if (isAway) {
      incoming.resume();
      answer.writeHead(503).end("<Error><Code>ServiceUnavailable</Code></Error>");
      return;
    }
    const { method, url: path, headers } = incoming;
    const { hostname: host, port } = gateway;
    const passed = request({ host, port, method, path, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    incoming.pipe(passed);
  });
  door.listen(0, "127.0.0.1");
  await once(door, "listening");
  return door;
}

/** As a browser does it: until the store says 204. */
async function upload(name: string): Promise<string> {
  const granted = await test.backend.uploads.createPermit(owner, "photos");
  if (granted.kind !== "granted") throw new Error(granted.kind);
  const key = `${granted.prefix}${name}.jpg`;
  const send = async () => {
    const form = new FormData();
    const fields = { ...granted.permit.fields, key, "Content-Type": "image/jpeg" };
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    form.append("file", new Blob([name]));
    return (await fetch(granted.permit.url, { method: "POST", body: form })).status;
  };
  await vi.waitUntil(async () => (await send()) === 204, { timeout: 120_000, interval: 500 });
  return key;
}

it("a store that is away keeps nobody from saving, and loses neither photo nor print", async () => {
  const { projects, storage } = test.backend;
  const fileId = await createProject(test, owner);
  const found = await projects.findVisible(owner, fileId);
  if (found === undefined) throw new Error("The project is not there");

  isAway = true;
  const uploads = Array.from({ length: 5 }, () => upload(crypto.randomUUID()));
  const { output_type: outputType, updated_at: fileUpdatedAt } = found.project;
  const saved = await projects.save(owner, {
    fileId,
    fileUpdatedAt,
    name: "Saved meanwhile",
    outputType,
    outputScale: 1,
    accessPolicy: "PRIVATE",
  });
  expect(saved.kind).toBe("saved");
  const { id } = await requestPrints(test, owner, sheetInput({ fileId }));
  await new Promise((resolve) => setTimeout(resolve, OUTAGE_MS));
  isAway = false;

  const { files } = await waitForBatch(test, owner, id, 150_000);
  expect(files).toMatchObject([{ status: "DONE" }]);
  const [row] = await test.query("select tries from render where id = $1", [files[0]?.id]);
  expect(Number(row?.["tries"])).toBeGreaterThan(1);
  const kept = await Promise.all(
    (await Promise.all(uploads)).map((key) => storage.read(storage.ingestBucket, key)),
  );
  expect(kept.filter((photo) => photo === undefined)).toEqual([]);
}, 300_000);
