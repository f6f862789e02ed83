import { expect, it } from "vitest";
import { samplePackage, sampleWorkspace } from "../test/sample-workspace.ts";
import { cycles } from "./cycles.ts";

it("reports the whole cycle, type imports included", () => {
  const workspace = sampleWorkspace({
    "ops/a.ts": '\nimport { b } from "./b.ts";',
    "ops/b.ts": 'import type { C } from "./c.ts";',
    "ops/c.ts": 'export { a } from "./a.ts";',
    "ops/outside.ts": 'import { a } from "./a.ts";',
  });
  expect(cycles(workspace)).toEqual([
    {
      path: "ops/a.ts",
      line: 2,
      message: expect.stringContaining("ops/a.ts -> ops/b.ts -> ops/c.ts -> ops/a.ts"),
    },
  ]);
});

it("finds a cycle through entry points", () => {
  const workspace = sampleWorkspace({
    "packages/design/package.json": samplePackage("design"),
    "packages/design/src/index.ts": 'import "@photomap/project";',
    "packages/project/package.json": samplePackage("project"),
    "packages/project/src/index.ts": 'import "@photomap/design";',
  });
  expect(cycles(workspace)).toHaveLength(1);
});

it("reports two separate cycles and a file that imports itself", () => {
  const workspace = sampleWorkspace({
    "ops/a.ts": 'import "./b.ts";',
    "ops/b.ts": 'import "./a.ts";',
    "ops/c.ts": 'import "./c.ts"; import "./a.ts";',
  });
  expect(cycles(workspace).map(({ path }) => path)).toEqual(["ops/a.ts", "ops/c.ts"]);
});

it("accepts two files that import a third", () => {
  const workspace = sampleWorkspace({
    "ops/a.ts": 'import "./b.ts"; import "./c.ts";',
    "ops/b.ts": 'import "./c.ts";',
    "ops/c.ts": "",
  });
  expect(cycles(workspace)).toEqual([]);
});
