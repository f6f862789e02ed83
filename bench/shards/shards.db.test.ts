import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { moveShard } from "./move-shard.ts";
import type { SaveLoad, SavingOwner } from "./save-load.ts";
import { getShard, shardOf } from "./shard-number.ts";
import { openShards, type Shards } from "./shards.ts";

let shards: Shards;
let load: SaveLoad;

beforeEach(async () => {
  shards = await openShards();
  load = shards.createLoad(10);
});
afterEach(() => shards.close());

const waitForSaves = (owners: readonly SavingOwner[], count: number) =>
  vi.waitFor(
    () => expect(Math.min(...owners.map((owner) => owner.acknowledged))).toBeGreaterThan(count),
    { timeout: 30_000 },
  );

/** The number of the last save, by database; undefined where the project is not. */
function readNames(projectId: string) {
  return Promise.all(
    shards.databases.map(async (database) => {
      const [row] = await database.query("select name from project where id = $1", [projectId]);
      return row && Number(row["name"]);
    }),
  );
}

it("has the same number in SQL", async () => {
  const owners = ["a", "guest-1", "3f5bf2b1-0000-4000-8000-000000000000"];
  for (const owner of owners) {
    const [row] = await shards.databases[0].query(`select ${shardOf("$1::text")} as number`, [
      owner,
    ]);
    expect(row).toEqual({ number: getShard(owner) });
  }
});

it("an owner moves to another database while saving, and no acknowledged save is lost", async () => {
  const [moved, stays] = [await load.add("moved"), await load.add("stays")];
  await waitForSaves(load.owners, 3);
  const [source, target] = shards.databases.map(({ databaseUrl }) => databaseUrl);
  const { rows } = await moveShard({
    directory: shards.directory,
    number: getShard(moved.ownerId),
    source: source ?? "",
    target: target ?? "",
  });
  await waitForSaves(load.owners, moved.acknowledged + 3);
  await load.stop();
  expect(load.owners.flatMap(({ failures }) => failures)).toEqual([]);
  expect(rows).toBeGreaterThan(0);
  expect(await readNames(moved.projectId)).toEqual([undefined, moved.acknowledged]);
  expect(await readNames(stays.projectId)).toEqual([stays.acknowledged, undefined]);
  expect(await shards.directory.findOwner(moved.projectId)).toBe(moved.ownerId);
});

it("a move that fails leaves the owner where it was, and can be repeated", async () => {
  const owner = await load.add("stays");
  await waitForSaves([owner], 3);
  const [source, target] = shards.databases;
  const move = () =>
    moveShard({
      directory: shards.directory,
      number: getShard(owner.ownerId),
      source: source.databaseUrl,
      target: target.databaseUrl,
    });
  await target.query("alter table project_snapshot rename to project_snapshot_missing");
  await expect(move()).rejects.toThrow('relation "project_snapshot" does not exist');
  await waitForSaves([owner], owner.acknowledged + 3);
  expect((await readNames(owner.projectId))[0]).toBeGreaterThan(3);
  expect(
    await source.query("select nspname from pg_namespace where nspname = 'shard_move'"),
  ).toEqual([]);
  // A row that the failed move copied and the source no longer has.
  await source.query("delete from upload_usage where owner_id = $1", [owner.ownerId]);
  await target.query("alter table project_snapshot_missing rename to project_snapshot");
  await move();
  await load.stop();
  expect(owner.failures).toEqual([]);
  expect(await readNames(owner.projectId)).toEqual([undefined, owner.acknowledged]);
  await expect(move()).rejects.toThrow("is not in the source");
});

it("a move waits for running work, and later work waits for the move", async () => {
  const { directory } = shards;
  const order: string[] = [];
  const running = Promise.withResolvers<undefined>();
  const work = directory.use("owner", async () => {
    await running.promise;
    order.push("running work");
  });
  const move = directory.reassign(getShard("owner"), "other", async () => {
    order.push("move");
  });
  await expect.poll(countWaiting).toBe(1);
  const later = directory.use("owner", async (database) => {
    order.push(`work in ${database}`);
  });
  await expect.poll(countWaiting).toBe(2);
  running.resolve(undefined);
  await Promise.all([work, move, later]);
  expect(order).toEqual(["running work", "move", "work in other"]);
});

async function countWaiting(): Promise<number> {
  const rows = await shards.databases[0].query(
    "select pid from pg_locks where locktype = 'advisory' and not granted and classid = 0 and objid = $1",
    [getShard("owner")],
  );
  return rows.length;
}
