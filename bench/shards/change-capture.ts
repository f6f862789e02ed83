import type { ClientBase } from "pg";
import { insertRows } from "./copy-rows.ts";
import { shardOf } from "./shard-number.ts";
import type { ShardedTable } from "./tables.ts";

interface Change {
  readonly position: string;
  readonly table_name: string;
  readonly key: Readonly<Record<string, unknown>>;
}

/** From now on, the keys of changed rows of the shard are recorded in the transaction of the change. */
export async function startCapture(
  source: ClientBase,
  tables: readonly ShardedTable[],
  number: number,
): Promise<void> {
  await source.query(`
    create schema shard_move;
    create table shard_move.change (
      position bigint generated always as identity primary key, table_name text, key jsonb
    );
    create function shard_move.capture() returns trigger language plpgsql as $$
    begin
      insert into shard_move.change (table_name, key)
      select tg_table_name, jsonb_object_agg(name, value)
      from jsonb_each(to_jsonb(coalesce(new, old))) as column_of_row (name, value)
      where name = any(tg_argv);
      return null;
    end $$`);
  for (const { name, key } of tables) {
    const columns = key.map((column) => `'${column}'`).join(", ");
    for (const [event, row] of [
      ["insert or update", "new"],
      ["delete", "old"],
    ]) {
      await source.query(`
        create trigger shard_move_${row} after ${event} on ${name} for each row
        when (${shardOf(`${row}.owner_id`)} = ${number})
        execute function shard_move.capture(${columns})`);
    }
  }
}

export async function stopCapture(
  source: ClientBase,
  tables: readonly ShardedTable[],
): Promise<void> {
  for (const { name } of tables) {
    await source.query(`
      drop trigger if exists shard_move_new on ${name};
      drop trigger if exists shard_move_old on ${name}`);
  }
  await source.query("drop schema if exists shard_move cascade");
}

/** Copies the changed rows to the target as they are now; returns how many changes there were. */
export async function applyChanges(
  source: ClientBase,
  target: ClientBase,
  tables: readonly ShardedTable[],
): Promise<number> {
  // Committed changes may have lower positions than those that were read: each one is removed by itself.
  const { rows: changes } = await source.query<Change>(
    "select position, table_name, key from shard_move.change order by position",
  );
  for (const table of tables) {
    const keys = changes.filter((change) => change.table_name === table.name).map(({ key }) => key);
    if (keys.length > 0) await applyToTable(source, target, table, keys);
  }
  await source.query("delete from shard_move.change where position = any($1)", [
    changes.map(({ position }) => position),
  ]);
  return changes.length;
}

async function applyToTable(
  source: ClientBase,
  target: ClientBase,
  table: ShardedTable,
  keys: readonly object[],
): Promise<void> {
  const { name, key } = table;
  const requested = `select distinct ${key.join(", ")} from jsonb_populate_recordset(null::${name}, $1)`;
  const parameter = [JSON.stringify(keys)];
  const { rows } = await source.query<{ row: object }>(
    `select to_jsonb(${name}) as row from ${name} join (${requested}) requested using (${key.join(", ")})`,
    parameter,
  );
  // Rows that are gone at the source; those that are there are replaced below.
  await target.query(
    `delete from ${name} using (${requested}) requested
    where (${key.map((column) => `${name}.${column} = requested.${column}`).join(" and ")})
      and not exists (
        select from jsonb_populate_recordset(null::${name}, $2) present
        where ${key.map((column) => `present.${column} = requested.${column}`).join(" and ")}
      )`,
    [...parameter, JSON.stringify(rows.map(({ row }) => row))],
  );
  if (rows.length > 0)
    await insertRows(
      target,
      table,
      rows.map(({ row }) => row),
    );
}
