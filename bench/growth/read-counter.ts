import { Client, Pool } from "pg";

/** What an operation reads from a table and its indexes, cached or not. */
export interface TableReads {
  readonly table: string;
  readonly pages: number;
  /** The rows that are fetched, before conditions that no index covers. */
  readonly rows: number;
}

const READ_COUNTS = `
  select relname as table, (heap_blks_read + heap_blks_hit
      + coalesce(idx_blks_read + idx_blks_hit, 0) + coalesce(toast_blks_read + toast_blks_hit, 0)
      + coalesce(tidx_blks_read + tidx_blks_hit, 0))::float8 as pages,
    (seq_tup_read + coalesce(idx_tup_fetch, 0))::float8 as rows
  from pg_statio_user_tables join pg_stat_user_tables using (relid, schemaname, relname)
  where schemaname = 'public'
  order by relname`;

const clients = new Set<Client>();
let isWatching = false;

/** Registers every connection that sends a statement from now on, so that counts include it. */
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

  /** Counts the reads of `act`; nothing else may use the database meanwhile. */
  async count(act: () => Promise<void>): Promise<TableReads[]> {
    const before = await this.#read();
    await act();
    const after = await this.#read();
    return after.map(({ table, pages, rows }, i) => ({
      table,
      pages: pages - (before[i]?.pages ?? 0),
      rows: rows - (before[i]?.rows ?? 0),
    }));
  }

  /** Reads the counters after each connection has reported: otherwise they lag behind. */
  async #read(): Promise<TableReads[]> {
    for (const client of clients) {
      if (client.database !== this.#database) continue;
      await client.query("select pg_stat_force_next_flush()").catch(() => clients.delete(client));
    }
    return (await this.#pool.query<TableReads>(READ_COUNTS)).rows;
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}
