import { fromKysely, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Transaction } from "../database/database.ts";

/** Every job there is, with what it carries. */
export interface Jobs {
  readonly "render-print": { readonly renderId: string };
}

export type JobName = keyof Jobs;

const QUEUES: Record<JobName, { retryLimit: number; expireInSeconds: number }> = {
  "render-print": { retryLimit: 3, expireInSeconds: 300 },
};

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
    await this.#boss.work<Jobs[Name]>(name, { pollingIntervalSeconds: 2 }, async (jobs) => {
      for (const job of jobs) await handle(job.data, job.retryCount >= retryLimit);
    });
  }

  /** Waits for running jobs, so that a deploy does not repeat half a print. */
  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: 30_000 });
  }
}
