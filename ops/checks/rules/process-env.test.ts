import { expect, it } from "vitest";
import { sampleWorkspace } from "../test/sample-workspace.ts";
import { processEnv } from "./process-env.ts";

function judge(path: string, text: string) {
  return processEnv(sampleWorkspace({ [path]: text }));
}

it.each([
  "const url = process.env.DATABASE_URL;",
  'const url = process["env"].DATABASE_URL;',
  "const url = globalThis.process.env.DATABASE_URL;",
  "const { env } = process;",
  'import { env } from "node:process";',
])("refuses %s", (text) => {
  expect(judge("packages/server/src/a.ts", `\n${text}`)).toMatchObject([{ line: 2 }]);
});

it.each([
  "packages/server/src/config.ts",
  "apps/api/src/config.ts",
  "apps/web/server/config.server.ts",
  "apps/web/vite.config.ts",
  "ops/dev/main.ts",
  "bench/main.ts",
  "e2e/shop.spec.ts",
])("lets %s read the environment", (path) => {
  expect(judge(path, "const url = process.env.DATABASE_URL;")).toEqual([]);
});

it("leaves the rest of process and other names alone", () => {
  const text = "process.exit(1); const env = config.env; // process.env";
  expect(judge("packages/server/src/a.ts", text)).toEqual([]);
});
