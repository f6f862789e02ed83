import { type ErrorReports, NO_ERROR_REPORTS } from "@photomap/process";
import { ErrorTracker } from "@photomap/testing/error-tracker";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ErrorReportBudget } from "../../telemetry/error-report-budget.ts";
import { openErrorTracker } from "./error-reports.ts";

let tracker: ErrorTracker;
let reports: ErrorReports;
const warnings: unknown[] = [];
const log = { warn: (facts: unknown) => void warnings.push(facts) };
const open = (dsn: string | undefined) =>
  openErrorTracker({ SENTRY_DSN: dsn, STAGE: "gamma", RELEASE: "1.2.3" }, log);

beforeAll(async () => {
  tracker = await ErrorTracker.start();
  reports = await open(tracker.dsn);
});

beforeEach(() => {
  tracker.status = 200;
  warnings.length = 0;
});

afterAll(async () => {
  await reports.close();
  await tracker.stop();
});

describe("openErrorTracker", () => {
  it("sends an error with release, stage, brand, request id and the frames of its stack", async () => {
    const { name, message, stack } = new TypeError("nothing to draw");
    const requestId = "7e3a1e0c-95a5-4b4e-9a7e-3c1d2f0b5a66";
    reports.send({
      source: "worker",
      name,
      message,
      stack,
      brand: "tbl",
      requestId,
      action: "print failed",
      projectId: "aB3dE9",
    });
    const event = await tracker.waitForEvent((candidate) => candidate.logger === "worker");
    expect(event).toMatchObject({
      release: "1.2.3",
      environment: "gamma",
      tags: { brand: "tbl", request_id: requestId, action: "print failed", project_id: "aB3dE9" },
      exception: { values: [{ type: "TypeError", value: "nothing to draw" }] },
    });
    const frames = event.exception.values[0]?.stacktrace?.frames;
    expect(frames?.at(-1)?.filename).toContain("error-reports.test.ts");
  });

  it("sends the release of a browser and no personal data", async () => {
    reports.send({
      source: "browser",
      name: "Error",
      message: "No account for somebody@mail.example from 203.0.113.7",
      stack:
        "Error: somebody@mail.example\n    at go (https://photomap.example/assets/a.js?t=secret:1:2)",
      cause: "password=hunter2",
      path: "/account/somebody@mail.example",
      release: "0.9",
    });
    const event = await tracker.waitForEvent((candidate) => candidate.logger === "browser");
    expect(event.release).toBe("0.9");
    expect(event.exception.values[0]?.value).toBe("No account for [email] from [ip]");
    expect(event.exception.values[0]?.stacktrace?.frames[0]).toMatchObject({
      filename: "https://photomap.example/assets/a.js",
      lineno: 1,
    });
    const body = tracker.bodies.at(-1) ?? "";
    expect(body).not.toMatch(/ann|hunter2|203\.0\.113|secret:|"user"|server_name|ip_address/);
    expect(body).toContain('"infer_ip":"never"');
  });

  it("throws nothing and logs a warning while the tracker is refusing or unreachable", async () => {
    tracker.status = 503;
    reports.send({ source: "api", name: "Error", message: "during an outage" });
    await expect.poll(() => warnings).toEqual([{ statusCode: 503 }]);
    const isolated = await open("http://double@127.0.0.1:1/1");
    isolated.send({ source: "api", name: "Error", message: "with a closed port" });
    await expect.poll(() => warnings).toHaveLength(2);
    await isolated.close();
  });

  it("sends nothing without an address", async () => {
    expect(await open(undefined)).toBe(NO_ERROR_REPORTS);
  });
});

describe("ErrorReportBudget", () => {
  it("admits the same error once a minute and a hundred errors a minute", () => {
    const budget = new ErrorReportBudget();
    expect(budget.admit("a", 0)).toBe(true);
    expect(budget.admit("a", 59_999)).toBe(false);
    expect(budget.admit("a", 60_000)).toBe(true);
    const admitted = Array.from({ length: 200 }, (_, i) => budget.admit(`error ${i}`, 60_000));
    expect(admitted.filter(Boolean)).toHaveLength(99);
    expect(budget.admit("a later one", 120_000)).toBe(true);
  });
});
