import { expect, it } from "vitest";
import { findFailedTests, readFailedTests } from "./failed-tests.ts";

it("finds the failed tests of vitest, and files that could not be run", () => {
  const report = {
    testResults: [
      {
        name: "/root/a.test.ts",
        message: "",
        assertionResults: [
          { status: "passed", fullName: "adds", failureMessages: [] },
          { status: "failed", fullName: "sums up", failureMessages: ["Error: 3 is not 4"] },
        ],
      },
      { name: "/root/b.test.ts", message: "Cannot find module", assertionResults: [] },
    ],
  };
  expect(readFailedTests(report)).toEqual([
    { title: "/root/a.test.ts › sums up", error: "Error: 3 is not 4" },
    { title: "/root/b.test.ts", error: "Cannot find module" },
  ]);
});

it("finds the failed and the repeated tests of Playwright", () => {
  const spec = (title: string, status: string, messages: readonly (string | undefined)[]) => ({
    file: "cart.spec.ts",
    line: 7,
    title,
    tests: [
      {
        status,
        results: messages.map((message) => (message === undefined ? {} : { error: { message } })),
      },
    ],
  });
  const report = {
    suites: [
      {
        specs: [spec("pays", "expected", [undefined])],
        suites: [
          {
            specs: [
              spec("ships", "unexpected", ["no button"]),
              spec("prints", "flaky", ["too late", undefined]),
            ],
          },
        ],
      },
    ],
  };
  expect(readFailedTests(report)).toEqual([
    { title: "cart.spec.ts:7 › ships", error: "no button" },
    { title: "cart.spec.ts:7 › prints", error: "too late" },
  ]);
});

it("finds none in a missing report", async () => {
  expect(await findFailedTests(["/nowhere/report.json"])).toEqual([]);
});
