import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type CephTools, cephEnvironment, runCeph } from "../local-services/ceph.ts";
import { createKeyring } from "../local-services/ceph-bootstrap.ts";
import { prepareBuckets } from "../local-services/gateway.ts";
import { chownTo, createCommandAs } from "../local-services/postgres-account.ts";
import { runCommand, waitFor } from "../local-services/process.ts";
import { MAJOR_VERSIONS } from "../local-services/settings.ts";
import { addressOf, HOST_ADDRESS, NODES, type NodeName, PORTS } from "./addresses.ts";
import {
  CEPH_KEYS,
  diskNumber,
  GATEWAY_NODES,
  gatewayName,
  monitorAddress,
  renderCephConfiguration,
} from "./ceph-configuration.ts";
import {
  type Cluster,
  listFolders,
  makeFolder,
  startDaemon,
  writeConfiguration,
} from "./cluster.ts";
import type { ClusterEnvironment } from "./environment.ts";

/** Starts three monitors, three disks that each hold every object, and two gateways. */
export async function startCeph(cluster: Cluster): Promise<CephTools> {
  const folder = await makeFolder(cluster, "ceph");
  for (const name of ["log", "run"]) await makeFolder(cluster, join("ceph", name));
  const { libraries } = cluster.tools.ceph;
  const clusterId = cluster.secrets.cephClusterId;
  const text = renderCephConfiguration({ folder, libraries, clusterId });
  const configuration = await writeConfiguration(cluster, join("ceph", "ceph.conf"), text);
  const ceph = { tools: cluster.tools.ceph, configuration };
  await prepareMonitors(cluster, ceph, folder);
  for (const node of NODES) await startCephDaemon(cluster, ceph, node, "monitor");
  await waitFor("the monitors to have a leader", () => tryCeph(ceph, "mon", "stat"));
  for (const node of NODES) {
    await prepareDisk(cluster, ceph, node);
    await startCephDaemon(cluster, ceph, node, "osd");
  }
  await waitFor("three disks", async () => {
    const state = (await tryCeph(ceph, "osd", "stat")) ?? "";
    return new RegExp(`${NODES.length} up`).test(state) || undefined;
  });
  for (const node of GATEWAY_NODES) {
    await makeFolder(cluster, join("ceph", `gateway-${node}`));
    await startCephDaemon(cluster, ceph, node, "gateway");
  }
  return ceph;
}

/** Creates the user and the buckets through the load balancer. */
export async function prepareStorage(
  ceph: CephTools,
  environment: ClusterEnvironment,
): Promise<void> {
  const addresses = [HOST_ADDRESS, ...GATEWAY_NODES.map(addressOf)];
  const respond = (address: string) =>
    fetch(`http://${address}:${PORTS.gateway}/`, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  await waitFor("the gateways to respond", async () => {
    return (await Promise.all(addresses.map(respond))).every(Boolean) || undefined;
  });
  await prepareBuckets(ceph, gatewayName("n1"), environment);
}

/** Runs a ceph command; undefined while the monitors have no majority. */
function tryCeph(ceph: CephTools, ...parameters: string[]): Promise<string | undefined> {
  return runCeph(ceph, "ceph", "--connect-timeout", "5", ...parameters).catch(() => undefined);
}

async function prepareMonitors(cluster: Cluster, ceph: CephTools, folder: string): Promise<void> {
  const finished = join(folder, "monitors-created");
  if (existsSync(finished)) return;
  const keyring = join(folder, "keyring");
  const map = join(folder, "monitor-map");
  await createKeyring(ceph, keyring, CEPH_KEYS);
  const create = ["--create", "--clobber", "--fsid", cluster.secrets.cephClusterId];
  const members = NODES.flatMap((node) => ["--addv", node, monitorAddress(node)]);
  const release = ["--set-min-mon-release", String(MAJOR_VERSIONS.ceph)];
  await runCeph(ceph, "monmaptool", ...create, ...members, ...release, map);
  await chownTo(cluster.account, keyring, map);
  for (const node of NODES) {
    await makeFolder(cluster, join("ceph", `monitor-${node}`));
    await makeStore(cluster, ceph, "ceph-mon", node, "--monmap", map, "--keyring", keyring);
  }
  await writeFile(finished, "");
}

/** Registers a disk with the monitors and creates its store, once. */
async function prepareDisk(cluster: Cluster, ceph: CephTools, node: NodeName): Promise<void> {
  const number = String(diskNumber(node));
  const folder = await makeFolder(cluster, join("ceph", `disk-${number}`));
  const finished = join(folder, "created");
  if (existsSync(finished)) return;
  const id = cluster.secrets.storageIds[node];
  await runCeph(ceph, "ceph", "--connect-timeout", "60", "osd", "new", id, number);
  await makeStore(cluster, ceph, "ceph-osd", number, "--osd-uuid", id);
  await writeFile(finished, "");
}

async function makeStore(
  cluster: Cluster,
  ceph: CephTools,
  program: "ceph-mon" | "ceph-osd",
  id: string,
  ...parameters: string[]
): Promise<void> {
  const make = ["-i", id, "--mkfs", ...parameters, "-c", ceph.configuration];
  const folders = listFolders(cluster);
  const command = await createCommandAs(cluster.account, folders, [
    ceph.tools.program(program),
    ...make,
  ]);
  await runCommand(command, cephEnvironment(ceph));
}

async function startCephDaemon(
  cluster: Cluster,
  ceph: CephTools,
  node: NodeName,
  kind: "monitor" | "osd" | "gateway",
): Promise<void> {
  const programs = {
    monitor: ["ceph-mon", "-i", node],
    osd: ["ceph-osd", "-i", String(diskNumber(node))],
    gateway: ["radosgw", "-n", gatewayName(node)],
  } as const;
  const [program, ...name] = programs[kind];
  await startDaemon(cluster, {
    name: `${node}/${kind}`,
    node,
    command: [ceph.tools.program(program), ...name, "-f", "-c", ceph.configuration],
    environment: cephEnvironment(ceph),
  });
}
