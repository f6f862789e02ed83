import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import {
  dropDatabase,
  prepareDatabase,
  readServicesEnvironment,
  withDatabase,
} from "../stack/services.ts";

/** Writes all generated files; with --check it fails when one of them was out of date. */
const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const CODEGEN = fileURLToPath(new URL("../node_modules/.bin/kysely-codegen", import.meta.url));
const GENERATED = [
  "packages/server/src/platform/database/generated",
  "apps/api/generated",
  "apps/web/src/platform/api/generated",
];

const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });
await generateDatabaseTypes(`${ROOT}packages/server/src/platform/database/generated/schema.ts`);
printApiSchema();
generateOperations();

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

/** Reads the table types from an empty database with all migrations applied. */
async function generateDatabaseTypes(outFile: string): Promise<void> {
  const services = withDatabase(await readServicesEnvironment(), `generate_${process.pid}`);
  const url = services["DATABASE_URL"] ?? "";
  await prepareDatabase(url);
  try {
    execFileSync(
      CODEGEN,
      [
        "--dialect",
        "postgres",
        "--camel-case",
        "--exclude-pattern",
        "*migration",
        "--out-file",
        outFile,
      ],
      { env: { ...process.env, DATABASE_URL: url }, stdio: "pipe" },
    );
  } finally {
    await dropDatabase(url);
  }
}

/** Runs in its own process, because no package imports an app. */
function printApiSchema(): void {
  execFileSync(process.execPath, ["apps/api/src/print-schema.ts"], { cwd: ROOT, stdio: "pipe" });
}

/** The typed operations of the web client, and the list of operations that the API accepts. */
function generateOperations(): void {
  const folder = `${ROOT}apps/web`;
  execFileSync(`${folder}/node_modules/.bin/graphql-codegen`, ["--config", "codegen.config.ts"], {
    cwd: folder,
    stdio: "pipe",
  });
}
