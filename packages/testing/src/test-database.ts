import { randomBytes } from "node:crypto";
import { migrate } from "@photomap/server";
import { Pool } from "pg";
import { readServiceEnvironment } from "./config.ts";

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A database of its own for a test file, so that files run side by side and leave nothing behind. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = readServiceEnvironment()["DATABASE_URL"];
  if (serverUrl === undefined) throw new Error("No DATABASE_URL: run `ops/services up` first");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await runOnServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = name;
  const pool = new Pool({ connectionString: url.href, max: 1 });
  await migrate(pool);
  await pool.end();
  return {
    url: url.href,
    drop: () => runOnServer(serverUrl, `drop database ${name} with (force)`),
  };
}

async function runOnServer(url: string, statement: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1 });
  await pool.query(statement);
  await pool.end();
}
