import { Client, Pool } from "pg";

/** What an operation reads of tables and indexes, in memory or not, without the catalog. */
export interface PageCount {
  readonly pages: number;
  /** Tables that were read from their start without an index; small ones are read so at no cost. */
  readonly scannedTables: readonly string[];
}

interface TableCount {
  readonly name: string;
  readonly pages: number;
  readonly scans: number;
  readonly rows: number;
}

const SMALL_TABLE_ROWS = 400;

const READ_COUNTS = `
  select relname as name, seq_scan::float8 as scans, n_live_tup::float8 as rows,
    (heap_blks_read + heap_blks_hit + coalesce(idx_blks_read + idx_blks_hit, 0)
      + coalesce(toast_blks_read + toast_blks_hit, 0)
      + coalesce(tidx_blks_read + tidx_blks_hit, 0))::float8 as pages
  from pg_statio_user_tables join pg_stat_user_tables using (relid, schemaname, relname)
  where schemaname = 'public'
  order by relname`;

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

export class PageCounter {
  readonly #database: string;
  readonly #pool: Pool;

  constructor(databaseUrl: string) {
    this.#database = new URL(databaseUrl).pathname.slice(1);
    this.#pool = new Pool({ connectionString: databaseUrl, max: 1 });
  }

  /** Nothing else may use the database at the same time. */
  async count(act: () => Promise<void>): Promise<PageCount> {
    const before = await this.#read();
    await act();
    const after = await this.#read();
    const grown = after.map((table, i) => ({
      ...table,
      pages: table.pages - (before[i]?.pages ?? 0),
      scans: table.scans - (before[i]?.scans ?? 0),
    }));
    return {
      pages: grown.reduce((sum, { pages }) => sum + pages, 0),
      scannedTables: grown
        .filter(({ scans, rows }) => scans > 0 && rows > SMALL_TABLE_ROWS)
        .map(({ name }) => name),
    };
  }

  /** A connection reports its counts with a delay unless it is told to. */
  async #read(): Promise<TableCount[]> {
    for (const client of clients) {
      if (client.database !== this.#database) continue;
      await client.query("select pg_stat_force_next_flush()");
    }
    const { rows } = await this.#pool.query<TableCount>(READ_COUNTS);
    return rows;
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}
