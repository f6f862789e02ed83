import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { openDatabase } from "@photomap/server";
import { createTestDatabase, readServiceEnvironment } from "@photomap/testing";
import { ErrorTracker } from "@photomap/testing/error-tracker";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { OURS } from "../../test/api-settings.ts";

const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));
const NODE = fileURLToPath(new URL("../../../../node_modules/.bin/node", import.meta.url));

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let tracker: ErrorTracker;
let api: ChildProcess;
let address: string;

beforeAll(async () => {
  tracker = await ErrorTracker.start();
  database = await createTestDatabase();
  api = spawn(NODE, [MAIN], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...readServiceEnvironment(),
      DATABASE_URL: database.url,
      REDIS_PREFIX: `test-${randomUUID()}:`,
      STAGE: "local",
      DEVELOPMENT: "1",
      RELEASE: "7.0.1",
      PORT: "0",
      MANAGEMENT_PORT: "0",
      SENTRY_DSN: tracker.dsn,
    },
  });
  let output = "";
  api.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  address = await vi.waitUntil(() => /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0], {
    timeout: 50_000,
  });
});

beforeEach(() => {
  tracker.status = 200;
});

afterAll(async () => {
  api.kill("SIGTERM");
  await once(api, "exit");
  await database.drop();
  await tracker.stop();
});

interface Post {
  readonly path?: string;
  readonly body: object;
  readonly headers?: Record<string, string>;
  /** The network of the request, a different one for each test: the limit is by network. */
  readonly from: string;
}

async function post({ path = "/errors", body, headers = OURS, from }: Post): Promise<number> {
  const response = await fetch(`${address}${path}`, {
    method: "POST",
    headers: { ...headers, "x-forwarded-for": from },
    body: JSON.stringify(body),
  });
  return response.status;
}

const report = { source: "browser", name: "TypeError", message: "x is undefined" };

describe("POST /errors", () => {
  it("forwards the error of a browser with release, stage, brand and request id only", async () => {
    const requestId = randomUUID();
    const status = await post({
      body: {
        ...report,
        message: "somebody@mail.example",
        requestId,
        release: "6.9",
        path: "/p/aB3dE9",
      },
      headers: {
        ...OURS,
        "x-business-id": "tbl",
        cookie: "a=b",
        "user-agent": "Somebody's browser",
      },
      from: "203.0.113.1",
    });
    expect(status).toBe(204);
    const event = await tracker.waitForEvent(({ tags }) => tags["request_id"] === requestId);
    expect(event).toMatchObject({
      release: "6.9",
      environment: "local",
      transaction: "/p/aB3dE9",
      tags: { source: "browser", brand: "tbl" },
      exception: { values: [{ type: "TypeError", value: "[email]" }] },
    });
    expect(tracker.bodies.join()).not.toMatch(/somebody|Somebody|203\.0\.113|a=b/);
  });

  it("stores the error for staff, with the release of the running process", async () => {
    const requestId = randomUUID();
    await post({ body: { ...report, message: "for staff", requestId }, from: "203.0.113.6" });
    const handle = openDatabase(database.url, 1);
    const { db } = handle;
    const findError = () =>
      db
        .selectFrom("recentError")
        .select(["source", "release", "message"])
        .where("requestId", "=", requestId)
        .executeTakeFirst();
    const stored = await vi.waitUntil(findError, { timeout: 50_000 });
    expect(stored).toEqual({ source: "browser", release: "7.0.1", message: "for staff" });
    const processes = await db.selectFrom("runningProcess").select(["name", "release"]).execute();
    expect(processes).toEqual([{ name: "api", release: "7.0.1" }]);
    await handle.close();
  });

  it.each([
    ["an unknown field", { ...report, email: "a" }, OURS, 400],
    ["a foreign site", report, { ...OURS, origin: "https://evil.example" }, 403],
    ["another content type", report, { "content-type": "text/plain" }, 415],
    ["a body over 32 kB", { ...report, stack: "x".repeat(33_000) }, OURS, 413],
  ])("refuses %s", async (_what, body, headers, status) => {
    expect(await post({ body, headers, from: "203.0.113.2" })).toBe(status);
  });

  it("refuses more than 60 reports a minute of one network", async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 61; i += 1) statuses.push(await post({ body: {}, from: "203.0.113.3" }));
    expect(statuses).toEqual([...Array(60).fill(400), 429]);
    expect(await post({ body: report, from: "203.0.113.4" })).toBe(204);
  });
});

describe("POST /errors/csp", () => {
  it.each([
    [
      "application/csp-report",
      { "csp-report": { "effective-directive": "img-src", "blocked-uri": "https://a.example/?q" } },
    ],
    [
      "application/reports+json",
      [
        {
          type: "csp-violation",
          body: { effectiveDirective: "img-src", blockedURL: "https://b.example/?q" },
        },
      ],
    ],
  ])("forwards a violation sent as %s with the request id of the page", async (type, body) => {
    const page = randomUUID();
    const headers = { "content-type": type };
    const path = `/errors/csp?page=${page}`;
    expect(await post({ path, body, headers, from: "203.0.113.5" })).toBe(204);
    const event = await tracker.waitForEvent(({ tags }) => tags["request_id"] === page);
    expect(event.exception.values[0]?.value).toMatch(/^img-src blocked https:\/\/[ab]\.example\/$/);
  });

  const path = "/errors/csp";
  const headers = { "content-type": "application/csp-report" };
  const violation = (blocked: string, source?: string) => ({
    "csp-report": {
      "effective-directive": "script-src-elem",
      "blocked-uri": blocked,
      "source-file": source,
    },
  });

  it("accepts what extensions of the browser cause, and forwards none of it", async () => {
    const from = "203.0.113.7";
    for (const body of [
      violation("chrome-extension://abcdef/content.js"),
      violation("moz-extension"),
      violation("safari-web-extension://abcdef/content.js"),
      violation("inline", "chrome-extension://abcdef/content.js"),
    ]) {
      expect(await post({ path, body, headers, from })).toBe(204);
    }
    // Reports are forwarded in their order.
    expect(await post({ path, body: violation("https://c.example/"), headers, from })).toBe(204);
    await tracker.waitForEvent(
      ({ exception }) => exception.values[0]?.value.includes("c.example") === true,
    );
    expect(tracker.bodies.join()).not.toMatch(/-extension|abcdef/);
  });

  it.each([
    ["a body over 32 kB", violation("x".repeat(33_000)), headers, 413],
    [
      "more than 20 reports at once",
      Array.from({ length: 21 }, () => ({ type: "csp-violation", body: {} })),
      headers,
      400,
    ],
    ["something else", { report: 1 }, headers, 400],
    [
      "another content type",
      violation("https://d.example/"),
      { "content-type": "text/plain" },
      400,
    ],
  ])("refuses %s", async (_what, body, sent, status) => {
    expect(await post({ path, body, headers: sent, from: "203.0.113.8" })).toBe(status);
  });

  it("refuses more than 60 reports a minute of one network, also when they are ignored", async () => {
    const body = violation("chrome-extension");
    const statuses: number[] = [];
    for (let i = 0; i < 61; i += 1) {
      statuses.push(await post({ path, body, headers, from: "203.0.113.9" }));
    }
    expect(statuses).toEqual([...Array(60).fill(204), 429]);
  });
});

describe("while the error tracker is down", () => {
  it("accepts reports and answers everything else", async () => {
    tracker.status = 503;
    const body = { ...report, message: "during an outage" };
    expect(await post({ body, from: "203.0.113.6" })).toBe(204);
    expect((await fetch(`${address}/config`)).status).toBe(200);
  });
});

describe("an error of the API", () => {
  it("is reported under the id of the response and of the log, without personal data", async () => {
    const direct = openDatabase(database.url, 1);
    await direct.pool.query("alter table session rename to session_of_another_release");
    await direct.close();
    const requestId = randomUUID();
    const cookie = `__Host-photomap-session=${"s".repeat(43)}`;
    const response = await fetch(`${address}/graphql?email=somebody@mail.example`, {
      method: "POST",
      headers: { ...OURS, cookie, "x-request-id": requestId, "x-business-id": "tbl" },
      body: JSON.stringify({ query: "{ account { id } }" }),
    });
    expect(response.status).toBe(500);
    expect(response.headers.get("x-request-id")).toBe(requestId);
    expect(await response.text()).not.toContain("session");
    const event = await tracker.waitForEvent(({ logger }) => logger === "api");
    expect(event).toMatchObject({
      release: "7.0.1",
      environment: "local",
      tags: { source: "api", brand: "tbl", request_id: requestId },
      exception: { values: [{ value: 'relation "session" does not exist' }] },
    });
    expect(event.exception.values[0]?.stacktrace?.frames.length).toBeGreaterThan(3);
    expect(tracker.bodies.join()).not.toMatch(/somebody@|sssss|__Host-|"cookie"/);
  });
});

describe("POST /usage", () => {
  const event = { name: "upload-blocked" };

  it("counts an event of our own pages, and no other", async () => {
    const send = (body: object, headers = OURS) =>
      post({ path: "/usage", body, headers, from: "192.0.2.77" });
    expect(await send(event)).toBe(204);
    expect(await send({ ...event, userAgent: "a browser" })).toBe(400);
    expect(await send({ name: "x".repeat(2000) })).toBe(413);
    expect(await send(event, { "content-type": "application/json" } as never)).toBe(403);
  });
});
