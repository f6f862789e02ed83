import { Kysely, type Transaction as KyselyTransaction, PostgresDialect } from "kysely";
import { Pool } from "pg";
import type { DB } from "./generated/schema.ts";

export type Database = Kysely<DB>;
/** Inside a transaction the outer handle must not be in scope: take this instead. */
export type Transaction = KyselyTransaction<DB>;
/** What a repository takes: a transaction or the plain handle. */
export type Connection = Database | Transaction;

export interface DatabaseHandle {
  readonly pool: Pool;
  readonly db: Database;
  close(): Promise<void>;
}

const CONNECTION_TIMEOUT_MS = 10_000;

export function openDatabase(
  url: string,
  poolSize: number,
  statementTimeoutMs = 10_000,
): DatabaseHandle {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    // Also the time to wait for a free one. Without it a request waits for a frozen server for minutes.
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 30_000,
  });
  // An idle connection closed by the server is replaced on the next query; an unhandled error would
  // end the process. One in use, also between two statements, fails the next statement.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return { pool, db, close: () => db.destroy() };
}
