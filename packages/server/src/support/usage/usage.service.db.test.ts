import { openTestBackend, type TestBackend } from "@photomap/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeStaff } from "../../staff/test/staff-member.ts";

let test: TestBackend;

beforeAll(async () => {
  test = await openTestBackend();
});
afterAll(() => test.close());
beforeEach(() => test.query("truncate usage_count"));

const FROM = { network: "192.0.2.1", brand: "pm" };
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
      { name: "upload-blocked" },
    ];
    const results = await Promise.all(events.map((event) => usage.count(event, FROM)));
    expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(["accepted"]));
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
    expect(await readUsage()).toEqual([]);
  });

  it("is limited by network, also when it is refused", async () => {
    const from = { ...FROM, network: "192.0.2.3" };
    for (let i = 0; i < 60; i += 1) await test.backend.usage.count({}, from);
    expect(await test.backend.usage.count(SHARED, from)).toEqual({ kind: "too-many" });
    expect(await test.backend.usage.count(SHARED, FROM)).toEqual({ kind: "accepted" });
  });
});
