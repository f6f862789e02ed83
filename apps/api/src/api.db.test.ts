import { readFile } from "node:fs/promises";
import { createManagementServer, MASKED_ERROR } from "@photomap/process";
import { type Backend, parseConfig, processVariables } from "@photomap/server";
import { openTestBackend, type TestBackend } from "@photomap/testing";
import type { FastifyInstance, InjectOptions } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { API_SETTINGS, OURS } from "../test/api-settings.ts";
import { createApi } from "./app.ts";

let test: TestBackend;
let api: FastifyInstance;
let production: FastifyInstance;

beforeAll(async () => {
  test = await openTestBackend();
  const log = pino({ level: "silent" });
  api = await createApi(API_SETTINGS, test.backend, log);
  production = await createApi(
    { ...API_SETTINGS, STAGE: "prod", DEVELOPMENT: false },
    test.backend,
    log,
  );
});
afterAll(async () => {
  await api.close();
  await production.close();
  await test.close();
});

function post(app: FastifyInstance, payload: object, options: InjectOptions = {}) {
  return app.inject({ method: "POST", url: "/graphql", headers: OURS, payload, ...options });
}

async function signIn(email: string): Promise<string> {
  const answer = await api.inject({
    method: "POST",
    url: "/dev/sign-in",
    headers: OURS,
    payload: { email },
  });
  const [cookie] = answer.cookies;
  return `${cookie?.name}=${cookie?.value}`;
}

describe("requests of other sites", () => {
  const mutation = { query: 'mutation { deleteFile(fileId: "abc123") }' };

  it.each([
    ["a form", { "content-type": "application/x-www-form-urlencoded" }],
    ["a multipart form", { "content-type": "multipart/form-data; boundary=x" }],
    ["plain text", { "content-type": "text/plain" }],
    ["JSON without our header", { "content-type": "application/json" }],
    ["a foreign origin", { ...OURS, origin: "https://evil.example" }],
    ["an origin that is none", { ...OURS, origin: "null" }],
  ])("refuses %s", async (_what, headers) => {
    const answer = await api.inject({
      method: "POST",
      url: "/graphql",
      headers,
      payload: JSON.stringify(mutation),
    });
    expect([403, 415]).toContain(answer.statusCode);
    expect(answer.json()).not.toHaveProperty("data");
  });

  it("has no GET", async () => {
    const answer = await api.inject({ url: "/graphql?query={account{id}}", headers: OURS });
    expect(answer.statusCode).toBe(404);
  });

  it("accepts our own origin", async () => {
    const headers = { ...OURS, origin: "https://photomap.example", host: "photomap.example" };
    const answer = await post(api, { query: "{ account { id } }" }, { headers });
    expect(answer.json()).toEqual({ data: { account: null } });
  });

  it("refuses our own host over http when the request came over https", async () => {
    const headers = { ...OURS, origin: "http://photomap.example", host: "photomap.example" };
    const secure = { ...headers, "x-forwarded-proto": "https" };
    const send = (sent: typeof headers) =>
      post(api, { query: "{ account { id } }" }, { headers: sent });
    expect((await send(headers)).statusCode).toBe(200);
    expect((await send(secure)).statusCode).toBe(403);
  });
});

describe("operations", () => {
  it("in production runs only those of the built client", async () => {
    const adHoc = await post(production, { query: "{ account { id } }" });
    expect(adHoc.statusCode).toBe(400);
    const unknown = await post(production, { documentId: "0123456789abcdef" });
    expect(unknown.statusCode).toBe(400);
  });

  it("in production runs an operation of the built client by its hash", async () => {
    const operations = new URL(
      "../../web/src/platform/api/generated/persisted-documents.json",
      import.meta.url,
    );
    const app = await createApi(
      {
        ...API_SETTINGS,
        STAGE: "prod",
        DEVELOPMENT: false,
        PERSISTED_OPERATIONS: operations.pathname,
      },
      test.backend,
      pino({ level: "silent" }),
    );
    const known: Record<string, string> = JSON.parse(await readFile(operations, "utf8"));
    const [documentId] =
      Object.entries(known).find(([, text]) => text.includes("query getDesignsAndFiles")) ?? [];
    const answer = await post(app, { documentId });
    await app.close();
    expect(answer.json().data).toMatchObject({ account: null, files: [] });
  });

  it("in production has no development sign-in", async () => {
    const answer = await production.inject({
      method: "POST",
      url: "/dev/sign-in",
      headers: OURS,
      payload: { email: "a@photomap.example" },
    });
    expect(answer.statusCode).toBe(404);
  });

  it("refuses what is too deep or repeats itself under aliases", async () => {
    const aliases = Array.from({ length: 16 }, (_, i) => `a${i}: account { id }`).join(" ");
    const answer = await post(api, { query: `{ ${aliases} }` });
    expect(answer.json()).toMatchObject({
      errors: [{ message: "The operation's aliases is 16, allowed is 15" }],
    });
  });

  it("refuses a body of more than a megabyte", async () => {
    const answer = await post(api, {
      query: "{ account { id } }",
      variables: { x: "x".repeat(1_000_001) },
    });
    expect(answer.statusCode).toBe(413);
  });

  it("masks unexpected errors and includes the request id", async () => {
    const cookie = await signIn("mask@photomap.example");
    const failing = { ...test.backend, projects: undefined as never };
    const app = await createApi(API_SETTINGS, failing, pino({ level: "silent" }));
    const answer = await post(app, { query: "{ files { id } }" }, { headers: { ...OURS, cookie } });
    await app.close();
    const [error] = answer.json<{ errors: { message: string; extensions: object }[] }>().errors;
    expect(error?.message).toBe("Something went wrong. Please try again.");
    expect(error?.extensions).toEqual({ requestId: answer.headers["x-request-id"] });
    expect(answer.body).not.toContain("undefined");
  });
});

describe("a project through the API", () => {
  const create = `mutation { createMapmakerFile(input: { designId: "50-states-36x24" }) {
    ... on CreateMapmakerFileSuccess { file { id name updatedAt } } ... on Refusal { message } } }`;

  it("is created by a signed-in user and visible to no other", async () => {
    const owner = { headers: { ...OURS, cookie: await signIn("owner@photomap.example") } };
    const other = { headers: { ...OURS, cookie: await signIn("other@photomap.example") } };
    const created = await post(api, { query: create }, owner);
    const { id } = created.json().data.createMapmakerFile.file;
    const read = { query: `{ file(id: "${id}") { name viewerPolicy design { regionCount } } }` };
    const missing = {
      query: '{ file(id: "zzzzzz") { name viewerPolicy design { regionCount } } }',
    };
    expect((await post(api, read, owner)).json().data.file).toEqual({
      name: "50 States",
      viewerPolicy: "OWNER",
      design: { regionCount: 50 },
    });
    expect((await post(api, read, other)).body).toBe((await post(api, missing, other)).body);
    expect((await post(api, read)).body).toBe((await post(api, missing)).body);
  });

  it("needs an account", async () => {
    const answer = await post(api, { query: create });
    expect(answer.json().data.createMapmakerFile).toEqual({ message: "Please log in." });
  });
});

describe("the brand", () => {
  const create = `mutation { createMapmakerFile(input: { designId: "50-states-36x24" }) {
    ... on CreateMapmakerFileSuccess { file { businessId } } } }`;

  it.each([
    ["by host name", { host: "thebigloop.example" }, "tbl"],
    ["by header, which wins", { host: "thebigloop.example", "x-business-id": "pm" }, "pm"],
    ["by the host the web server passes on", { "x-forwarded-host": "thebigloop.example" }, "tbl"],
  ])("is resolved %s", async (_how, headers, businessId) => {
    const cookie = await signIn("brand@photomap.example");
    const answer = await post(api, { query: create }, { headers: { ...OURS, ...headers, cookie } });
    expect(answer.json().data.createMapmakerFile.file).toEqual({ businessId });
  });
});

async function readReadiness(backend: Backend): Promise<object> {
  const log = pino({ level: "silent" });
  const management = createManagementServer({ log, ...backend, isStopping: () => false });
  return (await management.inject("/readyz")).json();
}

describe("the process", () => {
  it("is healthy and ready, and tells browsers only the former", async () => {
    expect((await api.inject("/healthz")).json()).toEqual({ status: "ok" });
    for (const path of ["/readyz", "/metrics"]) {
      expect((await api.inject(path)).statusCode).toBe(404);
    }
    expect(await readReadiness(test.backend)).toEqual({
      ready: true,
      stopping: false,
      failed: [],
      degraded: [],
    });
  });

  it("is ready without the object store, because projects are saved without it", async () => {
    const withoutStore = await openTestBackend({ S3_ENDPOINT: "http://127.0.0.1:9" });
    const answer = await readReadiness(withoutStore.backend);
    await withoutStore.close();
    expect(answer).toMatchObject({ ready: true, failed: [], degraded: ["storage"] });
  });

  it("LIM-12 returns its stage and its release, in every stage", async () => {
    const required = { HOST: "127.0.0.1", RELEASE: "2023-03-06" };
    for (const STAGE of ["local", "dev", "gamma", "prod"] as const) {
      expect(parseConfig(processVariables, { ...required, STAGE }).STAGE).toBe(STAGE);
      const settings = { ...API_SETTINGS, STAGE, RELEASE: "2023-03-06" };
      const app = await createApi(settings, test.backend, pino({ level: "silent" }));
      const answer = await app.inject("/config");
      await app.close();
      expect(answer.json()).toMatchObject({ stage: STAGE, release: "2023-03-06" });
    }
    expect(() => parseConfig(processVariables, { STAGE: "test" })).toThrow(/STAGE/);
  });

  it("API-14 returns the server's time and is never cached", async () => {
    const answer = await api.inject("/config");
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(Math.abs(Date.parse(answer.json().date) - Date.now())).toBeLessThan(5000);
  });
});

describe("while PostgreSQL is down", () => {
  it("answers an operation with 503 and when to come back, in a session and in a resolver", async () => {
    const cookie = await signIn("outage@photomap.example");
    const refused = Object.assign(new Error("secret"), { code: "ECONNREFUSED" });
    const payload = { query: "{ account { stickerTokenBalance } }" };
    const options = { headers: { ...OURS, cookie } };
    expect((await post(api, payload, options)).statusCode).toBe(200);
    for (const failing of [
      vi.spyOn(test.backend.accounts, "findTokenBalance"),
      vi.spyOn(test.backend.sessions, "requireViewer"),
    ]) {
      failing.mockRejectedValueOnce(refused);
      const answer = await post(api, payload, options);
      expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "5"]);
      expect(answer.body).toContain(MASKED_ERROR);
      expect(answer.body).not.toContain("secret");
    }
  });
});
