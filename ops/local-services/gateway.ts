import { canListBuckets, createStorageClient, ensureBuckets, hasAccessKey } from "./buckets.ts";
import {
  type Ceph,
  type CephTools,
  cephIdentities,
  ensureCephDaemon,
  openCeph,
  runCeph,
} from "./ceph.ts";
import { bootstrapCeph, emptyCephFolder, isBootstrapped } from "./ceph-bootstrap.ts";
import { buildEnvironment, readOrigins, type ServicesEnvironment } from "./environment.ts";
import { replaceFile } from "./files.ts";
import { renderCephConfiguration } from "./gateway-configuration.ts";
import type { Installation, Service } from "./installation.ts";
import { findProcess, stopProcess, waitFor } from "./process.ts";
import { HOST } from "./settings.ts";

/** The S3 gateway of Ceph with its monitor and disk. */
export function createGateway(installation: Installation): Service {
  return {
    name: "gateway",
    address: `${HOST}:${installation.ports.gateway}`,
    stop: () => stopAll(installation),
    async start() {
      const ceph = await openCeph(installation);
      await ensureCluster(ceph);
      await ensureStorage(ceph);
    },
    async inspect() {
      const pids = cephIdentities(installation).map(findProcess);
      const running = pids.filter((pid) => pid !== undefined);
      const isComplete = running.length === pids.length;
      return { pids: running, version: isComplete ? await readVersion(installation) : undefined };
    },
  };
}

async function stopAll(installation: Installation): Promise<void> {
  for (const identity of cephIdentities(installation).toReversed()) {
    await stopProcess(identity, ["SIGTERM", "SIGKILL"]);
  }
}

async function ensureCluster(ceph: Ceph): Promise<void> {
  const { installation, folder, tools } = ceph;
  const isNew = !isBootstrapped(folder);
  if (isNew) {
    await stopAll(installation);
    await emptyCephFolder(folder);
  }
  const text = renderCephConfiguration(installation, folder, tools.libraries);
  if (await replaceFile(ceph.configuration, text)) await stopAll(installation);
  if (isNew) await bootstrapCeph(ceph);
  await ensureCephDaemon(ceph, "ceph-mon");
  await ensureCephDaemon(ceph, "ceph-osd");
  await ensureCephDaemon(ceph, "radosgw", () => respondsToHttp(installation));
}

async function respondsToHttp({ ports }: Installation): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(2000);
    return (await fetch(`http://${HOST}:${ports.gateway}/`, { signal })).ok;
  } catch {
    return false;
  }
}

async function ensureStorage(ceph: Ceph): Promise<void> {
  const { ports, credentials } = ceph.installation;
  await prepareBuckets(ceph, "client.rgw", buildEnvironment(ports, credentials));
}

/** Creates the user and the buckets, and waits until they respond; idempotent. */
export async function prepareBuckets(
  ceph: CephTools,
  gateway: string,
  environment: ServicesEnvironment,
): Promise<void> {
  const client = createStorageClient(environment);
  if (!(await hasAccessKey(client))) await createUser(ceph, gateway, environment);
  await ensureBuckets(client, environment, readOrigins());
  const canList = async () => (await canListBuckets(client, environment)) || undefined;
  await waitFor("the buckets to respond", canList);
}

async function createUser(
  ceph: CephTools,
  gateway: string,
  { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: ServicesEnvironment,
): Promise<void> {
  const user = ["--uid=photomap", "--display-name=photomap"];
  const key = [`--access-key=${S3_ACCESS_KEY_ID}`, `--secret-key=${S3_SECRET_ACCESS_KEY}`];
  await runCeph(ceph, "radosgw-admin", "-n", gateway, "user", "create", ...user, ...key);
}

async function readVersion(installation: Installation): Promise<string | undefined> {
  const environment = buildEnvironment(installation.ports, installation.credentials);
  if (!(await canListBuckets(createStorageClient(environment), environment))) return undefined;
  const text = await runCeph(await openCeph(installation), "radosgw", "--version");
  return /ceph version (\S+)/.exec(text)?.[1];
}
