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
    shards.databases.map(async ({ query }) => {
      const [row] = await query("select name from project where id = $1", [projectId]);
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

it("a move that fails leaves the owner where it was", async () => {
  const owner = await load.add("stays");
  await waitForSaves([owner], 3);
  const [source, target] = shards.databases;
  // A row that the source does not have.
  const values = [owner.ownerId];
  await target.query("insert into upload_usage (owner_id, bytes) values ($1, 1)", values);
  await source.query("delete from upload_usage where owner_id = $1", values);
  const move = moveShard({
    directory: shards.directory,
    number: getShard(owner.ownerId),
    source: source.databaseUrl,
    target: target.databaseUrl,
  });
  await expect(move).rejects.toThrow("upload_usage differs");
  await waitForSaves([owner], owner.acknowledged + 3);
  await load.stop();
  expect(owner.failures).toEqual([]);
  expect((await readNames(owner.projectId))[0]).toBe(owner.acknowledged);
  expect(
    await source.query("select nspname from pg_namespace where nspname = 'shard_move'"),
  ).toEqual([]);
});
