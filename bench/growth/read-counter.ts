import { Client, Pool } from "pg";

/** What an operation reads of tables and indexes, in memory or not, without the catalog. */
export interface ReadCount {
  readonly pages: number;
  /** Of tables, before conditions that no index decides. */
  readonly rows: number;
}

const READ_COUNTS = `
  select sum(heap_blks_read + heap_blks_hit + coalesce(idx_blks_read + idx_blks_hit, 0)
      + coalesce(toast_blks_read + toast_blks_hit, 0)
      + coalesce(tidx_blks_read + tidx_blks_hit, 0))::float8 as pages,
    sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::float8 as rows
  from pg_statio_user_tables join pg_stat_user_tables using (relid, schemaname)
  where schemaname = 'public'`;

const clients = new Set<Client>();
let isWatching = false;

/** From now on, every connection that sends a statement is known to the counters. */
export function watchConnections(): void {
  if (isWatching) return;
  isWatching = true;
  const { prototype } = Client;
  const query = Reflect.get(prototype, "query");
  Reflect.set(prototype, "query", function watched(this: Client, ...parameters: unknown[]) {
    if (!clients.has(this)) {
      clients.add(this);
      this.once("end", () => clients.delete(this));
    }
    return Reflect.apply(query, this, parameters);
  });
}

export class ReadCounter {
  readonly #database: string;
  readonly #pool: Pool;

  constructor(databaseUrl: string) {
    this.#database = new URL(databaseUrl).pathname.slice(1);
    this.#pool = new Pool({ connectionString: databaseUrl, max: 1 });
  }

  /** Nothing else may use the database at the same time. */
  async count(act: () => Promise<void>): Promise<ReadCount> {
    const before = await this.#read();
    await act();
    const after = await this.#read();
    return { pages: after.pages - before.pages, rows: after.rows - before.rows };
  }

  /** A connection reports its counts with a delay unless it is told to, or ends. */
  async #read(): Promise<ReadCount> {
    for (const client of clients) {
      if (client.database !== this.#database) continue;
      await client.query("select pg_stat_force_next_flush()").catch(() => clients.delete(client));
    }
    const { rows } = await this.#pool.query<ReadCount>(READ_COUNTS);
    return rows[0] ?? { pages: 0, rows: 0 };
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}
