import type { ClientBase } from "pg";
import { shardOf } from "./shard-number.ts";

/** What belongs to the projects of an owner, parents first. Accounts, sessions and orders are not divided. */
const NAMES = [
  "upload_usage",
  "upload",
  "photo",
  "project",
  "opening_input",
  "project_grant",
  "share_link",
  "suggestion",
  "project_snapshot",
] as const;

/** A table that is divided by the column owner_id. */
export interface ShardedTable {
  readonly name: string;
  /** Without generated ones. */
  readonly columns: readonly string[];
  readonly key: readonly string[];
}

export async function readTables(client: ClientBase): Promise<ShardedTable[]> {
  const { rows } = await client.query<ShardedTable>(
    `select relname as name,
      array_agg(attname::text order by attnum) filter (where attgenerated = '') as columns,
      array_agg(attname::text order by attnum) filter (where attnum = any(indkey)) as key
    from pg_class join pg_index on indrelid = pg_class.oid and indisprimary
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace and relname = any($1)
    group by relname order by array_position($1, relname::text)`,
    [NAMES],
  );
  return rows;
}

/**
 * Before the first move, in both databases: without an index each move would read whole tables, most
 * of it while saves wait.
 */
export async function indexShards(client: ClientBase): Promise<void> {
  for (const { name } of await readTables(client)) {
    await client.query(
      `create index concurrently if not exists ${name}_by_shard on ${name} ((${shardOf("owner_id")}))`,
    );
  }
}

/** The rows of a shard; `$1` is its number. */
export function selectShard({ name }: ShardedTable): string {
  return `select * from ${name} where ${shardOf("owner_id")} = $1`;
}
