import type { BusinessId } from "@photomap/design";
import { type RawBuilder, sql } from "kysely";
import { fromKysely, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Transaction } from "../database/database.ts";

/** Every job there is, with what it carries. */
export interface Jobs {
  readonly "render-interactive": RenderJob;
  readonly "render-print": RenderJob;
  readonly "render-backfill": RenderJob;
  /** A render nobody will try again, however its worker ended. */
  readonly "render-failed": RenderJob;
  readonly "purge-renders": object;
  readonly "ingest-photo": { readonly key: string };
  readonly "purge-trash": object;
  readonly "send-mail": MailJob;
  readonly "export-data": { readonly exportId: string };
  readonly "purge-exports": object;
  /** Names nobody: the job outlives those it erased. */
  readonly "erase-accounts": object;
}

interface RenderJob {
  readonly renderId: string;
  /** What it takes, so that a worker can judge before it begins. */
  readonly pixels: number;
}

/** Names what the mail is about; what it says is found when it is sent, so that no secret waits in a table. */
export type MailJob = { readonly businessId: BusinessId } & (
  | { readonly kind: "code"; readonly codeId: string }
  | { readonly kind: "export-ready"; readonly exportId: string }
  | { readonly kind: "account-deleted"; readonly accountId: string }
);

export type JobName = keyof Jobs;

interface QueueOptions {
  readonly retryLimit: number;
  readonly expireInSeconds: number;
  /** Doubled after each try. */
  readonly retryDelay?: number;
  /** Runs by the clock, in UTC; nobody enqueues it. */
  readonly cron?: string;
  /** Where a job goes when its last try failed or its worker died in it. */
  readonly deadLetter?: JobName;
}

/** Two seconds to two minutes: an object store that is away for one loses nobody's print. */
const RENDER: QueueOptions = {
  retryLimit: 6,
  expireInSeconds: 600,
  retryDelay: 2,
  deadLetter: "render-failed",
};

const QUEUES: Record<JobName, QueueOptions> = {
  // First: a queue must be there before another one can name it.
  "render-failed": { retryLimit: 10, expireInSeconds: 60, retryDelay: 2 },
  "render-interactive": RENDER,
  "render-print": RENDER,
  "render-backfill": RENDER,
  "purge-renders": { retryLimit: 3, expireInSeconds: 3600, cron: "50 * * * *" },
  "purge-trash": { retryLimit: 3, expireInSeconds: 3600, cron: "10 * * * *" },
  "ingest-photo": { retryLimit: 6, expireInSeconds: 120, retryDelay: 2 },
  // Two seconds to half an hour: a mail server that is away for a while loses nothing.
  "send-mail": { retryLimit: 10, expireInSeconds: 60, retryDelay: 2 },
  "export-data": { retryLimit: 5, expireInSeconds: 6 * 3600 },
  "purge-exports": { retryLimit: 3, expireInSeconds: 3600, cron: "20 * * * *" },
  "erase-accounts": { retryLimit: 3, expireInSeconds: 6 * 3600, cron: "40 * * * *" },
};

/** New jobs announce themselves; those to be tried again are looked for this often. */
const RETRY_POLL_SECONDS = 2;

/** Jobs live in PostgreSQL: they are enqueued by the transaction that causes them, or not at all. */
export class Queue {
  readonly #boss: PgBoss;

  constructor(databaseUrl: string, log: Logger) {
    this.#boss = new PgBoss({
      connectionString: databaseUrl,
      max: 3,
      useListenNotify: true,
      superviseIntervalSeconds: 10,
      monitorIntervalSeconds: 10,
    });
    this.#boss.on("error", (error) => log.error({ err: error }, "queue error"));
  }

  async start(): Promise<void> {
    await this.#boss.start();
    for (const [name, { cron, ...options }] of Object.entries(QUEUES)) {
      const settings = { ...options, retryBackoff: true, heartbeatSeconds: 10, notify: true };
      await this.#boss.createQueue(name, settings);
      // An older release may have made it otherwise.
      await this.#boss.updateQueue(name, settings);
      if (cron !== undefined) await this.#boss.schedule(name, cron);
    }
  }

  async enqueue<Name extends JobName>(
    transaction: Transaction,
    name: Name,
    data: Jobs[Name],
  ): Promise<void> {
    await this.#boss.send(name, data, { db: fromKysely(transaction) });
  }

  async enqueueAll<Name extends JobName>(
    transaction: Transaction,
    name: Name,
    jobs: readonly Jobs[Name][],
  ): Promise<void> {
    if (jobs.length === 0) return;
    const db = fromKysely(transaction);
    await this.#boss.insert(
      name,
      jobs.map((data) => ({ data })),
      { db },
    );
  }

  /** With `concurrency`, so many of them side by side. */
  async work<Name extends JobName>(
    name: Name,
    handle: (data: Jobs[Name], isLastAttempt: boolean) => Promise<void>,
    { concurrency = 1 } = {},
  ): Promise<void> {
    for (let i = 0; i < concurrency; i += 1) await this.#addWorker(name, handle);
  }

  async #addWorker<Name extends JobName>(
    name: Name,
    handle: (data: Jobs[Name], isLastAttempt: boolean) => Promise<void>,
  ): Promise<void> {
    const { retryLimit } = QUEUES[name];
    const options = {
      notifyPollingIntervalSeconds: RETRY_POLL_SECONDS,
    } as const;
    const id = await this.#boss.work<Jobs[Name]>(name, options, async (jobs) => {
      // One word wakes us once, however many jobs it was about: look again before we sleep.
      this.#boss.notifyWorker(id);
      for (const job of jobs) await handle(job.data, job.retryCount >= retryLimit);
    });
  }

  /** Deletes jobs in any state whose data has one of these ids as a value. */
  deleteJobs(transaction: Transaction, ids: readonly string[]): Promise<void> {
    return this.#deleteWhere(
      transaction,
      sql`jsonb_typeof(data) = 'object' and exists (
        select from jsonb_each_text(data) where value = any(${ids}::text[])
      )`,
    );
  }

  /** Deletes jobs with one of these words in their data or output: a failed job stores its error. */
  deleteJobsMentioning(transaction: Transaction, words: readonly string[]): Promise<void> {
    return this.#deleteWhere(
      transaction,
      sql`exists (
        select from unnest(${words}::text[]) word
        where strpos(data::text, word) > 0 or strpos(output::text, word) > 0
      )`,
    );
  }

  /**
   * Locks before it deletes: pg-boss fails a job by deleting and re-inserting its row, and a delete
   * that has waited for that transaction does not see the new row. The next statement does.
   */
  async #deleteWhere(transaction: Transaction, condition: RawBuilder<unknown>): Promise<void> {
    await sql`select from pgboss.job where ${condition} for update`.execute(transaction);
    await sql`delete from pgboss.job where ${condition}`.execute(transaction);
  }

  /** Waits for running jobs, so that a deploy does not repeat half a print. */
  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: 30_000 });
  }
}
