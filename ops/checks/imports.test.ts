import { parseSync } from "oxc-parser";
import { expect, it } from "vitest";
import { collectImports } from "./imports.ts";

it.each([
  ['import { a } from "x";', false],
  ['import a, { type B } from "x";', false],
  ['import "x";', false],
  ['import type { B } from "x";', true],
  ['import { type B } from "x";', true],
  ['export { a, type B } from "x";', false],
  ['export type { B } from "x";', true],
  ['export * from "x";', false],
  ['await import("x");', false],
  ['type B = import("x").B;', true],
])("finds the import in %s", (text, typeOnly) => {
  expect(collectImports(parseSync("a.ts", text))).toEqual([
    { specifier: "x", start: text.indexOf('"x"'), typeOnly },
  ]);
});

it("ignores local exports and strings", () => {
  const text = "export const a = \"from 'x'\"; export { a as b };";
  expect(collectImports(parseSync("a.ts", text))).toEqual([]);
});
