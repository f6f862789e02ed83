import type { ErrorReport, ErrorReports } from "@photomap/process";
import type { Pool } from "pg";
import type { Logger } from "pino";
import { ErrorReportBudget } from "../telemetry/error-report-budget.ts";
import { scrubText } from "../telemetry/scrub-text.ts";

/**
 * The rows kept of each source: browsers' errors, which need no access, don't displace those of
 * servers.
 */
const MAX_ROWS_OF_SOURCE = 50;
const MAX_AGE = "30 days";
/** The most pending errors; more are dropped while the database doesn't answer. */
const MAX_PENDING = 20;
const CLOSE_TIMEOUT_MS = 2000;
const MAX_MESSAGE_CHARS = 1000;
const MAX_STACK_CHARS = 4000;

/** Stores the newest errors for the debug page of staff. Never throws and never waits. */
export class ErrorReportStore implements ErrorReports {
  readonly #pool: Pool;
  readonly #release: string;
  readonly #log: Pick<Logger, "warn">;
  readonly #budget = new ErrorReportBudget();
  readonly #pending = new Set<Promise<void>>();

  constructor(pool: Pool, release: string, log: Pick<Logger, "warn">) {
    this.#pool = pool;
    this.#release = release;
    this.#log = log;
  }

  send(report: ErrorReport): void {
    if (this.#pending.size >= MAX_PENDING) return;
    const key = `${report.source} ${report.name} ${report.message}`;
    if (!this.#budget.admit(key, Date.now())) return;
    const writing = this.#write(report)
      // A warning: an error would be reported, and lost again.
      .catch((error: unknown) => this.#log.warn({ err: error }, "error not stored"))
      .finally(() => this.#pending.delete(writing));
    this.#pending.add(writing);
  }

  async #write(report: ErrorReport): Promise<void> {
    const { source } = report;
    await this.#pool.query(
      `insert into recent_error
         (source, release, brand, name, message, action, path, request_id, stack)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        source,
        report.release ?? this.#release,
        report.brand,
        scrub(report.name),
        scrub(report.message),
        scrub(report.action),
        scrub(report.path?.replace(/^\/p\/[^/]+/, "/p/[id]")),
        report.requestId,
        scrub(report.stack, MAX_STACK_CHARS),
      ],
    );
    await this.#pool.query(
      `delete from recent_error
       where created_at < now() - $3::interval or source = $1 and id <= (
         select id from recent_error where source = $1 order by id desc offset $2 limit 1
       )`,
      [source, MAX_ROWS_OF_SOURCE, MAX_AGE],
    );
  }

  async close(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, CLOSE_TIMEOUT_MS);
    });
    await Promise.race([Promise.all(this.#pending), timeout]);
    clearTimeout(timer);
  }
}

function scrub(text: string | undefined, maxChars = MAX_MESSAGE_CHARS): string | undefined {
  // PostgreSQL stores no NUL.
  return text && scrubText(text).replaceAll("\u0000", "").slice(0, maxChars);
}
