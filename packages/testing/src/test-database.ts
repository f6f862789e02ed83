import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { migrate } from "@photomap/server";
import { Pool } from "pg";
import { findTemplateDatabase, readServiceEnvironment } from "./config.ts";

export interface TestDatabase {
  readonly name: string;
  readonly url: string;
  drop(): Promise<void>;
}

/** Creates a database for one test file, copied from the template of the run if there is one. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = findTemplateDatabase();
  const database = await createDatabase(template ?? "template1");
  if (template === undefined) await migrateDatabase(database.url);
  return database;
}

/** Creates a database without tables. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase("template1");
}

async function createDatabase(template: string): Promise<TestDatabase> {
  const serverUrl = readServiceEnvironment()["DATABASE_URL"];
  if (serverUrl === undefined) throw new Error("No DATABASE_URL: run `ops/services up` first");
  const name = `test_${randomBytes(6).toString("hex")}`;
  const url = new URL(serverUrl);
  url.pathname = name;
  await query(serverUrl, `create database ${name} template ${template}`);
  return {
    name,
    url: url.href,
    drop: () => dropDatabase(serverUrl, name),
  };
}

const DROP_ATTEMPTS = 40;
const DROP_DELAY_MS = 250;

/**
 * Drops a database. `force` ends connections but fails while an autovacuum worker is in the
 * database.
 */
async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await query(serverUrl, `drop database if exists ${name} with (force)`);
    } catch (error) {
      if (attempt === DROP_ATTEMPTS) throw error;
      await setTimeout(DROP_DELAY_MS);
    }
  }
}

async function migrateDatabase(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1 });
  await migrate(pool);
  await pool.end();
}

async function query(url: string, statement: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1 });
  try {
    await pool.query(statement);
  } finally {
    await pool.end();
  }
}
