import { openTestBackend, readServiceEnvironment, type TestBackend } from "@photomap/testing";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openBackend } from "../../backend/backend.ts";
import { backendVariables } from "../../backend/backend-config.ts";
import { parseConfig } from "../../platform/config/config.ts";
import { makeStaff } from "../../staff/test/staff-member.ts";

let test: TestBackend;

beforeAll(async () => {
  test = await openTestBackend();
  await test.query("create table usage_write ()");
  await test.query(`create function note_write() returns trigger language plpgsql as
    $$ begin insert into usage_write default values; return null; end $$`);
  await test.query(`create trigger note_write after insert on usage_count
    for each statement execute function note_write()`);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.backend.usage.flush();
  await test.query("truncate usage_count, usage_write");
});

const FROM = { network: "192.0.2.1", brand: "pm" };
const BLOCKED = { name: "upload-blocked" };
const SHARED = { name: "change-access-policy", accessPolicy: "PUBLIC" };

async function readUsage(days = 7) {
  const dashboard = await test.backend.staff.dashboard.read(makeStaff("EMPLOYEE"), days);
  return dashboard?.usage.map(({ event, choice, count, previousCount }) =>
    [event, choice, count, previousCount].join(" "),
  );
}

describe("an event", () => {
  it("PRJ-14 SAV-09 UPL-09 is counted by day, for staff to read", async () => {
    const { usage } = test.backend;
    const events = [
      { name: "create-project", outputType: "VINYL_WALL_MAP" },
      SHARED,
      SHARED,
      BLOCKED,
    ];
    const results = await Promise.all(events.map((event) => usage.count(event, FROM)));
    expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(["accepted"]));
    await usage.flush();
    await test.query("update usage_count set day = day - 7 where event = 'upload-blocked'");
    expect(await readUsage()).toEqual([
      "change-access-policy PUBLIC 2 0",
      "create-project VINYL_WALL_MAP 1 0",
      "upload-blocked  0 1",
    ]);
    expect(await readUsage(3)).not.toContain("upload-blocked  0 1");
  });

  it.each([
    { name: "open-page" },
    { name: "change-access-policy", accessPolicy: "SECRET" },
    { ...SHARED, projectId: "abc123" },
    { name: "upload-blocked", userAgent: "a browser" },
    "upload-blocked",
    undefined,
  ])("is refused when it is unknown, or says more than is counted: %j", async (event) => {
    const from = { ...FROM, network: "192.0.2.2" };
    expect(await test.backend.usage.count(event, from)).toEqual({ kind: "invalid" });
    await test.backend.usage.flush();
    expect(await readUsage()).toEqual([]);
  });

  it("is written once a second, in one statement with the others of that second", async () => {
    const events = Array.from({ length: 300 }, (_, i) => (i % 3 === 0 ? BLOCKED : SHARED));
    const from = (i: number) => ({ ...FROM, network: `2001:db8:${i}::` });
    await Promise.all(events.map((event, i) => test.backend.usage.count(event, from(i))));
    const counts = ["change-access-policy PUBLIC 200 0", "upload-blocked  100 0"];
    const timeout = 20_000;
    await vi.waitFor(async () => expect(await readUsage()).toEqual(counts), { timeout });
    const [writes] = await test.query("select count(*)::int as statements from usage_write");
    expect(writes?.["statements"]).toBeLessThan(10);
  });

  it("is written when the process stops", async () => {
    const environment = { ...readServiceEnvironment(), DATABASE_URL: test.databaseUrl };
    const config = parseConfig(backendVariables, { ...environment, REDIS_PREFIX: "test-usage:" });
    const backend = await openBackend(config, pino({ level: "silent" }));
    await backend.usage.count(SHARED, { ...FROM, network: crypto.randomUUID() });
    await backend.close();
    expect(await readUsage()).toEqual(["change-access-policy PUBLIC 1 0"]);
  });

  it("is kept while it can't be written", async () => {
    const { usage } = test.backend;
    await test.query("alter table usage_count rename to usage_elsewhere");
    await usage.count(SHARED, { ...FROM, network: "192.0.2.4" });
    await usage.flush();
    await usage.count(SHARED, { ...FROM, network: "192.0.2.4" });
    await test.query("alter table usage_elsewhere rename to usage_count");
    await usage.flush();
    expect(await readUsage()).toEqual(["change-access-policy PUBLIC 2 0"]);
  });

  it("is limited by network, also when it is refused", async () => {
    const from = { ...FROM, network: "192.0.2.3" };
    for (let i = 0; i < 60; i += 1) await test.backend.usage.count({}, from);
    expect(await test.backend.usage.count(SHARED, from)).toEqual({ kind: "too-many" });
    expect(await test.backend.usage.count(SHARED, FROM)).toEqual({ kind: "accepted" });
  });
});
