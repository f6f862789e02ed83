import { Client, Pool } from "pg";

const READ_PAGES = `
  select coalesce(sum(heap_blks_read + heap_blks_hit + coalesce(idx_blks_read + idx_blks_hit, 0)
    + coalesce(toast_blks_read + toast_blks_hit, 0)
    + coalesce(tidx_blks_read + tidx_blks_hit, 0)), 0)::float8 as pages
  from pg_statio_user_tables where schemaname = 'public'`;

const clients = new Set<Client>();

/** From now on, every connection that sends a statement is known to the counters. */
export function watchConnections(): void {
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

/** Counts the pages of tables and indexes that are read, in memory or not, without the catalog's. */
export class PageCounter {
  readonly #database: string;
  readonly #pool: Pool;

  constructor(databaseUrl: string) {
    this.#database = new URL(databaseUrl).pathname.slice(1);
    this.#pool = new Pool({ connectionString: databaseUrl, max: 1 });
  }

  /** Nothing else may use the database at the same time. */
  async count(act: () => Promise<void>): Promise<number> {
    const before = await this.#read();
    await act();
    return (await this.#read()) - before;
  }

  /** A connection reports its counts with a delay unless it is told to. */
  async #read(): Promise<number> {
    for (const client of clients) {
      if (client.database !== this.#database) continue;
      await client.query("select pg_stat_force_next_flush()");
    }
    const { rows } = await this.#pool.query<{ pages: number }>(READ_PAGES);
    return rows[0]?.pages ?? 0;
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}
