import { sql } from "kysely";
import type { Connection } from "../../platform/database/database.ts";

export interface DatabaseVersions {
  readonly postgresql: string;
  /** Applied migrations, in order. */
  readonly migrations: readonly string[];
  /** The schema version of the job queue; null when none is recorded. */
  readonly queue: number | null;
}

export async function findDatabaseVersions(db: Connection): Promise<DatabaseVersions> {
  const { rows } = await sql<DatabaseVersions>`
    select current_setting('server_version') as postgresql,
      array(select name from migration order by name) as migrations,
      (select max(version) from pgboss.version) as queue`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error("The database returned no versions");
  return row;
}

export interface RunningProcessRow {
  readonly id: string;
  readonly name: string;
  readonly release: string;
  readonly nodeVersion: string;
  readonly startedAt: Date;
  readonly seenAt: Date;
}

export async function listProcesses(db: Connection): Promise<RunningProcessRow[]> {
  const { rows } = await sql<RunningProcessRow>`
    select id, name, release, node_version, started_at, seen_at
    from running_process order by name, started_at desc`.execute(db);
  return rows;
}

export interface RecentErrorRow {
  readonly id: string;
  readonly source: string;
  readonly release: string;
  readonly brand: string | null;
  readonly name: string;
  readonly message: string;
  readonly action: string | null;
  readonly path: string | null;
  readonly requestId: string | null;
  readonly stack: string | null;
  readonly createdAt: Date;
}

/** Unexpected errors, newest first. */
export async function listRecentErrors(db: Connection, limit: number): Promise<RecentErrorRow[]> {
  const { rows } = await sql<RecentErrorRow>`
    select id, source, release, brand, name, message, action, path, request_id, stack, created_at
    from recent_error order by id desc limit ${limit}`.execute(db);
  return rows;
}

export interface MailRefusalRow {
  readonly email: string;
  readonly reason: string;
  readonly refusedAt: Date;
}

/** Addresses that a mail server refused, newest first. */
export async function listMailRefusals(db: Connection, limit: number): Promise<MailRefusalRow[]> {
  const { rows } = await sql<MailRefusalRow>`
    select email, reason, refused_at from mail_refusal
    order by refused_at desc limit ${limit}`.execute(db);
  return rows;
}

export interface FailedWebhookRow {
  readonly id: string;
  readonly endpoint: string;
  readonly eventId: string | null;
  readonly eventType: string | null;
  readonly reason: string;
  /** Whether a later delivery succeeded. */
  readonly isHandled: boolean;
  readonly createdAt: Date;
}

/** Failed webhook deliveries, newest first. */
export async function listFailedWebhooks(
  db: Connection,
  limit: number,
): Promise<FailedWebhookRow[]> {
  const { rows } = await sql<FailedWebhookRow>`
    select id, endpoint, event_id, event_type, reason, created_at,
      exists (select from payment_event where payment_event.id = event_id) as is_handled
    from failed_webhook order by id desc limit ${limit}`.execute(db);
  return rows;
}
