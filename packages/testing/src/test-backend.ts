import { randomUUID } from "node:crypto";
import { type Backend, backendSection, openBackend, parseConfig } from "@photomap/server";
import { Pool } from "pg";
import { pino } from "pino";
import { readServiceEnvironment } from "./config.ts";
import { createTestDatabase } from "./test-database.ts";

export interface TestBackend {
  readonly backend: Backend;
  readonly databaseUrl: string;
  /** Looks at the tables, and moves time in them, behind the back of the use cases. */
  query(statement: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

/** Real PostgreSQL, Redis, object store and queue; only the database is the test's own. */
export async function openTestBackend(environment: NodeJS.ProcessEnv = {}): Promise<TestBackend> {
  const database = await createTestDatabase();
  const config = parseConfig(backendSection, {
    ...readServiceEnvironment(),
    DATABASE_URL: database.url,
    REDIS_PREFIX: `test-${randomUUID()}:`,
    ...environment,
  });
  const backend = await openBackend(config, pino({ level: "silent" }));
  const pool = new Pool({ connectionString: database.url, max: 2 });
  return {
    backend,
    databaseUrl: database.url,
    query: async (statement, values = []) => (await pool.query(statement, [...values])).rows,
    async close() {
      await pool.end();
      await backend.close();
      await database.drop();
    },
  };
}
