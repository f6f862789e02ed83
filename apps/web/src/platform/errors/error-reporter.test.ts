import { describe, expect, it } from "vitest";
import { ErrorReporter } from "./error-reporter.ts";

const PAGE = { path: "/p/abc123", requestId: "page", release: "1.2.3" };

function setUp() {
  const sent: object[] = [];
  const state = { nowMs: 0, isOffline: false };
  const reporter = new ErrorReporter({
    getPage: () => PAGE,
    now: () => state.nowMs,
    send: async (report) => {
      if (state.isOffline) throw new TypeError("Failed to fetch");
      sent.push(report);
    },
  });
  const report = (message: string, action = "save") =>
    reporter.report(new Error(message), { action });
  return { reporter, report, sent, state };
}

describe("ErrorReporter", () => {
  it("sends name, message, stack, cause, page and action", () => {
    const { reporter, sent } = setUp();
    const error = new TypeError("x is undefined", { cause: new Error("inner") });
    reporter.report(error, { action: "save", projectId: "abc123" });
    expect(sent).toEqual([
      {
        source: "browser",
        name: "TypeError",
        message: "x is undefined",
        stack: error.stack,
        cause: "Error: inner",
        action: "save",
        projectId: "abc123",
        ...PAGE,
      },
    ]);
  });

  it("prefers the request id of a failed call to that of the page", () => {
    const { reporter, sent } = setUp();
    reporter.report(Object.assign(new Error("masked"), { requestId: "call" }), { action: "save" });
    expect(sent).toMatchObject([{ requestId: "call" }]);
  });

  it("does not send a value that is no error, only its type", () => {
    const { reporter, sent } = setUp();
    reporter.report({ email: "somebody@mail.example" }, { action: "unhandled rejection" });
    expect(sent).toMatchObject([{ name: "Error", message: "A value of type object" }]);
  });

  it("sends the same object once, and the same error of an action once", () => {
    const { reporter, report, sent } = setUp();
    const error = new Error("Network error.");
    reporter.report(error, { action: "network" });
    reporter.report(error, { action: "save" });
    report("refused");
    report("refused");
    report("refused", "upload");
    expect(sent).toHaveLength(3);
  });

  it("sends ten a minute and fifty per page", () => {
    const { report, sent, state } = setUp();
    for (let i = 0; i < 20; i += 1) report(`first ${i}`);
    expect(sent).toHaveLength(10);
    for (let i = 0; i < 1000; i += 1) {
      state.nowMs += 1000;
      report(`later ${i}`);
    }
    expect(sent).toHaveLength(50);
  });

  it("sends what failed offline when the connection is back, and throws nothing", async () => {
    const { reporter, report, sent, state } = setUp();
    state.isOffline = true;
    report("one");
    await Promise.resolve();
    state.isOffline = false;
    reporter.sendUnsent();
    expect(sent).toMatchObject([{ message: "one" }]);
    reporter.sendUnsent();
    expect(sent).toHaveLength(1);
  });
});
