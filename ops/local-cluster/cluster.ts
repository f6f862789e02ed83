import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { replaceFile } from "../local-services/files.ts";
import { CLONE } from "../local-services/installation.ts";
import { type Account, chownTo, findAccount } from "../local-services/postgres-account.ts";
import { NODES } from "./addresses.ts";
import { type ControlResponse, RUNTIME_FOLDER, requireSupervisor } from "./control.ts";
import { createDaemon, type DaemonOptions } from "./daemon.ts";
import { loadSecrets, type Secrets } from "./secrets.ts";
import { requireTools, type Tools } from "./tools.ts";

export const FOLDER = join(CLONE, ".data", "cluster");
export const LOG_FOLDER = join(FOLDER, "log");
export const ENVIRONMENT_FILE = join(CLONE, ".data", "cluster.env");

export interface Cluster {
  readonly folder: string;
  readonly secrets: Secrets;
  readonly tools: Tools;
  /** The account that the daemons run as. */
  readonly account: Account;
}

export async function openCluster(): Promise<Cluster> {
  const account = await findAccount();
  if (!account) throw new Error("ops/cluster must run as root: it creates network namespaces");
  const tools = await requireTools();
  await mkdir(FOLDER, { recursive: true, mode: 0o711 });
  const cluster = { folder: FOLDER, secrets: await loadSecrets(FOLDER), tools, account };
  await mkdir(LOG_FOLDER, { recursive: true });
  await chownTo(account, LOG_FOLDER);
  for (const node of NODES) {
    await makeFolder(cluster, node);
    await makeRuntimeFolder(cluster, node);
  }
  return cluster;
}

/** Creates a folder that the account owns, below the cluster's, and returns its path. */
export async function makeFolder({ folder, account }: Cluster, name: string): Promise<string> {
  const path = join(folder, name);
  await mkdir(path, { recursive: true });
  await chmod(path, 0o700);
  await chownTo(account, path);
  return path;
}

/** Creates a folder for a PostgreSQL server's sockets, whose paths must be short. */
async function makeRuntimeFolder({ account }: Cluster, name: string): Promise<void> {
  await mkdir(RUNTIME_FOLDER, { recursive: true, mode: 0o711 });
  await mkdir(join(RUNTIME_FOLDER, name), { recursive: true, mode: 0o700 });
  await chownTo(account, join(RUNTIME_FOLDER, name));
}

/** Writes a file that only the account can read, and returns its path. */
export async function writeConfiguration(
  { folder, account }: Cluster,
  name: string,
  text: string,
): Promise<string> {
  const path = join(folder, name);
  await replaceFile(path, text);
  await chownTo(account, path);
  return path;
}

/** Writes a file that its daemon rewrites, unless it exists, and returns its path. */
export async function writeInitialConfiguration(
  { folder, account }: Cluster,
  name: string,
  text: string,
): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text, { mode: 0o600, flag: "wx" }).catch(() => undefined);
  await chownTo(account, path);
  return path;
}

/** The folders that daemons and their programs read; packages may be unpacked in a private one. */
export function listFolders({ folder, tools }: Cluster): string[] {
  const roots = Object.values(tools).map(({ root }) => root);
  return [folder, ...new Set(roots.filter((root) => root !== ""))];
}

export async function startDaemon(
  cluster: Cluster,
  options: DaemonOptions,
): Promise<ControlResponse> {
  const daemon = await createDaemon(cluster.account, listFolders(cluster), options);
  return requireSupervisor({ action: "start", daemon });
}
