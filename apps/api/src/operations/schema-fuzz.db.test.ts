import { readFileSync } from "node:fs";
import { MASKED_ERROR } from "@photomap/process";
import { openTestBackend, type TestBackend } from "@photomap/testing";
import { chooseSoakSize } from "@photomap/testing/soak";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { buildSchema, parse, specifiedRules, validate } from "graphql";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { API_SETTINGS, OURS } from "../../test/api-settings.ts";
import { writeAllOperations } from "../../test/attacks/all-operations.ts";
import { createRandomVariables } from "../../test/attacks/random-variables.ts";
import { createApi } from "../app.ts";
import { checkOperationLimits } from "./operation-limits.ts";

const BATCH = 150;
const BATCHES = chooseSoakSize(1, 334);
/** The time limit, long enough in the small run for a busy machine. */
const LIMIT_MS = chooseSoakSize(60_000, 10_000);
const TIMEOUT_MS = chooseSoakSize(300_000, 7_200_000);
const STAFF = "staff@photomap.example";
const PERSISTED = new URL(
  "../../../web/src/platform/api/generated/persisted-documents.json",
  import.meta.url,
);
const SCHEMA = new URL("../../generated/schema.graphql", import.meta.url);

let test: TestBackend;
let api: FastifyInstance;
const logged: string[] = [];

beforeAll(async () => {
  test = await openTestBackend();
  const stream = { write: (line: string) => void logged.push(line) };
  api = await createApi(API_SETTINGS, test.backend, pino({ level: "error" }, stream));
});
afterAll(async () => {
  await api.close();
  await test.close();
});

async function post(url: string, payload: object, headers: object = {}) {
  return api.inject({ method: "POST", url, headers: { ...OURS, ...headers }, payload });
}

async function signIn(email: string): Promise<string> {
  const { cookies } = await post("/dev/sign-in", { email });
  return cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}

/**
 * Opens no session, a customer's and one of staff. Some operations end a session, so this signs in
 * again.
 */
async function openSessions(): Promise<string[]> {
  const sessions = ["", await signIn("person@mail.example"), await signIn(STAFF)];
  await test.query("update account set role = 'ADMIN' where email = $1", [STAFF]);
  return sessions;
}

async function createKnownTexts(): Promise<string[]> {
  const [, cookie] = await openSessions();
  const query = `mutation { createMapmakerFile(input: { designId: "50-states-36x24" }) {
    ... on CreateMapmakerFileSuccess { file { id updatedAt } } } }`;
  const { file } = (await post("/graphql", { query }, { cookie })).json().data.createMapmakerFile;
  const accounts = (await test.query("select id from account")).map(({ id }) => String(id));
  const names = ["50-states-36x24", "TX", "CO", "pm", STAFF, "file.jpg", "8x10", "MAP"];
  return [file.id, file.updatedAt, ...accounts, ...names];
}

function readOperations() {
  const schema = buildSchema(readFileSync(SCHEMA, "utf8"));
  const persisted: Readonly<Record<string, string>> = JSON.parse(readFileSync(PERSISTED, "utf8"));
  const sources = [...writeAllOperations(schema), ...Object.values(persisted)];
  return { schema, sources };
}

async function createRequests() {
  const { schema, sources } = readOperations();
  const knownTexts = await createKnownTexts();
  return fc.constantFrom(...sources).chain((query) =>
    fc.record({
      query: fc.constant(query),
      variables: createRandomVariables(schema, parse(query), knownTexts),
      viewer: fc.integer({ min: 0, max: 2 }),
      // Of many networks: else the rate limits refuse most of them.
      network: fc.integer({ min: 1, max: 250 }),
    }),
  );
}

it("writes operations that fit the schema and the limits", () => {
  const { schema, sources } = readOperations();
  const rules = [...specifiedRules, checkOperationLimits];
  expect(sources.flatMap((source) => validate(schema, parse(source), rules))).toEqual([]);
});

it(`answers ${BATCH * BATCHES} random requests without an unexpected error, a stack trace or a long delay`, {
  timeout: TIMEOUT_MS,
}, async () => {
  const requests = await createRequests();
  const firstSeed = chooseSoakSize(36, Date.now() % 2 ** 31);
  const problems: unknown[] = [];
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const sessions = await openSessions();
    for (const request of fc.sample(requests, { numRuns: BATCH, seed: firstSeed + batch })) {
      const { query, variables, viewer, network } = request;
      const headers = { cookie: sessions[viewer], "x-forwarded-for": `203.0.${network}.1` };
      const started = performance.now();
      const { statusCode, body } = await post("/graphql", { query, variables }, headers);
      const milliseconds = performance.now() - started;
      const isExpected =
        (statusCode === 200 || statusCode === 400) &&
        logged.length === 0 &&
        milliseconds < LIMIT_MS &&
        !body.includes(MASKED_ERROR) &&
        !/\n\s+at |node_modules|\.ts:\d/.test(body);
      if (!isExpected) {
        const [error] = logged.splice(0);
        problems.push({ query: query.slice(0, 120), variables, statusCode, milliseconds, error });
      }
    }
  }
  expect(problems).toEqual([]);
});
