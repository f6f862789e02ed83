import { describe, expect, it } from "vitest";
import { createLog } from "./create-log.ts";
import type { ErrorReport } from "./error-report.ts";

/** Collects the reports of the lines that `write` logs. */
function collectReports(write: (log: ReturnType<typeof createLog>) => void): ErrorReport[] {
  const reports: ErrorReport[] = [];
  const log = createLog("worker", "error", {
    send: (report) => void reports.push(report),
    close: async () => {},
  });
  write(log);
  return reports;
}

describe("createLog", () => {
  it("reports an error with the request id and the brand of its request", () => {
    const cause = new Error("socket closed");
    const err = new TypeError("nothing to draw", { cause });
    const [report] = collectReports((log) =>
      log.child({ reqId: "r-1", businessId: "tbl" }).error({ err, email: "ann" }, "print failed"),
    );
    expect(report).toEqual({
      source: "worker",
      name: "TypeError",
      message: "nothing to draw",
      stack: err.stack,
      cause: "Error: socket closed",
      brand: "tbl",
      requestId: "r-1",
      action: "print failed",
    });
  });

  it("reports a line without an error, and fatal lines", () => {
    const reports = collectReports((log) => {
      log.error({ alarm: true }, "many attempts");
      log.fatal(new Error("no database"));
    });
    expect(reports.map(({ message }) => message)).toEqual(["many attempts", "no database"]);
  });

  it("does not report warnings", () => {
    expect(collectReports((log) => log.warn({ err: new Error("redis") }, "redis error"))).toEqual(
      [],
    );
  });
});
