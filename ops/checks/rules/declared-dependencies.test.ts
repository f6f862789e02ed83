import { expect, it } from "vitest";
import { sampleWorkspace } from "../test/sample-workspace.ts";
import { declaredDependencies } from "./declared-dependencies.ts";

const MANIFEST = {
  name: "@photomap/server",
  dependencies: { kysely: "*", "@aws-sdk/client-s3": "*" },
  devDependencies: { vitest: "*", "@types/geojson": "*" },
};

function check(path: string, specifier: string): string[] {
  return checkStatement(path, `import "${specifier}";`);
}

function checkStatement(path: string, statement: string): string[] {
  const workspace = sampleWorkspace({
    "packages/server/package.json": MANIFEST,
    "packages/geometry/package.json": { name: "@photomap/geometry" },
    [path]: statement,
  });
  return declaredDependencies(workspace).map(({ message }) => message);
}

it("accepts what the package declares, entry points included", () => {
  expect(check("packages/server/src/a.ts", "kysely/helpers/postgres")).toEqual([]);
  expect(check("packages/server/src/a.ts", "@aws-sdk/client-s3")).toEqual([]);
});

it("needs no declaration of Node, virtual modules and relative files", () => {
  for (const specifier of ["node:fs", "virtual:react-router/server-build", "./b.ts"]) {
    expect(check("packages/server/src/a.ts", specifier)).toEqual([]);
  }
});

it("refuses what only another package or the root declares, workspace packages included", () => {
  expect(check("packages/server/src/a.ts", "pg")).toEqual([
    "pg is not declared for this file. Add it to dependencies of packages/server/package.json.",
  ]);
  expect(check("packages/server/src/a.ts", "@photomap/geometry")).toHaveLength(1);
});

it("accepts development dependencies in tests and configuration only", () => {
  expect(check("packages/server/src/a.test.ts", "vitest")).toEqual([]);
  expect(check("packages/server/vitest.config.ts", "vitest")).toEqual([]);
  expect(check("packages/server/src/a.ts", "vitest")).toHaveLength(1);
  expect(check("packages/server/src/a.test.ts", "fast-check")[0]).toContain("devDependencies");
});

it("accepts development dependencies in files that are bundled, but not in the web server", () => {
  const web = { name: "@photomap/web", devDependencies: { idb: "*" } };
  const files = { "apps/web/src/a.ts": 'import "idb";', "apps/web/server/a.ts": 'import "idb";' };
  const workspace = sampleWorkspace({ "apps/web/package.json": web, ...files });
  expect(declaredDependencies(workspace).map(({ path }) => path)).toEqual(["apps/web/server/a.ts"]);
});

it("accepts a package of type declarations for type imports only", () => {
  const path = "packages/server/src/a.ts";
  expect(checkStatement(path, 'import type { Feature } from "geojson";')).toEqual([]);
  expect(checkStatement(path, 'import { Feature } from "geojson";')).toHaveLength(1);
});
