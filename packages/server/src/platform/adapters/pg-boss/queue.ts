import type { BrandId } from "@photomap/design";
import { getTraceparent, traceWork } from "@photomap/process";
import { type RawBuilder, sql } from "kysely";
import { fromKysely, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Transaction } from "../../database/database.ts";
import { jobDuration, jobLatency } from "../../telemetry/metrics.ts";

/** The payload of every job, by its name. */
export interface JobPayloads {
  readonly "render-interactive": RenderJob;
  readonly "render-print": RenderJob;
  readonly "render-backfill": RenderJob;
  /** Marks a render as failed after its last attempt or a dead worker; a dead letter. */
  readonly "render-failed": RenderJob;
  readonly "purge-renders": object;
  /** Processes a photo. Workers of the release before read this queue during a deployment. */
  readonly "ingest-photo": { readonly key: string };
  readonly "purge-trash": object;
  readonly "purge-uploads": object;
  readonly "purge-sessions": object;
  readonly "purge-carts": object;
  readonly "purge-tickets": object;
  readonly "send-mail": MailJob;
  readonly "enqueue-digests": object;
  readonly "export-data": { readonly exportId: string };
  readonly "purge-exports": object;
  /** Erases accounts. Without account ids: the job row outlives the erased data. */
  readonly "erase-accounts": object;
  /** Ends orders whose time to pay is over. */
  readonly "expire-orders": object;
  /** Lets prints go on whose customers had enough time to look at their maps. */
  readonly "end-map-reviews": object;
  /** Compares payment sessions with their orders. */
  readonly "reconcile-payments": object;
  readonly "refund-payment": { readonly refundId: string };
  readonly "render-order-print": { readonly orderPrintId: string };
  /** Copies the photos of a paid sticker order, which outlive the project. */
  readonly "store-snapshot-photos": { readonly snapshotId: string };
  readonly "render-sticker-sheets": { readonly setId: string };
  /** Finds paid stickers that nobody has made. */
  readonly "check-stickers": object;
  /** Stores an uploaded picture of a product in its sizes. */
  readonly "store-product-picture": { readonly uploadId: string };
  readonly "submit-pickup": { readonly orderId: string };
  /** Ends pickup orders whose worker died, and deletes old personal data. */
  readonly "check-pickups": object;
  /** Marks sticker sheets as failed; a dead letter. */
  readonly "sticker-sheets-failed": { readonly setId: string };
}

interface RenderJob {
  readonly renderId: string;
  /** The pixels it draws, for the worker's pixel budget. */
  readonly pixels: number;
}

/**
 * The payload of an email, with ids only: the content is loaded when the email is sent, so that no
 * secret is stored in a job.
 */
export type MailJob = { readonly businessId: BrandId } & (
  | { readonly kind: "code"; readonly codeId: string }
  | { readonly kind: "export-ready"; readonly exportId: string }
  | { readonly kind: "account-deleted"; readonly accountId: string }
  | { readonly kind: "invitation"; readonly grantId: string }
  | {
      readonly kind: "suggestion-digest";
      readonly projectId: string;
      /** The ISO 8601 instant that the digest's suggestions are marked with. */
      readonly digestAt: string;
    }
  | EmailChangeMailJob
  | OrderMailJob
  | TicketMailJob
);

/** The link for the new address, the notices to the old one, and that of an approval to the new one. */
interface EmailChangeMailJob {
  readonly kind: "email-change" | "email-change-notice" | "email-changed" | "email-approved";
  readonly changeId: string;
}

/** An email about a whole order, one of its refunds or one of its shipments. */
export type OrderMailJob =
  | {
      readonly kind: "receipt" | "payment-failed" | "payment-returned" | "sticker-tokens";
      readonly orderId: string;
    }
  | { readonly kind: "refund"; readonly refundId: string }
  | { readonly kind: "map-review"; readonly reviewId: string }
  // A shipment's id, under the name that the release before reads during a deployment.
  | { readonly kind: "shipped"; readonly fulfillmentId: string };

/** An email about a whole ticket or one of its messages. */
export type TicketMailJob =
  | { readonly kind: "ticket-created" | "ticket-received"; readonly ticketId: string }
  | { readonly kind: "ticket-replied" | "ticket-answered"; readonly messageId: string };

export type JobName = keyof JobPayloads;

interface QueueOptions {
  readonly retryLimit: number;
  readonly expireInSeconds: number;
  /** The seconds before the first retry, doubled after each attempt. */
  readonly retryDelay?: number;
  /** The schedule in UTC of a job that no code enqueues. */
  readonly cron?: string;
  /** The queue for jobs whose last attempt failed or whose worker died. */
  readonly deadLetter?: JobName;
}

/**
 * Renders are retried after 2 s to 2 min: an outage of the object store of one minute loses no
 * print.
 */
const RENDER: QueueOptions = {
  retryLimit: 6,
  expireInSeconds: 600,
  retryDelay: 2,
  deadLetter: "render-failed",
};

const QUEUES: Record<JobName, QueueOptions> = {
  // First: a dead letter queue must exist before a queue refers to it.
  "render-failed": { retryLimit: 10, expireInSeconds: 60, retryDelay: 2 },
  "sticker-sheets-failed": { retryLimit: 10, expireInSeconds: 60, retryDelay: 2 },
  "render-interactive": RENDER,
  "render-print": RENDER,
  "render-backfill": RENDER,
  "purge-renders": { retryLimit: 3, expireInSeconds: 3600, cron: "50 * * * *" },
  "purge-trash": { retryLimit: 3, expireInSeconds: 3600, cron: "10 * * * *" },
  "purge-uploads": { retryLimit: 3, expireInSeconds: 3600, cron: "0 4 * * *" },
  "purge-sessions": { retryLimit: 3, expireInSeconds: 3600, cron: "30 * * * *" },
  "purge-carts": { retryLimit: 3, expireInSeconds: 3600, cron: "0 5 * * *" },
  "purge-tickets": { retryLimit: 3, expireInSeconds: 3600, cron: "30 3 * * *" },
  "ingest-photo": { retryLimit: 6, expireInSeconds: 120, retryDelay: 2 },
  "store-product-picture": { retryLimit: 6, expireInSeconds: 120, retryDelay: 2 },
  // Retries after 2 s to half an hour, for an outage of the mail server.
  "send-mail": { retryLimit: 10, expireInSeconds: 60, retryDelay: 2 },
  "enqueue-digests": { retryLimit: 3, expireInSeconds: 60, cron: "* * * * *" },
  "export-data": { retryLimit: 5, expireInSeconds: 6 * 3600 },
  "purge-exports": { retryLimit: 3, expireInSeconds: 3600, cron: "20 * * * *" },
  "erase-accounts": { retryLimit: 3, expireInSeconds: 6 * 3600, cron: "40 * * * *" },
  "expire-orders": { retryLimit: 3, expireInSeconds: 300, cron: "* * * * *" },
  "end-map-reviews": { retryLimit: 3, expireInSeconds: 300, cron: "*/5 * * * *" },
  "reconcile-payments": { retryLimit: 3, expireInSeconds: 900, cron: "*/15 * * * *" },
  // Retries after 10 s to three hours, for an outage of the payment provider.
  "refund-payment": { retryLimit: 10, expireInSeconds: 120, retryDelay: 10 },
  "render-order-print": { retryLimit: 6, expireInSeconds: 120, retryDelay: 2 },
  // Retries after 10 s to three hours: photos of a paid order must not be lost.
  "store-snapshot-photos": { retryLimit: 10, expireInSeconds: 600, retryDelay: 10 },
  "render-sticker-sheets": { ...RENDER, deadLetter: "sticker-sheets-failed" },
  "check-stickers": { retryLimit: 3, expireInSeconds: 300, cron: "0 13 * * *" },
  "submit-pickup": { retryLimit: 3, expireInSeconds: 1200, retryDelay: 5 },
  "check-pickups": { retryLimit: 3, expireInSeconds: 300, cron: "*/5 * * * *" },
};

/** The trace that is stored with a job's data: the worker continues the request's trace. */
interface Traced {
  readonly traceparent?: string;
}

const OUTCOMES = ["done", "retried", "failed"] as const;

interface TracedJob<Data> {
  readonly data: Data;
  readonly retryCount: number;
  readonly createdOn: Date;
}

function addTrace<Data extends object>(data: Data, traceparent: string | undefined): Data & Traced {
  return traceparent === undefined ? data : { ...data, traceparent };
}

/** The interval in which retries are polled; new jobs are notified. */
const RETRY_POLL_SECONDS = 2;

/** A queue in PostgreSQL: jobs are enqueued by the transaction that causes them. */
export class Queue {
  readonly #boss: PgBoss;
  readonly #log: Logger;

  constructor(databaseUrl: string, log: Logger) {
    this.#log = log;
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
      // An older release may have created it with other settings.
      await this.#boss.updateQueue(name, settings);
      if (cron !== undefined) await this.#boss.schedule(name, cron);
    }
  }

  async enqueue<Name extends JobName>(
    transaction: Transaction,
    name: Name,
    data: JobPayloads[Name],
  ): Promise<void> {
    await this.#boss.send(name, addTrace(data, getTraceparent()), {
      db: fromKysely(transaction),
    });
  }

  async enqueueAll<Name extends JobName>(
    transaction: Transaction,
    name: Name,
    jobs: readonly JobPayloads[Name][],
    /** Finds the trace that a job continues; by default that of the running work. */
    findTraceparent: (job: JobPayloads[Name]) => string | undefined = getTraceparent,
  ): Promise<void> {
    if (jobs.length === 0) return;
    const db = fromKysely(transaction);
    await this.#boss.insert(
      name,
      jobs.map((data) => ({ data: addTrace(data, findTraceparent(data)) })),
      { db },
    );
  }

  async work<Name extends JobName>(
    name: Name,
    handle: (data: JobPayloads[Name], isLastAttempt: boolean) => Promise<void>,
    { concurrency = 1 } = {},
  ): Promise<void> {
    // A series that begins with its first failure would show no increase.
    for (const outcome of OUTCOMES) jobDuration.zero({ queue: name, outcome });
    for (let i = 0; i < concurrency; i += 1) await this.#addWorker(name, handle);
  }

  async #addWorker<Name extends JobName>(
    name: Name,
    handle: (data: JobPayloads[Name], isLastAttempt: boolean) => Promise<void>,
  ): Promise<void> {
    const { retryLimit } = QUEUES[name];
    const options = {
      notifyPollingIntervalSeconds: RETRY_POLL_SECONDS,
      includeMetadata: true,
    } as const;
    const run = async ({ data, retryCount, createdOn }: TracedJob<JobPayloads[Name]>) => {
      const isLastAttempt = retryCount >= retryLimit;
      const startedAt = performance.now();
      const record = (outcome: (typeof OUTCOMES)[number]) =>
        jobDuration.observe({ queue: name, outcome }, (performance.now() - startedAt) / 1000);
      try {
        await handle(data, isLastAttempt);
        record("done");
        jobLatency.observe({ queue: name }, (Date.now() - createdOn.getTime()) / 1000);
      } catch (error) {
        record(isLastAttempt ? "failed" : "retried");
        // Errors are reported; a failure that is retried may be an outage of a service.
        this.#log[isLastAttempt ? "error" : "warn"]({ err: error, job: name }, "job failed");
        throw error;
      }
    };
    const id = await this.#boss.work<JobPayloads[Name] & Traced, void, typeof options>(
      name,
      options,
      async (jobs) => {
        // One notification may stand for several jobs: fetch again before waiting.
        this.#boss.notifyWorker(id);
        for (const job of jobs) {
          const facts = { "messaging.destination.name": name, "job.attempt": job.retryCount + 1 };
          const { traceparent } = job.data ?? {};
          const traced = { kind: "consumer", facts, traceparent } as const;
          await traceWork(`job ${name}`, traced, () => run(job));
        }
      },
    );
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

  /**
   * Deletes jobs with one of these words in their data or output: a failed job stores its error.
   */
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
   * Locks the rows before it deletes them: pg-boss fails a job by deleting and re-inserting its
   * row, and a delete that waited for that transaction doesn't see the new row. The next statement
   * does.
   */
  async #deleteWhere(transaction: Transaction, condition: RawBuilder<unknown>): Promise<void> {
    await sql`select from pgboss.job where ${condition} for update`.execute(transaction);
    await sql`delete from pgboss.job where ${condition}`.execute(transaction);
  }

  /** Stops after the running jobs, so that a deployment doesn't repeat them. */
  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: 30_000 });
  }
}
