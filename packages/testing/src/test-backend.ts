import { randomUUID } from "node:crypto";
import {
  type Backend,
  backendVariables,
  openBackend,
  openDatabase,
  parseConfig,
} from "@photomap/server";
import { Redis } from "ioredis";
import { CompiledQuery } from "kysely";
import { pino } from "pino";
import { readServiceEnvironment } from "./config.ts";
import { createTestDatabase } from "./test-database.ts";

export interface TestBackend {
  readonly backend: Backend;
  readonly databaseUrl: string;
  /**
   * Queries the test's database directly, for example to change timestamps. Rows have names in
   * camelCase, as in repositories.
   */
  query(statement: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>;
  /** Removes what the backend has in Redis: all limits start again. */
  emptyRedis(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a backend with real PostgreSQL, Redis, object store and queue; the database belongs to the
 * test.
 */
export async function openTestBackend(environment: NodeJS.ProcessEnv = {}): Promise<TestBackend> {
  const database = await createTestDatabase();
  const config = parseConfig(backendVariables, {
    ...readServiceEnvironment(),
    DATABASE_URL: database.url,
    REDIS_PREFIX: `test-${randomUUID()}:`,
    ...environment,
  });
  const backend = await openBackend(config, pino({ level: "silent" }));
  const direct = openDatabase(database.url, 2);
  return {
    backend,
    databaseUrl: database.url,
    query: async (statement, values = []) => {
      const compiled = CompiledQuery.raw(statement, [...values]);
      return (await direct.db.executeQuery<Record<string, unknown>>(compiled)).rows;
    },
    async emptyRedis() {
      const redis = new Redis(config.REDIS_URL);
      const keys = await redis.keys(`${config.REDIS_PREFIX}*`);
      if (keys.length > 0) await redis.del(keys);
      await redis.quit();
    },
    async close() {
      await direct.close();
      await backend.close();
      await database.drop();
    },
  };
}
