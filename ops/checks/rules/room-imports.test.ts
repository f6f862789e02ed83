import { describe, expect, it } from "vitest";
import { samplePackage, sampleWorkspace } from "../sample-workspace.ts";
import { roomImports } from "./room-imports.ts";

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

function judge(path: string, text: string) {
  return roomImports(sampleWorkspace({ ...PACKAGES, [path]: text }));
}

describe("imports between rooms", () => {
  it("lets a room import what the table names", () => {
    expect(
      judge("packages/design/src/a.ts", 'import type { Box } from "@photomap/geometry";'),
    ).toEqual([]);
  });

  it.each([
    ["a value", 'import { save } from "@photomap/server";'],
    ["a type", 'import type { Save } from "@photomap/server";'],
    ["a re-export", 'export { save } from "@photomap/server";'],
    ["a dynamic import", 'const server = await import("@photomap/server");'],
    ["a type in an expression", 'type Save = import("@photomap/server").Save;'],
    ["a side effect", 'import "@photomap/server";'],
  ])("refuses %s of a forbidden room", (_kind, text) => {
    const [violation, ...others] = judge("apps/web/src/a.ts", `\n${text}`);
    expect(violation).toMatchObject({ path: "apps/web/src/a.ts", line: 2 });
    expect(violation?.message).toContain("apps/web may not import server");
    expect(others).toEqual([]);
  });

  it("refuses a relative path that leaves the package, in either direction", () => {
    const text = 'import { x } from "../../geometry/src/index.ts";';
    expect(judge("packages/design/src/a.ts", text)[0]?.message).toContain("path leaves");
    expect(
      judge("vitest.config.ts", 'import "./packages/geometry/src/index.ts";')[0]?.message,
    ).toContain("path leaves");
  });

  it("refuses to reach past an entry point", () => {
    const text = 'import { box } from "@photomap/geometry/src/index.ts";';
    expect(judge("packages/design/src/a.ts", text)[0]?.message).toContain("no entry point");
  });

  it("keeps the React entry of scene for the web", () => {
    const text = 'import { MapView } from "@photomap/scene/react";';
    expect(judge("apps/web/src/a.tsx", text)).toEqual([]);
    expect(judge("apps/worker/src/a.ts", text)[0]?.message).toContain(
      "apps/worker may not import scene/react",
    );
  });

  it("lets only tests and benchmarks import testing", () => {
    const text = 'import { aProject } from "@photomap/testing";';
    expect(judge("packages/geometry/src/a.test.ts", text)).toEqual([]);
    expect(judge("bench/save.ts", text)).toEqual([]);
    expect(judge("packages/geometry/src/a.ts", text)).toHaveLength(1);
  });

  it("keeps Node out of pure rooms, their tests excepted", () => {
    const text = 'import { readFileSync } from "node:fs";';
    expect(judge("packages/geometry/src/a.ts", text)[0]?.message).toContain("geometry is pure");
    expect(judge("packages/geometry/src/a.test.ts", text)).toEqual([]);
    expect(judge("packages/server/src/a.ts", text)).toEqual([]);
  });

  it("asks for a line in the table when a room is new", () => {
    const [violation] = judge("packages/maths/src/a.ts", 'import "./b.ts";');
    expect(violation?.message).toContain("The room maths is unknown");
  });
});
