import type { ClientBase } from "pg";
import { type ShardedTable, selectShard } from "./tables.ts";

const BATCH = 1000;

/** Copies the rows of a shard in one snapshot of the source; returns how many. */
export async function copyShard(
  source: ClientBase,
  target: ClientBase,
  tables: readonly ShardedTable[],
  number: number,
): Promise<number> {
  let copied = 0;
  await source.query("begin isolation level repeatable read");
  for (const table of tables) {
    await source.query(
      `declare rows_of_shard cursor for select to_jsonb(shard) as row from (${selectShard(table).replace("$1", String(number))}) shard`,
    );
    for (;;) {
      const { rows } = await source.query<{ row: object }>(`fetch ${BATCH} from rows_of_shard`);
      if (rows.length === 0) break;
      await insertRows(
        target,
        table,
        rows.map(({ row }) => row),
      );
      copied += rows.length;
    }
    await source.query("close rows_of_shard");
  }
  await source.query("commit");
  return copied;
}

/** Replaces rows with the same key. */
export async function insertRows(
  target: ClientBase,
  { name, columns, key }: ShardedTable,
  rows: readonly object[],
): Promise<void> {
  const list = columns.join(", ");
  const changes = columns
    .filter((column) => !key.includes(column))
    .map((column) => `${column} = excluded.${column}`);
  await target.query(
    `insert into ${name} (${list}) overriding system value
    select ${list} from jsonb_populate_recordset(null::${name}, $1)
    on conflict (${key.join(", ")}) do ${changes.length > 0 ? `update set ${changes.join(", ")}` : "nothing"}`,
    [JSON.stringify(rows)],
  );
}
