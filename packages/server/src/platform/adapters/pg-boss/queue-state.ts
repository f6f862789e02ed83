import { sql } from "kysely";
import type { Connection } from "../../database/database.ts";

export interface QueueDepth {
  /** The name of the queue's jobs. */
  readonly name: string;
  /** The number of jobs that are ready to run. */
  readonly waiting: number;
  /** The number of jobs that are retried or run later. */
  readonly delayed: number;
  readonly active: number;
  /** The number of jobs that failed in their last attempt, which are kept for days. */
  readonly failed: number;
  /** The age of the oldest ready job in seconds; null when none is ready. */
  readonly oldestSeconds: number | null;
}

/** Lists the depth of every queue, even of those without jobs. */
export async function listQueueDepths(db: Connection): Promise<QueueDepth[]> {
  const { rows } = await sql<QueueDepth>`
    select queue.name,
      count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
      count(*) filter (where state < 'active' and start_after > now())::int as delayed,
      count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'failed')::int as failed,
      extract(epoch from now() - min(greatest(job.created_on, start_after))
        filter (where state < 'active' and start_after <= now()))::int as oldest_seconds
    from pgboss.queue
    left join pgboss.job on job.name = queue.name and state in ('created', 'retry', 'active', 'failed')
    where queue.name not like '\\_\\_pgboss%'
    group by queue.name order by queue.name`.execute(db);
  return rows;
}

export interface FailedMailJob {
  readonly id: string;
  /** The kind of the email, such as receipt. */
  readonly kind: string;
  readonly isRetried: boolean;
  readonly attempts: number;
  /** The recipient; null when what the email is about is gone. */
  readonly email: string | null;
  readonly reason: string | null;
  readonly failedAt: Date;
}

/** Lists emails whose last attempt failed, the newest first. */
export async function listFailedMailJobs(db: Connection, limit: number): Promise<FailedMailJob[]> {
  const { rows } = await sql<FailedMailJob>`
    select id, data ->> 'kind' as kind, state = 'retry' as is_retried,
      retry_count + (state = 'failed')::int as attempts,
      output ->> 'message' as reason, coalesce(completed_on, started_on, created_on) as failed_at,
      coalesce(
        (select email from account_code where id = (data ->> 'codeId')::uuid),
        (select email from shop_order where id = (data ->> 'orderId')::uuid),
        (select email from ticket where id = (data ->> 'ticketId')::uuid),
        (select grantee_email from project_grant where id = (data ->> 'grantId')::uuid),
        (select email from account where id = data ->> 'accountId')
      ) as email
    from pgboss.job
    where name = 'send-mail' and (state = 'failed' or state = 'retry' and output is not null)
    order by failed_at desc limit ${limit}`.execute(db);
  return rows;
}
