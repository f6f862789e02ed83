import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

const root = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");

const versions = z.record(z.string(), z.string());
const workspace = z
  .object({ catalog: versions, overrides: versions })
  .parse(parse(read("pnpm-workspace.yaml")));

const renovate = z
  .object({
    customManagers: z.array(
      z.object({ managerFilePatterns: z.array(z.string()), matchStrings: z.array(z.string()) }),
    ),
    packageRules: z.array(z.object({ matchPackageNames: z.array(z.string()).default([]) })),
  })
  .parse(JSON.parse(read("renovate.json")));

it("names packages that the workspace has", () => {
  const names = [...Object.keys(workspace.catalog), ...Object.keys(workspace.overrides)];
  const patterns = renovate.packageRules.flatMap(({ matchPackageNames }) => matchPackageNames);
  expect(patterns.length).toBeGreaterThan(0);
  const isUsed = (pattern: string) =>
    names.some(
      (name) =>
        name === pattern || (pattern.endsWith("/**") && name.startsWith(pattern.slice(0, -2))),
    );
  expect(patterns.filter((pattern) => !isUsed(pattern))).toEqual([]);
});

it("finds the version of pnpm in the gate", () => {
  const [manager] = renovate.customManagers;
  expect(manager?.managerFilePatterns).toEqual(["/^\\.ci/run$/"]);
  const versions = manager?.matchStrings.map(
    (pattern) => new RegExp(pattern).exec(read(".ci/run"))?.groups?.["currentValue"],
  );
  expect(versions).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
});
