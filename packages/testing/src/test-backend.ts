import { type Backend, backendSection, openBackend, parseConfig } from "@photomap/server";
import { pino } from "pino";
import { readServiceEnvironment } from "./config.ts";
import { createTestDatabase } from "./test-database.ts";

export interface TestBackend {
  readonly backend: Backend;
  readonly databaseUrl: string;
  close(): Promise<void>;
}

/** Real PostgreSQL, Redis, object store and queue; only the database is the test's own. */
export async function openTestBackend(): Promise<TestBackend> {
  const database = await createTestDatabase();
  const config = parseConfig(backendSection, {
    ...readServiceEnvironment(),
    DATABASE_URL: database.url,
  });
  const backend = await openBackend(config, pino({ level: "silent" }));
  return {
    backend,
    databaseUrl: database.url,
    async close() {
      await backend.close();
      await database.drop();
    },
  };
}
