import { randomInt } from "node:crypto";
import { appendFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type pg from "pg";
import { type ClusterTarget, openClusterTarget } from "../faults/load-target.ts";
import { signalPostgres } from "../faults/processes.ts";
import { NODES } from "../local-cluster/addresses.ts";
import { requireSupervisor } from "../local-cluster/control.ts";
import { writeLogRecord } from "../local-cluster/database.ts";
import { waitUntilReplicated } from "../local-cluster/patroni.ts";
import { findRestoredServer, restoreDatabase } from "../local-cluster/restore.ts";
import { runPgbackrest } from "../local-cluster/tool-commands.ts";
import { withClient } from "../local-services/postgres-database.ts";
import { DATABASE_NAME } from "../local-services/settings.ts";
import { checkCopy } from "./check-copy.ts";
import { DrillLoad } from "./drill-load.ts";

/**
 * Restores the database of the cluster (`ops/cluster up`) under load: to a random second, and after
 * the loss of all its nodes. Compares each copy with what was acknowledged, and checks the ledger
 * and the photos.
 */
const { values } = parseArgs({ options: { times: { type: "string", default: "3" } } });

const RESULTS = fileURLToPath(new URL("../../.data/restores.jsonl", import.meta.url));
/** How long the load runs; the moment to restore is a random second of it. */
const LOAD_SECONDS = 40;
/** PostgreSQL archives a segment after 10 s at the latest. */
const ARCHIVE_SECONDS = 15;

const target = await openClusterTarget();
await backUp();
for (let i = 0; i < Number(values.times); i += 1) {
  report(await restoreToSecond());
  report(await restoreAfterLoss());
}
await target.backend.close();

async function backUp(): Promise<void> {
  const began = performance.now();
  if ((await runPgbackrest("--type=full", "backup")) !== 0) throw new Error("The backup failed");
  console.log(`full backup: ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

async function restoreToSecond(): Promise<object> {
  const load = await startLoad(target);
  const began = Date.now();
  await delay(LOAD_SECONDS * 1000);
  const second = Math.ceil(began / 1000) + randomInt(LOAD_SECONDS - 1);
  const moment = new Date(second * 1000);
  await delay(ARCHIVE_SECONDS * 1000);
  const times = await restoreDatabase(moment);
  const compared = await readCopy((client) => load.compare(client, moment));
  await load.stop();
  return { kind: "second", moment, writes: load.answers.count, ...times, ...compared };
}

/** Kills PostgreSQL on all three nodes at once and restores it from the object store. */
async function restoreAfterLoss(): Promise<object> {
  const load = await startLoad(target);
  await delay((LOAD_SECONDS + Math.random() * ARCHIVE_SECONDS) * 1000);
  for (const node of NODES) {
    await requireSupervisor({ action: "hold", name: `${node}/patroni` });
    await signalPostgres(node, "SIGKILL");
  }
  const moment = new Date();
  const times = await restoreDatabase(undefined);
  const compared = await readCopy(async (client) => ({
    lostSeconds: await load.measureLoss(client, moment),
  }));
  for (const node of NODES) await requireSupervisor({ action: "release", name: `${node}/patroni` });
  await load.stop();
  await waitUntilReplicated(() => writeLogRecord(target.secrets));
  return { kind: "loss", moment, writes: load.answers.count, ...times, ...compared };
}

async function startLoad(to: ClusterTarget): Promise<DrillLoad> {
  const load = new DrillLoad();
  await load.start(to);
  return load;
}

/** Returns what the callback finds in the restored copy, with the checks of every copy. */
function readCopy(compare: (client: pg.Client) => Promise<object>): Promise<object> {
  return withClient(findRestoredServer(target), DATABASE_NAME, async (client) => ({
    ...(await compare(client)),
    ...(await checkCopy(client, target.backend.storage)),
  }));
}

function report(result: object): void {
  const line = JSON.stringify(result);
  appendFileSync(RESULTS, `${line}\n`);
  console.log(line);
}
