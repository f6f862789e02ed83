import { expect, it } from "vitest";
import { parseWorkspace } from "../checks/workspace.ts";
import { collectImporters, findTests } from "./find-tests.ts";

const FILES = new Map([
  ["package.json", "{}"],
  ["packages/a/package.json", '{ "name": "@photomap/a", "exports": { ".": "./src/index.ts" } }'],
  ["packages/a/src/index.ts", 'export { size } from "./size.ts";'],
  ["packages/a/src/size.ts", "export const size = 1;\nexport type Size = number;"],
  ["packages/a/src/size.test.ts", 'import { size } from "./size.ts";\nsize;'],
  ["packages/a/src/types.test.ts", 'import type { Size } from "./size.ts";'],
  ["packages/b/package.json", '{ "name": "@photomap/b" }'],
  ["packages/b/src/area.test.ts", 'import { size } from "@photomap/a";\nsize;'],
]);

it("finds tests through other files and packages, nearest first, and none that imports a type", () => {
  const importers = collectImporters(parseWorkspace(FILES));
  expect(findTests(importers, "packages/a/src/size.ts")).toEqual([
    "packages/a/src/size.test.ts",
    "packages/b/src/area.test.ts",
  ]);
});

it("prefers tests of the same subject where the file is not imported directly", () => {
  const test = 'import { size } from "../index.ts";\nsize;';
  const paths = ["a/x.test.ts", "b/size.db.test.ts", "sizes/area.test.ts", "sizes/change.test.ts"];
  const files = new Map([
    ...FILES,
    ...paths.map((path) => [`packages/a/src/${path}`, test] as const),
    ["packages/a/src/index.ts", 'export { size } from "./sizes/size-change.ts";'],
    ["packages/a/src/sizes/size-change.ts", "export const size = 1;"],
  ]);
  const importers = collectImporters(parseWorkspace(files));
  expect(findTests(importers, "packages/a/src/sizes/size-change.ts").slice(0, 3)).toEqual([
    "packages/a/src/sizes/change.test.ts",
    "packages/a/src/sizes/area.test.ts",
    "packages/a/src/b/size.db.test.ts",
  ]);
});
