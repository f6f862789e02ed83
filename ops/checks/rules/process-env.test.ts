import { expect, it } from "vitest";
import { sampleWorkspace } from "../test/sample-workspace.ts";
import { processEnv } from "./process-env.ts";

function check(path: string, text: string) {
  return processEnv(sampleWorkspace({ [path]: text }));
}

it.each([
  "const url = process.env.DATABASE_URL;",
  'const url = process["env"].DATABASE_URL;',
  "const url = globalThis.process.env.DATABASE_URL;",
  "const { env } = process;",
  'import { env } from "node:process";',
])("refuses %s", (text) => {
  expect(check("packages/server/src/a.ts", `\n${text}`)).toMatchObject([{ line: 2 }]);
});

it.each([
  "packages/server/src/config.ts",
  "apps/api/src/config.ts",
  "apps/web/server/config.server.ts",
  "apps/web/vite.config.ts",
  "ops/dev/main.ts",
  "bench/main.ts",
  "e2e/shop.spec.ts",
])("allows %s to read the environment", (path) => {
  expect(check(path, "const url = process.env.DATABASE_URL;")).toEqual([]);
});

it("ignores other properties of process and other variables", () => {
  const text = "process.exit(1); const env = config.env; // process.env";
  expect(check("packages/server/src/a.ts", text)).toEqual([]);
});
