import { expect, it } from "vitest";
import { sampleWorkspace } from "../test/sample-workspace.ts";
import { declaredDependencies } from "./declared-dependencies.ts";

const MANIFEST = {
  name: "@photomap/server",
  dependencies: { kysely: "*", "@aws-sdk/client-s3": "*" },
  devDependencies: { vitest: "*", "@types/geojson": "*" },
};

function judge(path: string, specifier: string): string[] {
  return judgeStatement(path, `import "${specifier}";`);
}

function judgeStatement(path: string, statement: string): string[] {
  const workspace = sampleWorkspace({
    "packages/server/package.json": MANIFEST,
    "packages/geometry/package.json": { name: "@photomap/geometry" },
    [path]: statement,
  });
  return declaredDependencies(workspace).map(({ message }) => message);
}

it("accepts what the package declares, entry points included", () => {
  expect(judge("packages/server/src/a.ts", "kysely/helpers/postgres")).toEqual([]);
  expect(judge("packages/server/src/a.ts", "@aws-sdk/client-s3")).toEqual([]);
});

it("needs no declaration of Node, of what the bundler makes or of own files", () => {
  for (const specifier of ["node:fs", "virtual:react-router/server-build", "./b.ts"]) {
    expect(judge("packages/server/src/a.ts", specifier)).toEqual([]);
  }
});

it("refuses what only another package or the top declares, ours included", () => {
  expect(judge("packages/server/src/a.ts", "pg")).toEqual([
    "pg is not declared for this file. Add it to dependencies of packages/server/package.json.",
  ]);
  expect(judge("packages/server/src/a.ts", "@photomap/geometry")).toHaveLength(1);
});

it("takes development dependencies for tests and configuration only", () => {
  expect(judge("packages/server/src/a.test.ts", "vitest")).toEqual([]);
  expect(judge("packages/server/vitest.config.ts", "vitest")).toEqual([]);
  expect(judge("packages/server/src/a.ts", "vitest")).toHaveLength(1);
  expect(judge("packages/server/src/a.test.ts", "fast-check")[0]).toContain("devDependencies");
});

it("takes a package of type declarations for type imports only", () => {
  const path = "packages/server/src/a.ts";
  expect(judgeStatement(path, 'import type { Feature } from "geojson";')).toEqual([]);
  expect(judgeStatement(path, 'import { Feature } from "geojson";')).toHaveLength(1);
});
