import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Ceph, type CephTools, ensureCephDaemon, runCeph } from "./ceph.ts";
import { HOST, MAJOR_VERSIONS } from "./settings.ts";

/** A key's capabilities on the monitor and the disk. */
export type CephKey = { name: string; monitor: string; disk?: string };

const KEYS: readonly CephKey[] = [
  { name: "mon.", monitor: "allow *" },
  { name: "client.admin", monitor: "allow *", disk: "allow *" },
  { name: "osd.0", monitor: "allow profile osd", disk: "allow *" },
  { name: "client.rgw", monitor: "allow rw", disk: "allow rwx" },
];

function finishedFile(folder: string): string {
  return join(folder, "bootstrapped");
}

/** Whether the cluster was created; false also when its creation was interrupted. */
export function isBootstrapped(folder: string): boolean {
  return existsSync(finishedFile(folder));
}

export async function emptyCephFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of ["disk", "gateway", "log", "run"]) await mkdir(join(folder, name));
}

/** Creates the cluster: keys, monitor, then the disk, which the running monitor must register. */
export async function bootstrapCeph(ceph: Ceph): Promise<void> {
  await createKeyring(ceph, join(ceph.folder, "keyring"), KEYS);
  await createMonitor(ceph);
  await ensureCephDaemon(ceph, "ceph-mon");
  const storageId = ceph.installation.credentials.cephStorageId;
  await runCeph(ceph, "ceph", "--connect-timeout", "60", "osd", "new", storageId);
  await runCeph(ceph, "ceph-osd", "-i", "0", "--mkfs", "--osd-uuid", storageId);
  await writeFile(finishedFile(ceph.folder), "");
}

export async function createKeyring(
  ceph: CephTools,
  keyring: string,
  keys: readonly CephKey[],
): Promise<void> {
  await writeFile(keyring, "", { mode: 0o600 });
  for (const { name, monitor, disk } of keys) {
    const capabilities = ["--cap", "mon", monitor, ...(disk ? ["--cap", "osd", disk] : [])];
    await runCeph(ceph, "ceph-authtool", keyring, "--gen-key", "--name", name, ...capabilities);
  }
}

async function createMonitor(ceph: Ceph): Promise<void> {
  const map = join(ceph.folder, "monitor-map");
  const { ports, credentials } = ceph.installation;
  const address = `[v2:${HOST}:${ports.monitor}]`;
  const create = ["--create", "--clobber", "--fsid", credentials.cephClusterId];
  const member = ["--addv", "a", address, "--set-min-mon-release", String(MAJOR_VERSIONS.ceph)];
  await runCeph(ceph, "monmaptool", ...create, ...member, map);
  const keyring = join(ceph.folder, "keyring");
  await runCeph(ceph, "ceph-mon", "-i", "a", "--mkfs", "--monmap", map, "--keyring", keyring);
}
