import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { backendVariables, openBackend, parseConfig } from "@photomap/server";
import { Client } from "pg";
import { pino } from "pino";
import type { TestProject } from "vitest/node";
import { readServiceEnvironment, setTemplateDatabase } from "./config.ts";
import { formatStatementPlace, listRowStatements } from "./rows/row-statements.ts";
import { RowTestLog } from "./rows/row-test-log.ts";
import { createTestDatabase } from "./test-database.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** The design that most tests use: deriving its layers takes most of a second. */
const DESIGN_ID = "50-states-36x24";

/** Lists the source files that declare statements and the types of their rows. */
function listSources(): string[] {
  return globSync("{packages,apps}/*/src/**/*.ts", { cwd: ROOT, exclude: ["**/generated/**"] })
    .filter((file) => !/\.test\.ts$|\/test\//u.test(file))
    .map((file) => `${ROOT}${file}`);
}

function listTestFiles(): string[] {
  return globSync("{packages,apps,ops,bench}/**/*.db.test.ts", {
    cwd: ROOT,
    exclude: ["**/node_modules/**"],
  }).map((file) => `${ROOT}${file}`);
}

/** Returns whether the columns of tables are never null, by the ids of table and column. */
async function listNotNullColumns(url: string): Promise<Record<string, boolean>> {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query<{ key: string; attnotnull: boolean }>(`
    select attrelid || '.' || attnum as key, attnotnull
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and attnum > 0`);
  await client.end();
  return Object.fromEntries(rows.map(({ key, attnotnull }) => [key, attnotnull]));
}

/**
 * Prepares the services once per run: a migrated database with its queues, to copy for each file,
 * and a published design.
 */
export default async function prepareServices(project: TestProject): Promise<() => Promise<void>> {
  const template = await createTestDatabase();
  const config = parseConfig(backendVariables, {
    ...readServiceEnvironment(),
    DATABASE_URL: template.url,
  });
  const backend = await openBackend(config, pino({ level: "silent" }));
  await backend.designs.publish([DESIGN_ID]);
  await backend.close();
  const { statements, unknown } = listRowStatements(listSources());
  if (unknown.length > 0) throw new Error(`Rows of an unknown type: ${unknown.join(", ")}`);
  project.provide("rowStatements", statements);
  project.provide("notNullColumns", await listNotNullColumns(template.url));
  const records = new RowTestLog();
  project.provide("rowRecords", records.folder);
  setTemplateDatabase(template.name);
  return async () => {
    await template.drop();
    const places = statements
      .filter(({ columns }) => columns !== undefined)
      .map(formatStatementPlace);
    const missed = records.listMissed(listTestFiles(), places);
    records.remove();
    if (missed.length > 0) {
      throw new Error(`No database test executes these statements:\n${missed.join("\n")}`);
    }
  };
}
