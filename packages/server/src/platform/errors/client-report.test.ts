import { describe, expect, it } from "vitest";
import { parseCspReports, parseErrorReport } from "./client-report.ts";

const report = { source: "browser", name: "TypeError", message: "x is undefined" };

describe("parseErrorReport", () => {
  it("accepts a report and removes the query of its path", () => {
    const full = { ...report, path: "/p/aB3dE9?email=a", projectId: "aB3dE9", release: "1.2+3" };
    expect(parseErrorReport(full)).toEqual({ ...full, path: "/p/aB3dE9" });
  });

  it.each([
    ["nothing", undefined],
    ["a list", [report]],
    ["an unknown field", { ...report, user: { email: "a@mail.example" } }],
    ["another source", { ...report, source: "api" }],
    ["a long stack", { ...report, stack: "x".repeat(10_001) }],
    ["a request id of another form", { ...report, requestId: "1; drop" }],
    ["a project id of another form", { ...report, projectId: "My map" }],
    ["an address instead of a path", { ...report, path: "https://evil.example" }],
  ])("refuses %s", (_what, body) => {
    expect(parseErrorReport(body)).toBeUndefined();
  });
});

describe("parseCspReports", () => {
  const expected = {
    source: "browser",
    name: "PolicyViolation",
    message: "script-src-elem blocked https://evil.example/x.js",
    action: "content security policy",
    path: "/p/aB3dE9",
    stack: "at https://photomap.example/assets/a.js:3:0",
  };

  it("reads application/csp-report", () => {
    const body = {
      "csp-report": {
        "document-uri": "https://photomap.example/p/aB3dE9?email=a@mail.example",
        referrer: "https://mail.example/?q=secret",
        "effective-directive": "script-src-elem",
        "blocked-uri": "https://evil.example/x.js?who=me",
        "source-file": "https://photomap.example/assets/a.js?v=1",
        "line-number": 3,
        "script-sample": "alert('Somebody')",
      },
    };
    expect(parseCspReports(body)).toEqual([expected]);
  });

  it("reads application/reports+json and skips other types of reports", () => {
    const violation = {
      type: "csp-violation",
      age: 10,
      url: "https://photomap.example/",
      user_agent: "Mozilla/5.0",
      body: {
        documentURL: "https://photomap.example/p/aB3dE9?email=a@mail.example",
        effectiveDirective: "script-src-elem",
        blockedURL: "https://evil.example/x.js",
        sourceFile: "https://photomap.example/assets/a.js",
        lineNumber: 3,
        sample: "",
      },
    };
    expect(parseCspReports([{ type: "deprecation", body: {} }, violation])).toEqual([expected]);
  });

  it("ignores extensions of the browser and the content of data URLs", () => {
    const of = (blocked: string, source?: string) => ({
      "csp-report": {
        "effective-directive": "img-src",
        "blocked-uri": blocked,
        "source-file": source,
      },
    });
    expect(parseCspReports(of("chrome-extension"))).toEqual([]);
    expect(parseCspReports(of("inline", "moz-extension://1/a.js"))).toEqual([]);
    expect(parseCspReports(of("data:image/png;base64,AAAA"))?.[0]?.message).toBe(
      "img-src blocked data:",
    );
  });

  it.each([[undefined], [{}], ["text"], [[{ type: "csp-violation", body: { x: 1 } }]]])(
    "refuses %j",
    (body) => {
      expect(parseCspReports(body)).toBeUndefined();
    },
  );
});
