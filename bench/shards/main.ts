import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { fillDatabase } from "../growth/fill.ts";
import { describeTimes } from "../latencies.ts";
import { moveShard } from "./move-shard.ts";
import { getShard, SHARDS } from "./shard-number.ts";
import { openShards } from "./shards.ts";

/**
 * `pnpm --filter @photomap/bench shards`: moves half of all shards to a second database, one after
 * the other, while owners save; prints times, and fails when a save failed or is lost.
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
let ownersWithLostSaves = 0;
for (const { ownerId, projectId, acknowledged } of load.owners) {
  const database = getShard(ownerId) < SHARDS / 2 ? target : source;
  const [row] = await database.query("select name from project where id = $1", [projectId]);
  if (Number(row?.["name"]) !== acknowledged) ownersWithLostSaves += 1;
}
const times = load.owners.flatMap((owner) => owner.times);
const failures = load.owners.flatMap((owner) => owner.failures).length;
console.log({ shards: pauses.length, seconds: Math.round(seconds), rows, changes });
console.log({ saves: times.length, failures, ownersWithLostSaves });
console.log({ pauses: describeTimes(pauses), saves: describeTimes(times) });
await shards.close();
process.exit(failures + ownersWithLostSaves > 0 ? 1 : 0);
