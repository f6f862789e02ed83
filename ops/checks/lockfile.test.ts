import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

const root = new URL("../../", import.meta.url);

const lockfile = z.object({
  packages: z.record(z.string(), z.object({ resolution: z.record(z.string(), z.unknown()) })),
});

/** Lists packages without a registry version and a hash: those from a URL, repository or folder. */
function findUnverifiable(text: string): string[] {
  const { packages } = lockfile.parse(parse(text));
  return Object.entries(packages)
    .filter(([, { resolution }]) => {
      const { integrity, ...rest } = resolution;
      return !/^sha512-[\w+/]{86}==$/.test(String(integrity)) || Object.keys(rest).length > 0;
    })
    .map(([name]) => name);
}

it("every package is a version of the registry, with its hash", () => {
  const text = readFileSync(new URL("pnpm-lock.yaml", root), "utf8");
  expect(Object.keys(lockfile.parse(parse(text)).packages).length).toBeGreaterThan(500);
  expect(findUnverifiable(text)).toEqual([]);
});

it.each([
  "{ integrity: sha1-abc }",
  "{ tarball: https://packages.example/a.tgz }",
  `{ integrity: sha512-${"a".repeat(86)}==, tarball: https://packages.example/a.tgz }`,
  "{ type: git, repo: https://code.example/a.git, commit: abc }",
])("finds a package with the resolution %s", (resolution) => {
  expect(findUnverifiable(`packages:\n  a@1.0.0:\n    resolution: ${resolution}\n`)).toEqual([
    "a@1.0.0",
  ]);
});
