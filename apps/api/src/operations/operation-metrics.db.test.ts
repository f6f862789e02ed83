import { readFile } from "node:fs/promises";
import { createManagementServer } from "@photomap/process";
import { openTestBackend, type TestBackend } from "@photomap/testing";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { API_SETTINGS, OURS } from "../../test/api-settings.ts";
import { createApi } from "../app.ts";

const OPERATIONS = new URL(
  "../../../web/src/platform/api/generated/persisted-documents.json",
  import.meta.url,
);
const log = pino({ level: "silent" });

let test: TestBackend;
let api: FastifyInstance;
let documentId: string | undefined;

beforeAll(async () => {
  test = await openTestBackend();
  const settings = { ...API_SETTINGS, PERSISTED_OPERATIONS: OPERATIONS.pathname };
  api = await createApi(settings, test.backend, log);
  const operations: Record<string, string> = JSON.parse(await readFile(OPERATIONS, "utf8"));
  const isWanted = ([, source]: [string, string]) => source.startsWith("query getTokenBalance ");
  documentId = Object.entries(operations).find(isWanted)?.[0];
});
afterAll(async () => {
  await api.close();
  await test.close();
});

const post = (payload: object, cookie = "") =>
  api.inject({ method: "POST", url: "/graphql", headers: { ...OURS, cookie }, payload });

async function count(operation: string, outcome: string): Promise<number> {
  const management = createManagementServer({ log, readiness: {}, isStopping: () => false });
  const { body } = await management.inject("/metrics");
  const labels = `operation="${operation}",outcome="${outcome}"`;
  const name = `graphql_operation_duration_seconds_count{${labels}}`;
  const line = body.split("\n").find((each) => each.startsWith(name));
  return Number(line?.split(" ").at(-1) ?? 0);
}

it("counts an operation of the client by its name", async () => {
  const before = await count("getTokenBalance", "ok");
  expect((await post({ documentId })).statusCode).toBe(200);
  expect(await count("getTokenBalance", "ok")).toBe(before + 1);
});

it("counts all other operations under one name", async () => {
  const before = await count("other", "ok");
  await post({ query: "query invented { __typename }", operationName: "invented" });
  expect(await count("other", "ok")).toBe(before + 1);
  expect(await count("invented", "ok")).toBe(0);
});

it("counts a failure of the server as an error", async () => {
  const before = await count("getTokenBalance", "error");
  const signedIn = await api.inject({
    method: "POST",
    url: "/dev/sign-in",
    headers: OURS,
    payload: { email: "measured@photomap.example" },
  });
  const [cookie] = signedIn.cookies;
  await test.query("alter table session rename to missing");
  const answer = await post({ documentId }, `${cookie?.name}=${cookie?.value}`);
  await test.query("alter table missing rename to session");
  expect(answer.statusCode).toBe(500);
  expect(await count("getTokenBalance", "error")).toBe(before + 1);
});
