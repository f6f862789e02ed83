import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { openTestBackend, type TestBackend } from "@photomap/testing";
import type { FastifyInstance, InjectOptions } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { API_SETTINGS, OURS } from "../../test/api-settings.ts";
import { FOREIGN_REQUESTS } from "../../test/attacks/foreign-requests.ts";
import { GRAPHQL_COP, IDE_PATHS } from "../../test/attacks/graphql-cop.ts";
import { createApi } from "../app.ts";

const OPERATIONS = new URL(
  "../../../web/src/platform/api/generated/persisted-documents.json",
  import.meta.url,
);
const known: Readonly<Record<string, string>> = JSON.parse(readFileSync(OPERATIONS, "utf8"));

let test: TestBackend;
let development: FastifyInstance;
let production: FastifyInstance;

beforeAll(async () => {
  test = await openTestBackend();
  const log = pino({ level: "silent" });
  development = await createApi(API_SETTINGS, test.backend, log);
  const PERSISTED_OPERATIONS = OPERATIONS.pathname;
  const settings = { STAGE: "prod", DEVELOPMENT: false, PERSISTED_OPERATIONS } as const;
  production = await createApi({ ...API_SETTINGS, ...settings }, test.backend, log);
});
afterAll(async () => {
  await development.close();
  await production.close();
  await test.close();
});

function post(app: FastifyInstance, payload: object, headers: object = OURS) {
  return app.inject({ method: "POST", url: "/graphql", headers: { ...headers }, payload });
}

function findOperation(name: string): string {
  const pattern = new RegExp(`(query|mutation) ${name}\\b`);
  const [hash] = Object.entries(known).find(([, text]) => pattern.test(text)) ?? [];
  if (hash === undefined) throw new Error(`There is no operation ${name}`);
  return hash;
}

describe("requests of other sites with the cookie of a signed-in person", () => {
  let cookie: string;
  let fileId: string;

  beforeAll(async () => {
    const payload = { email: "victim@photomap.example" };
    const request = { method: "POST", url: "/dev/sign-in", headers: OURS, payload } as const;
    const [session] = (await development.inject(request)).cookies;
    cookie = `${session?.name}=${session?.value}`;
    const query = `mutation { createMapmakerFile(input: { designId: "50-states-36x24" }) {
      ... on CreateMapmakerFileSuccess { file { id } } } }`;
    const created = await post(development, { query }, { ...OURS, cookie });
    fileId = created.json().data.createMapmakerFile.file.id;
  });

  const isKept = async () => {
    const query = `{ account { id } files { id } }`;
    const { data } = (await post(development, { query }, { ...OURS, cookie })).json();
    return data.account !== null && data.files.some(({ id }: { id: string }) => id === fileId);
  };

  it.each(FOREIGN_REQUESTS)("$what runs no mutation", async ({ write }) => {
    const mutations = [
      `mutation { deleteFile(fileId: "${fileId}") }`,
      "mutation { signOut(everywhere: true) }",
    ];
    const documentIds = [findOperation("deleteFile"), findOperation("signOut")];
    const variables = { fileId, everywhere: true };
    const answers = await Promise.all([
      ...mutations.map((query) => development.inject(withCookie(write({ query })))),
      ...documentIds.map((documentId) =>
        production.inject(withCookie(write({ documentId, variables }))),
      ),
    ]);
    for (const answer of answers) {
      expect([403, 404, 415]).toContain(answer.statusCode);
      expect(answer.headers).not.toHaveProperty("set-cookie");
      expect(answer.headers).not.toHaveProperty("access-control-allow-origin");
    }
    expect(await isKept()).toBe(true);
  });

  it("the same mutation runs for our own page", async () => {
    const payload = { documentId: findOperation("deleteFile"), variables: { fileId } };
    const headers = {
      ...OURS,
      cookie,
      origin: "https://photomap.example",
      host: "photomap.example",
    };
    expect((await post(production, payload, headers)).json()).toEqual({
      data: { deleteFile: true },
    });
    expect(await isKept()).toBe(false);
  });

  function withCookie(request: InjectOptions): InjectOptions {
    return { ...request, headers: { ...request.headers, cookie, host: "photomap.example" } };
  }
});

describe("in production", () => {
  it("answers every unknown operation with 400", async () => {
    const [hash = ""] = Object.keys(known);
    const unknown = [
      ...Array.from({ length: 200 }, () => `sha256:${randomBytes(32).toString("hex")}`),
      hash.toUpperCase(),
      ` ${hash}`,
      `${hash} `,
      hash.slice(7),
      hash.slice(0, -1),
      "",
      "*",
      "__proto__",
      "constructor",
      "toString",
      "../../package.json",
    ];
    const bodies: object[] = [
      ...unknown.flatMap((documentId) => [
        { documentId },
        { documentId, query: "{ account { id } }" },
      ]),
      ...Object.values(known).map((query) => ({ query })),
      { extensions: { persistedQuery: { version: 1, sha256Hash: hash.slice(7) } } },
      {},
    ];
    const answers = await Promise.all(bodies.map((body) => post(production, body)));
    const wrong = answers.filter(({ statusCode }) => statusCode !== 400);
    expect(wrong.map(({ body }) => body)).toEqual([]);
    expect(new Set(answers.map(({ body }) => body))).toEqual(
      new Set(['{"errors":[{"message":"Unknown operation"}]}']),
    );
  });

  it.each(GRAPHQL_COP)("$check: no finding", async ({ requests, isFinding }) => {
    for (const request of requests) {
      const answer = await production.inject(request);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(isFinding(answer)).toBe(false);
    }
  });

  it.each(IDE_PATHS)("has no page for developers at %s", async (url) => {
    const answer = await production.inject({ url, headers: { accept: "text/html" } });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers["content-type"]).not.toContain("html");
  });

  it.each([
    ["a field that does not exist", { input: { fileIdd: "abc123" } }],
    ["a value of another type", { input: { fileId: { $ne: 1 } } }],
    ["no value", {}],
    ["another variable", { inputt: 1 }],
  ])("tells nothing about the schema for %s in the variables", async (_what, variables) => {
    const answer = await post(production, { documentId: findOperation("updateFile"), variables });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      errors: [{ message: "The variables don't match the operation" }],
    });
  });
});

describe("in development, where any operation runs,", () => {
  it.each(GRAPHQL_COP.filter(({ isForProductionOnly }) => isForProductionOnly !== true))(
    "$check: no finding",
    async ({ requests, isFinding }) => {
      for (const request of requests) {
        expect(isFinding(await development.inject(request))).toBe(false);
      }
    },
  );

  it("refuses the features of a list of designs: deriving them takes seconds", async () => {
    const fragment = "fragment Heavy on MapmakerDesign { copy: features }";
    const lists = [
      `{ designs { ...Heavy } } ${fragment}`,
      `{ designGroups { mainDesign { features } } }`,
    ];
    for (const query of lists) {
      const { data, errors } = (await post(development, { query })).json();
      expect(data).toBeNull();
      expect(errors[0].message).toBe("Request the features of one design at a time");
    }
  });
});
