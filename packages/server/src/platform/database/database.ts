import { isTracing, recordStep } from "@photomap/process";
import {
  CamelCasePlugin,
  Kysely,
  type Transaction as KyselyTransaction,
  type LogEvent,
  PostgresDialect,
} from "kysely";
import { Pool } from "pg";
import { poolWaitDuration, poolWaitingCount } from "../telemetry/metrics.ts";
import type { DB } from "./generated/schema.ts";
import { sendPreparedStatements } from "./prepared-statements.ts";

export type Database = Kysely<DB>;
/** A handle for use inside a transaction, where the outer handle must not be in scope. */
export type Transaction = KyselyTransaction<DB>;
/** The handle that a repository takes: a transaction or the plain one. */
export type Connection = Database | Transaction;

export interface DatabaseHandle {
  readonly pool: Pool;
  readonly db: Database;
  close(): Promise<void>;
}

const CONNECTION_TIMEOUT_MS = 10_000;

interface DatabaseOptions {
  readonly statementTimeoutMs?: number;
  /**
   * Whether connections prepare the marked statements. A pooler in transaction mode, such as
   * PgBouncer, sends each transaction on another connection, which doesn't know them.
   */
  readonly isPreparing?: boolean;
}

export function openDatabase(
  url: string,
  poolSize: number,
  { statementTimeoutMs = 10_000, isPreparing = false }: DatabaseOptions = {},
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
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
    if (isPreparing) sendPreparedStatements(client);
  });
  const dialect = new PostgresDialect({ pool: measureWaits(pool) });
  // Columns are snake_case in SQL and camelCase in rows; the keys of JSON values stay as they are.
  const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })];
  const db = new Kysely<DB>({ dialect, plugins, ...(isTracing() && { log: traceStatement }) });
  return { pool, db, close: () => db.destroy() };
}

function measureWaits(pool: Pool) {
  return {
    connect: async () => {
      const startedAt = performance.now();
      const connection = pool.connect();
      poolWaitingCount.set(pool.waitingCount);
      try {
        return await connection;
      } finally {
        poolWaitDuration.observe((performance.now() - startedAt) / 1000);
        poolWaitingCount.set(pool.waitingCount);
      }
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

const STATEMENT = /^\W*(\w+)[^]*?\b(?:from|into|update)\s+"?(\w+)\b(?!\()/i;

/** Traces a statement by the verb and the table: the statement may contain values. */
function traceStatement({ query, queryDurationMillis }: LogEvent): void {
  const [, verb = "statement", table = ""] = STATEMENT.exec(query.sql) ?? [];
  const summary = `${verb.toLowerCase()} ${table}`.trim();
  recordStep(summary, { "db.query.summary": summary }, queryDurationMillis);
}
