import { Client, type ClientBase } from "pg";
import { applyChanges, startCapture, stopCapture } from "./change-capture.ts";
import { copyShard } from "./copy-rows.ts";
import type { ShardDirectory } from "./directory.ts";
import { shardOf } from "./shard-number.ts";
import { readTables, type ShardedTable, selectShard } from "./tables.ts";

export interface ShardMove {
  readonly directory: ShardDirectory;
  readonly number: number;
  /** Addresses of the databases, which are also their names in the directory. */
  readonly source: string;
  readonly target: string;
}

export interface MoveResult {
  readonly rows: number;
  /** Changes during the copy, applied after it. */
  readonly changes: number;
  readonly seconds: number;
  /** In which saves of the shard waited. */
  readonly pauseMs: number;
}

/** As many are applied while saves wait. */
const FEW_CHANGES = 50;
const MAX_ROUNDS = 100;

/** Moves a logical shard to another database while its owners save; can be repeated after a failure. */
export async function moveShard({ directory, number, ...urls }: ShardMove): Promise<MoveResult> {
  if ((await directory.findDatabase(number)) !== urls.source) {
    throw new Error(`Shard ${number} is not in the source`);
  }
  const [source, target] = [new Client(urls.source), new Client(urls.target)];
  await Promise.all([source.connect(), target.connect()]);
  const began = performance.now();
  const tables = await readTables(source);
  try {
    // Rows that an earlier move left when it failed.
    await removeShard(target, tables, number);
    await startCapture(source, tables, number);
    const rows = await copyShard(source, target, tables, number);
    let changes = 0;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const applied = await applyChanges(source, target, tables);
      changes += applied;
      if (applied < FEW_CHANGES) break;
    }
    let paused = 0;
    await directory.reassign(number, urls.target, async () => {
      const pausedAt = performance.now();
      changes += await applyChanges(source, target, tables);
      await requireEqual(source, target, tables, number);
      paused = performance.now() - pausedAt;
    });
    await stopCapture(source, tables);
    await removeShard(source, tables, number);
    return { rows, changes, seconds: (performance.now() - began) / 1000, pauseMs: paused };
  } catch (error) {
    await stopCapture(source, tables);
    throw error;
  } finally {
    await Promise.all([source.end(), target.end()]);
  }
}

/** A hash of all rows, independent of their order. */
async function requireEqual(
  source: ClientBase,
  target: ClientBase,
  tables: readonly ShardedTable[],
  number: number,
): Promise<void> {
  for (const table of tables) {
    const query = `select count(*)::int as rows, md5(string_agg(md5(shard::text), '' order by md5(shard::text))) as hash from (${selectShard(table)}) shard`;
    const [here, there] = await Promise.all(
      [source, target].map((client) =>
        client.query<{ rows: number; hash: string | null }>(query, [number]),
      ),
    );
    const [before, after] = [here?.rows[0], there?.rows[0]];
    if (before?.rows !== after?.rows || before?.hash !== after?.hash) {
      throw new Error(`${table.name} differs: ${before?.rows} and ${after?.rows} rows`);
    }
  }
}

/** Children first. */
async function removeShard(
  client: ClientBase,
  tables: readonly ShardedTable[],
  number: number,
): Promise<void> {
  for (const { name } of tables.toReversed()) {
    await client.query(`delete from ${name} where ${shardOf("owner_id")} = $1`, [number]);
  }
}
