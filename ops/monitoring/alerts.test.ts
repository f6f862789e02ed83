import { existsSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { getRunbookPath } from "./rule.ts";
import { createRules } from "./rules.ts";
import { ALERTS } from "./test/all-alerts.ts";
import { PROCESS_CASES } from "./test/process-cases.ts";
import { preparePromtool, testRules } from "./test/promtool.ts";
import { QUEUE_CASES } from "./test/queue-cases.ts";
import { SERVICE_CASES } from "./test/service-cases.ts";
import { SLO_CASES } from "./test/slo-cases.ts";

const SUBJECTS = [
  { groups: "photomap-slo", cases: SLO_CASES },
  { groups: "photomap-queues", cases: QUEUE_CASES },
  { groups: "photomap-processes", cases: PROCESS_CASES },
  { groups: "photomap-services", cases: SERVICE_CASES },
];
const CASES = SUBJECTS.flatMap(({ cases }) => cases);
const TIMEOUT_MS = 180_000;

beforeAll(preparePromtool, TIMEOUT_MS);

const listGroups = (prefix: string) =>
  createRules().groups.filter(({ name }) => name.startsWith(prefix));

it.each(SUBJECTS)(
  "$groups fire when they should, and only then",
  async ({ groups, cases }) => {
    await expect(testRules(listGroups(groups), cases)).resolves.toBeUndefined();
  },
  TIMEOUT_MS,
);

it(
  "a wrong expectation fails",
  async () => {
    const quiet = SERVICE_CASES.filter(
      ({ alert, fires }) => alert === "RedisDown" && !fires.length,
    );
    const wrong = quiet.map((each) => ({ ...each, fires: [{ severity: "page" }] }));
    await expect(testRules(listGroups("photomap-services"), wrong)).rejects.toThrow("promtool");
  },
  TIMEOUT_MS,
);

describe.each(ALERTS.map((alert) => [alert.alert, alert] as const))("%s", (name, alert) => {
  it("has a case in which it fires and one in which it does not", () => {
    const cases = CASES.filter((each) => each.alert === name);
    expect(cases.some(({ fires }) => fires.length > 0)).toBe(true);
    expect(cases.some(({ fires }) => fires.length === 0)).toBe(true);
  });

  it("has a runbook", () => {
    const file = new URL(`../../${getRunbookPath(alert.runbook)}`, import.meta.url);
    expect(existsSync(file)).toBe(true);
  });
});
