import { expect, it } from "vitest";
import { sampleWorkspace } from "../test/sample-workspace.ts";
import { memberNames } from "./member-names.ts";

const check = (path: string, text: string) => memberNames(sampleWorkspace({ [path]: text }));
const ROW = "export interface Row { readonly paid_at: Date; readonly id: string }";

it.each([
  ["a row", ROW],
  ["the row of a statement", "const row = sql<{ paid_at: Date }>`select paid_at from a`;"],
])("refuses a column's name in %s", (_title, text) => {
  expect(check("packages/server/src/shop/a.ts", text)).toMatchObject([
    { line: 1, message: expect.stringContaining("paid_at") },
  ]);
});

it.each([
  ["packages/server/src/platform/adapters/stripe/a.ts", ROW],
  ["packages/server/src/shop/a.ts", "export interface Row { readonly paidAt: Date }"],
])("allows %s: %s", (path, text) => {
  expect(check(path, text)).toEqual([]);
});
