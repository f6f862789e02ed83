import { addGauge } from "@photomap/process";
import { sql } from "kysely";
import type { Connection } from "../../database/database.ts";

interface QueueState {
  readonly name: string;
  readonly ready: number;
  readonly delayed: number;
  readonly active: number;
  readonly failed: number;
  readonly oldestSeconds: number;
}

/** The time limit of a read: a scrape has to be answered even if the database doesn't answer. */
const READ_TIMEOUT_MS = 2000;

let source: Connection | undefined;

/** Reads the state of the queues whenever the metrics of this process are read. */
export function registerQueueMetrics(db: Connection): void {
  source = db;
}

const queueAge = addGauge({
  name: "queue_oldest_job_seconds",
  help: "Age of the oldest job that may run, by queue",
  labelNames: ["queue"],
  async collect() {
    this.reset();
    queueJobs.reset();
    for (const { name, oldestSeconds, ...states } of await readQueues()) {
      queueAge.set({ queue: name }, oldestSeconds);
      for (const [state, jobs] of Object.entries(states)) {
        queueJobs.set({ queue: name, state }, jobs);
      }
    }
  },
});

const queueJobs = addGauge({
  name: "queue_jobs",
  help: "Jobs by queue and state: ready, delayed, active or failed",
  labelNames: ["queue", "state"],
});

/**
 * Reads the queues; empty when the database doesn't answer, since an old age would look current.
 */
async function readQueues(): Promise<readonly QueueState[]> {
  if (source === undefined) return [];
  const late = new Promise<QueueState[]>((resolve) => {
    setTimeout(resolve, READ_TIMEOUT_MS, []).unref();
  });
  return Promise.race([listQueueStates(source).catch(() => []), late]);
}

/**
 * Lists the queues' states. The counts are those that pg-boss refreshes every ten seconds; the age
 * uses an index.
 */
async function listQueueStates(db: Connection): Promise<QueueState[]> {
  const { rows } = await sql<QueueState>`
    select queue.name, ready_count as ready, deferred_count as delayed, active_count as active,
      failed_count as failed, coalesce(extract(epoch from now() - oldest.due), 0)::int as oldest_seconds
    from pgboss.queue left join lateral (
      select min(greatest(created_on, start_after)) as due from pgboss.job
      where job.name = queue.name and state in ('created', 'retry') and start_after <= now()
    ) oldest on true
    where queue.name not like '\\_\\_pgboss%'`.execute(db);
  return rows;
}
