import { sql } from "kysely";
import type { Logger } from "pino";
import type { Database } from "../database/database.ts";
import { ErrorReportBudget } from "../telemetry/error-report-budget.ts";
import { scrubText } from "../telemetry/scrub-text.ts";

interface WebhookFailure {
  readonly endpoint: "payments" | "mail-reports";
  /** The event as the provider names it; unknown while the signature is not valid. */
  readonly event?: { readonly id: string; readonly type: string } | undefined;
  readonly reason: string;
}

const MAX_ROWS = 200;
const MAX_REASON_CHARS = 500;

/** Stores refused and failed webhooks for the debug page of staff. */
export class WebhookFailureService {
  readonly #db: Database;
  readonly #log: Pick<Logger, "warn">;
  /**
   * The budget of failures. Unsigned webhooks need no access, so each reason is stored once a
   * minute.
   */
  readonly #budget = new ErrorReportBudget();

  constructor(db: Database, log: Pick<Logger, "warn">) {
    this.#db = db;
    this.#log = log;
  }

  /** Records a failure. Never throws: the answer to the provider doesn't depend on it. */
  async record({ endpoint, event, reason }: WebhookFailure): Promise<void> {
    const text = scrubText(reason).slice(0, MAX_REASON_CHARS);
    if (!this.#budget.admit(`${endpoint} ${event?.id ?? ""} ${text}`, Date.now())) return;
    try {
      await sql`
        insert into failed_webhook (endpoint, event_id, event_type, reason)
        values (${endpoint}, ${event?.id ?? null}, ${event?.type ?? null}, ${text})`.execute(
        this.#db,
      );
      await sql`
        delete from failed_webhook where id <= (
          select id from failed_webhook order by id desc offset ${MAX_ROWS} limit 1
        )`.execute(this.#db);
    } catch (error) {
      this.#log.warn({ err: error }, "failed webhook not stored");
    }
  }
}
