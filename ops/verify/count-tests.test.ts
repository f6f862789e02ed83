import { expect, it } from "vitest";
import { countTests, readCounts } from "./count-tests.ts";

it("reads a report of vitest", () => {
  expect(readCounts({ numPassedTests: 7, numFailedTests: 2 })).toEqual({ passed: 7, failed: 2 });
});

it("counts a flaky browser test as failed", () => {
  expect(readCounts({ stats: { expected: 3, flaky: 1, unexpected: 2 } })).toEqual({
    passed: 3,
    failed: 3,
  });
});

it("counts a missing report as a failure", async () => {
  expect(await countTests("/nowhere/report.json")).toEqual({ passed: 0, failed: 1 });
});
