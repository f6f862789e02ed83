import type { Queue } from "../../platform/adapters/pg-boss/queue.ts";
import type { Database } from "../../platform/database/database.ts";
import { markDueDigests, tryLockDigests } from "./digest.repository.ts";

/**
 * The delay from the first waiting suggestion: those that follow within it are in the same email.
 */
const DELAY_MINUTES = 15;
const BATCH_SIZE = 500;

interface Dependencies {
  readonly db: Database;
  readonly queue: Pick<Queue, "enqueueAll">;
}

/** Sends the owner of a project one email about all suggestions since the last one. */
export class DigestService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Enqueues emails and returns how many. Marks and emails are one transaction. */
  enqueueDue(): Promise<number> {
    const { db, queue } = this.#deps;
    return db.transaction().execute(async (transaction) => {
      if (!(await tryLockDigests(transaction))) return 0;
      const options = { delayMinutes: DELAY_MINUTES, limit: BATCH_SIZE };
      const due = await markDueDigests(transaction, options);
      const jobs = due.map(({ projectId, brand, digestAt }) => ({
        kind: "suggestion-digest" as const,
        businessId: brand,
        projectId,
        digestAt: digestAt.toISOString(),
      }));
      await queue.enqueueAll(transaction, "send-mail", jobs);
      return due.length;
    });
  }
}
