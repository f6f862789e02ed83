import type { BusinessId } from "@photomap/design";
import { fromKysely, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Transaction } from "../database/database.ts";

/** Every job there is, with what it carries. */
export interface Jobs {
  readonly "render-print": { readonly renderId: string };
  readonly "send-mail": MailJob;
}

/** Names what the mail is about; what it says is found when it is sent, so that no secret waits in a table. */
export interface MailJob {
  readonly kind: "code";
  readonly codeId: string;
  readonly businessId: BusinessId;
}

export type JobName = keyof Jobs;

interface QueueOptions {
  readonly retryLimit: number;
  readonly expireInSeconds: number;
  /** Doubled after each try. */
  readonly retryDelay?: number;
}

const QUEUES: Record<JobName, QueueOptions> = {
  "render-print": { retryLimit: 3, expireInSeconds: 300 },
  // Two seconds to half an hour: a mail server that is away for a while loses nothing.
  "send-mail": { retryLimit: 10, expireInSeconds: 60, retryDelay: 2 },
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
    for (const [name, options] of Object.entries(QUEUES)) {
      await this.#boss.createQueue(name, {
        ...options,
        retryBackoff: true,
        heartbeatSeconds: 10,
        notify: true,
      });
    }
  }

  async enqueue<Name extends JobName>(
    transaction: Transaction,
    name: Name,
    data: Jobs[Name],
  ): Promise<void> {
    await this.#boss.send(name, data, { db: fromKysely(transaction) });
  }

  async work<Name extends JobName>(
    name: Name,
    handle: (data: Jobs[Name], isLastTry: boolean) => Promise<void>,
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

  /** Waits for running jobs, so that a deploy does not repeat half a print. */
  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: 30_000 });
  }
}
