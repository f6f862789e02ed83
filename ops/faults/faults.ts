import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { addressOf, NODES, type NodeName, PORTS } from "../local-cluster/addresses.ts";
import { requireSupervisor } from "../local-cluster/control.ts";
import { setLink } from "../local-cluster/network.ts";
import { findPrimary } from "../local-cluster/patroni.ts";
import { readRoles } from "../local-cluster/redis.ts";
import type { Secrets } from "../local-cluster/secrets.ts";
import { volumeFolder } from "../local-cluster/volumes.ts";
import { runCommand, waitFor } from "../local-services/process.ts";
import { killDaemon, signalPostgres } from "./processes.ts";

/** Causes the fault; resolves to a function that ends it, or undefined if it ends without one. */
export type Fault = (secrets: Secrets) => Promise<(() => Promise<void>) | undefined>;

const FREEZE_MS = 30_000;
const PARTITION_MS = 30_000;

export const FAULTS: Readonly<Record<string, Fault>> = {
  /** Kills PostgreSQL on the primary's node and keeps it down until another node is the primary. */
  "kill-primary": async () => {
    const node = await requirePrimary();
    await requireSupervisor({ action: "hold", name: `${node}/patroni` });
    await signalPostgres(node, "SIGKILL");
    await waitForOtherPrimary(node);
    return async () => {
      await requireSupervisor({ action: "release", name: `${node}/patroni` });
    };
  },
  "freeze-primary": async () => {
    const node = await requirePrimary();
    await signalPostgres(node, "SIGSTOP");
    await delay(FREEZE_MS);
    return () => signalPostgres(node, "SIGCONT");
  },
  "partition-primary": async () => {
    const node = await requirePrimary();
    await setLink(node, "down");
    await delay(PARTITION_MS);
    return () => setLink(node, "up");
  },
  /** Fills the primary's disk until another node is the primary, then frees the space. */
  "fill-disk": async () => {
    const node = await requirePrimary();
    const file = join(volumeFolder(node), "filler");
    await runCommand(["dd", "if=/dev/zero", `of=${file}`, "bs=1M"]).catch(() => undefined);
    await waitForOtherPrimary(node);
    return () => rm(file);
  },
  "kill-etcd-leader": async () => kill(`${await findEtcdLeader()}/etcd`),
  "kill-disk": () => kill("n2/osd"),
  "kill-redis-master": async ({ redisPassword }) => {
    const roles = await readRoles(redisPassword);
    const node = NODES.find((_, index) => roles[index] === "master");
    if (node === undefined) throw new Error("Redis has no master");
    return kill(`${node}/redis`);
  },
  "kill-api": () => kill("api-1"),
  "kill-worker": () => kill("worker-1"),
  "kill-images": () => kill("images-1"),
  "kill-web": () => kill("web-1"),
  "kill-haproxy": () => kill("haproxy"),
  "kill-pgbouncer": () => kill("pgbouncer"),
};

async function kill(name: string): Promise<undefined> {
  await killDaemon(name);
}

async function requirePrimary(): Promise<NodeName> {
  const primary = await findPrimary();
  if (primary === undefined) throw new Error("PostgreSQL has no primary");
  return primary;
}

async function waitForOtherPrimary(node: NodeName): Promise<void> {
  await waitFor("another primary", async () => {
    const primary = await findPrimary();
    return primary === node ? undefined : primary;
  });
}

async function findEtcdLeader(): Promise<NodeName> {
  for (const node of NODES) {
    const url = `http://${addressOf(node)}:${PORTS.etcd}/v2/stats/self`;
    const { state }: { state: string } = JSON.parse(await (await fetch(url)).text());
    if (state === "StateLeader") return node;
  }
  throw new Error("etcd has no leader");
}
