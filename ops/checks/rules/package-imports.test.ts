import { describe, expect, it } from "vitest";
import { samplePackage, sampleWorkspace } from "../test/sample-workspace.ts";
import { packageImports } from "./package-imports.ts";

const PACKAGES = {
  "packages/geometry/package.json": samplePackage("geometry"),
  "packages/geometry/src/index.ts": "",
  "packages/design/package.json": samplePackage("design"),
  "packages/server/package.json": samplePackage("server"),
  "packages/testing/package.json": samplePackage("testing"),
  "packages/scene/package.json": {
    name: "@photomap/scene",
    exports: { ".": "./src/index.ts", "./react": "./src/react.ts" },
  },
  "apps/web/package.json": samplePackage("web"),
  "apps/worker/package.json": samplePackage("worker"),
  "bench/package.json": samplePackage("bench"),
};

function check(path: string, text: string) {
  return packageImports(sampleWorkspace({ ...PACKAGES, [path]: text }));
}

describe("imports between packages", () => {
  it("allows the imports of the table", () => {
    expect(
      check("packages/design/src/a.ts", 'import type { Box } from "@photomap/geometry";'),
    ).toEqual([]);
  });

  it.each([
    ["a value", 'import { save } from "@photomap/server";'],
    ["a type", 'import type { Save } from "@photomap/server";'],
    ["a re-export", 'export { save } from "@photomap/server";'],
    ["a dynamic import", 'const server = await import("@photomap/server");'],
    ["a type in an expression", 'type Save = import("@photomap/server").Save;'],
    ["a side effect", 'import "@photomap/server";'],
  ])("refuses %s of a forbidden package", (_kind, text) => {
    const [violation, ...others] = check("apps/web/src/a.ts", `\n${text}`);
    expect(violation).toMatchObject({ path: "apps/web/src/a.ts", line: 2 });
    expect(violation?.message).toContain("apps/web may not import server");
    expect(others).toEqual([]);
  });

  it("refuses a relative path that leaves the package, in either direction", () => {
    const text = 'import { x } from "../../geometry/src/index.ts";';
    expect(check("packages/design/src/a.ts", text)[0]?.message).toContain("path leaves");
    expect(
      check("vitest.config.ts", 'import "./packages/geometry/src/index.ts";')[0]?.message,
    ).toContain("path leaves");
  });

  it("refuses an import that is not an entry point", () => {
    const text = 'import { box } from "@photomap/geometry/src/index.ts";';
    expect(check("packages/design/src/a.ts", text)[0]?.message).toContain("not an entry point");
  });

  it("allows the React entry of scene in the web only", () => {
    const text = 'import { MapView } from "@photomap/scene/react";';
    expect(check("apps/web/src/a.tsx", text)).toEqual([]);
    expect(check("apps/worker/src/a.ts", text)[0]?.message).toContain(
      "apps/worker may not import scene/react",
    );
  });

  it("allows testing in tests and benchmarks only", () => {
    const text = 'import { aProject } from "@photomap/testing";';
    expect(check("packages/geometry/src/a.test.ts", text)).toEqual([]);
    expect(check("bench/save.ts", text)).toEqual([]);
    expect(check("packages/geometry/src/a.ts", text)).toHaveLength(1);
  });

  it("refuses Node in pure packages, except in their tests", () => {
    const text = 'import { readFileSync } from "node:fs";';
    expect(check("packages/geometry/src/a.ts", text)[0]?.message).toContain("geometry is pure");
    expect(check("packages/geometry/src/a.test.ts", text)).toEqual([]);
    expect(check("packages/server/src/a.ts", text)).toEqual([]);
  });

  it("reports a package that the table does not contain", () => {
    const [violation] = check("packages/maths/src/a.ts", 'import "./b.ts";');
    expect(violation?.message).toContain("The package maths is unknown");
  });
});
