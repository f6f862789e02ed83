import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { dropDatabase, prepareDatabase } from "../stack/prepare-database.ts";
import { readServicesEnvironment, withDatabase } from "../stack/services-environment.ts";

const CODEGEN = fileURLToPath(new URL("../node_modules/.bin/kysely-codegen", import.meta.url));

/** The table types, read from a database that holds exactly what the migrations make. */
export async function generateDatabaseTypes(outFile: string): Promise<void> {
  const services = withDatabase(await readServicesEnvironment(), `generate_${process.pid}`);
  const url = services["DATABASE_URL"] ?? "";
  await prepareDatabase(url);
  try {
    execFileSync(
      CODEGEN,
      ["--dialect", "postgres", "--exclude-pattern", "*migration", "--out-file", outFile],
      { env: { ...process.env, DATABASE_URL: url }, stdio: "pipe" },
    );
  } finally {
    await dropDatabase(url);
  }
}
