import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { isServiceDown } from "./service-down.ts";

const withCode = (code: string) => Object.assign(new Error("failed"), { code });
const withStatus = (httpStatusCode: number) =>
  Object.assign(new Error("failed"), { $metadata: { httpStatusCode } });

describe("isServiceDown", () => {
  it("recognizes a refused connection, also as a cause", async () => {
    const refused = await new Promise<Error>((resolve) =>
      connect(1, "127.0.0.1").on("error", resolve),
    );
    expect(isServiceDown(refused)).toBe(true);
    expect(isServiceDown(new TypeError("fetch failed", { cause: refused }))).toBe(true);
    expect(isServiceDown(new AggregateError([refused]))).toBe(true);
  });

  it.each([
    ["stopping server", withCode("57P01")],
    ["lost connection", withCode("08006")],
    ["former primary", withCode("25006")],
    ["pool without a free connection", new Error("timeout exceeded when trying to connect")],
    ["connection lost during a query", new Error("Connection terminated unexpectedly")],
    ["failing store", withStatus(503)],
  ])("recognizes a %s", (_, error) => {
    expect(isServiceDown(error)).toBe(true);
  });

  it.each([
    ["mistake in a statement", withCode("42703")],
    ["statement that took too long", withCode("57014")],
    ["missing object", withStatus(404)],
    ["mistake in the code", new TypeError("x is not a function")],
    ["text", "ECONNREFUSED"],
  ])("is false for a %s", (_, error) => {
    expect(isServiceDown(error)).toBe(false);
  });
});
