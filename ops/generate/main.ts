import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { printApiSchema } from "./api-schema.ts";
import { generateDatabaseTypes } from "./database-types.ts";
import { generateOperations } from "./operations.ts";

/** Makes every generated file anew; with --check it fails when one was not current. */
const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const GENERATED = [
  "packages/server/src/database/generated",
  "apps/api/generated",
  "apps/web/src/generated",
];

const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });
await generateDatabaseTypes(`${ROOT}packages/server/src/database/generated/schema.ts`);
printApiSchema(ROOT);
generateOperations(ROOT);

if (values.check) {
  const changed = execFileSync("git", ["status", "--porcelain", "--", ...GENERATED], {
    cwd: ROOT,
    encoding: "utf8",
  });
  if (changed !== "") {
    console.error(`Generated files are not current. Run \`pnpm generate\` and commit:\n${changed}`);
    process.exitCode = 1;
  }
}
