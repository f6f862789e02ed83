import { expect, it } from "vitest";
import { sampleWorkspace } from "../test/sample-workspace.ts";
import { testOnlyMethods } from "./test-only-methods.ts";

const CLASS = "export class Queue {\n  push() {}\n  peek() {}\n  #size() {}\n}";
const INTERFACE =
  "export interface Clock { now(): number; readonly sleep: () => void; name: string }";

function check(files: Record<string, string>): string[] {
  return testOnlyMethods(sampleWorkspace(files)).map(
    ({ path, line, message }) => `${path}:${line} ${message.split(".")[0]}`,
  );
}

it("reports a method that only tests call", () => {
  const files = {
    "ops/queue.ts": CLASS,
    "ops/main.ts": "new Queue().push();",
    "ops/queue.test.ts": "new Queue().peek();",
    "ops/test/fill.ts": "new Queue().peek();",
    "e2e/queue.spec.ts": "new Queue().peek();",
    "packages/testing/src/queue.ts": "new Queue().peek();",
  };
  expect(check(files)).toEqual(["ops/queue.ts:3 No production code calls peek"]);
});

it("reports a method of an interface that production code never calls", () => {
  const files = { "ops/clock.ts": INTERFACE, "ops/main.ts": "clock.now();" };
  expect(check(files)).toEqual(["ops/clock.ts:1 No production code calls sleep"]);
});

it("accepts calls, optional calls and destructuring", () => {
  const main = "new Queue().push(); queue?.peek(); const { sleep, now } = clock;";
  expect(check({ "ops/queue.ts": CLASS, "ops/clock.ts": INTERFACE, "ops/main.ts": main })).toEqual(
    [],
  );
});

it("accepts what JSON.stringify and React call by its name", () => {
  const money = 'export class Money {\n  toJSON() {\n    return "1";\n  }\n}';
  const boundary = "class Boundary {\n  static getDerivedStateFromError() {}\n}";
  expect(check({ "ops/money.ts": money, "ops/boundary.ts": boundary })).toEqual([]);
});
