import { spawn } from "node:child_process";
import { join } from "node:path";
import { renderEnvironment, replaceFile } from "../local-services/files.ts";
import { CLONE } from "../local-services/installation.ts";
import { waitFor } from "../local-services/process.ts";
import { APP_ADDRESSES, startApps } from "./apps.ts";
import { archiveCommand, configureBackups, prepareBackups } from "./backup.ts";
import { prepareStorage, startCeph } from "./ceph.ts";
import { ENVIRONMENT_FILE, LOG_FOLDER, openCluster } from "./cluster.ts";
import { askSupervisor } from "./control.ts";
import { prepareDatabase, writeLogRecord } from "./database.ts";
import { createClusterEnvironment } from "./environment.ts";
import { startEtcd } from "./etcd.ts";
import { ensureNetwork } from "./network.ts";
import { findPrimary, startPatroni, waitUntilReplicated } from "./patroni.ts";
import { startProxies } from "./proxies.ts";
import { startRedis, waitForRedis } from "./redis.ts";
import { ensureVolumes, startDiskGuards } from "./volumes.ts";

/** Starts what does not run, and resolves when everything is ready. */
export async function startCluster(): Promise<void> {
  await refuseForeignCluster();
  const cluster = await openCluster();
  const environment = createClusterEnvironment(cluster.secrets);
  const report = createProgress();
  await replaceFile(ENVIRONMENT_FILE, renderEnvironment(environment));
  await ensureNetwork();
  await ensureVolumes(cluster);
  await ensureSupervisor();
  await startEtcd(cluster);
  await configureBackups(cluster, environment);
  await startPatroni(cluster, (node) => archiveCommand(cluster, node));
  await startDiskGuards(cluster);
  await startProxies(cluster);
  await startRedis(cluster);
  const ceph = await startCeph(cluster);
  await waitFor("a primary", findPrimary);
  await waitUntilReplicated(() => writeLogRecord(cluster.secrets));
  await prepareDatabase(cluster.secrets);
  report("PostgreSQL");
  await waitForRedis(cluster.secrets.redisPassword);
  report("Redis");
  await prepareStorage(ceph, environment);
  await prepareBackups(cluster, environment);
  report("Ceph");
  await startApps(cluster, environment);
  report("apps");
  console.log(
    `web ${APP_ADDRESSES.web}, API ${APP_ADDRESSES.api}, services in ${ENVIRONMENT_FILE}`,
  );
}

function createProgress(): (what: string) => void {
  const began = performance.now();
  return (what) => {
    const seconds = (performance.now() - began) / 1000;
    console.log(`${what.padEnd(12)} ready after ${seconds.toFixed(1).padStart(5)} s`);
  };
}

/** Throws when another clone's cluster runs: the addresses are fixed, so a machine has one. */
export async function refuseForeignCluster(): Promise<void> {
  const running = await askSupervisor({ action: "status" });
  if (running && running.clone !== CLONE) {
    throw new Error(
      `the cluster of ${running.clone} runs on this machine: stop it there with ops/cluster down`,
    );
  }
}

async function ensureSupervisor(): Promise<void> {
  if (await askSupervisor({ action: "status" })) return;
  const program = join(import.meta.dirname, "supervise.ts");
  const child = spawn(process.execPath, [program, LOG_FOLDER], {
    cwd: "/",
    detached: true,
    stdio: "ignore",
  });
  child.unref();
  await waitFor("the supervisor", () => askSupervisor({ action: "status" }), 20);
}
