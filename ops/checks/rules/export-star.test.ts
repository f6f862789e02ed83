import { expect, it } from "vitest";
import { sampleWorkspace } from "../test/sample-workspace.ts";
import { exportStar } from "./export-star.ts";

it.each([
  'export * from "./b.ts";',
  'export * as b from "./b.ts";',
  'export type * from "./b.ts";',
])("refuses %s", (text) => {
  expect(exportStar(sampleWorkspace({ "ops/a.ts": `\n\n${text}` }))).toMatchObject([
    { path: "ops/a.ts", line: 3 },
  ]);
});

it("accepts named exports and strings with the same words", () => {
  const text = 'export { b } from "./b.ts"; const hint = "export * from nowhere";';
  expect(exportStar(sampleWorkspace({ "ops/a.ts": text }))).toEqual([]);
});
