import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { fillDatabase } from "../growth/fill.ts";
import { moveShard } from "./move-shard.ts";
import { getShard, SHARDS } from "./shard-number.ts";
import { openShards } from "./shards.ts";

/**
 * `pnpm --filter @photomap/bench shards`: moves half of all shards to a second database, one after
 * the other, while owners save; prints times and lost saves.
 */
const { values } = parseArgs({
  options: {
    /** Opening rows of other owners. */
    rows: { type: "string", default: "1000000" },
    owners: { type: "string", default: "40" },
    interval: { type: "string", default: "500" },
  },
});
const shards = await openShards();
await fillDatabase(shards.databases[0].databaseUrl, Number(values.rows));
const load = shards.createLoad(Number(values.interval));
for (let i = 0; i < Number(values.owners); i += 1) await load.add(`owner-${i}`);
await delay(5000);
const [source, target] = shards.databases;
const pauses: number[] = [];
let [rows, changes] = [0, 0];
const began = performance.now();
for (let number = 0; number < SHARDS / 2; number += 1) {
  const moved = await moveShard({
    directory: shards.directory,
    number,
    source: source.databaseUrl,
    target: target.databaseUrl,
  });
  pauses.push(moved.pauseMs);
  rows += moved.rows;
  changes += moved.changes;
}
const seconds = (performance.now() - began) / 1000;
await delay(5000);
await load.stop();
let lost = 0;
for (const { ownerId, projectId, acknowledged } of load.owners) {
  const home = getShard(ownerId) < SHARDS / 2 ? target : source;
  const [row] = await home.query("select name from project where id = $1", [projectId]);
  if (Number(row?.["name"]) !== acknowledged) lost += 1;
}
const times = load.owners.flatMap((owner) => owner.times).toSorted((a, b) => a - b);
const at = (sorted: readonly number[], share: number) =>
  (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
console.log(
  JSON.stringify({
    shards: pauses.length,
    seconds: seconds.toFixed(1),
    rows,
    changes,
    saves: times.length,
    failures: load.owners.flatMap(({ failures }) => failures).length,
    ownersWithLostSaves: lost,
    pauseMs: {
      median: at(
        pauses.toSorted((a, b) => a - b),
        0.5,
      ),
      longest: at(
        pauses.toSorted((a, b) => a - b),
        1,
      ),
    },
    saveMs: { median: at(times, 0.5), p99: at(times, 0.99), longest: at(times, 1) },
  }),
);
await shards.close();
