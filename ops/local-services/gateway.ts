import { canListBuckets, createStorageClient, ensureBuckets, isKeyKnown } from "./buckets.ts";
import { type Ceph, cephIdentities, ensureCephDaemon, openCeph, runCeph } from "./ceph.ts";
import { bootstrapCeph, emptyCephFolder, isBootstrapped } from "./ceph-bootstrap.ts";
import { buildEnvironment, readOrigins } from "./environment.ts";
import { replaceFile } from "./files.ts";
import { renderCephConfiguration } from "./gateway-configuration.ts";
import { findProcess, stopProcess } from "./process.ts";
import type { Service, Site } from "./service.ts";
import { HOST } from "./settings.ts";
import { waitFor } from "./wait.ts";

/** The S3 gateway of Ceph, with the monitor and the disk it needs. */
export function createGateway(site: Site): Service {
  return {
    name: "gateway",
    address: `${HOST}:${site.ports.gateway}`,
    stop: () => stopAll(site),
    async start() {
      const ceph = await openCeph(site);
      await ensureCluster(ceph);
      await ensureStorage(ceph);
    },
    async inspect() {
      const pids = cephIdentities(site).map(findProcess);
      const running = pids.filter((pid) => pid !== undefined);
      const isComplete = running.length === pids.length;
      return { pids: running, version: isComplete ? await readVersion(site) : undefined };
    },
  };
}

async function stopAll(site: Site): Promise<void> {
  for (const identity of cephIdentities(site).toReversed()) {
    await stopProcess(identity, ["SIGTERM", "SIGKILL"]);
  }
}

async function ensureCluster(ceph: Ceph): Promise<void> {
  const { site, folder, tools } = ceph;
  const isNew = !isBootstrapped(folder);
  if (isNew) {
    await stopAll(site);
    await emptyCephFolder(folder);
  }
  const text = renderCephConfiguration(site, folder, tools.libraries);
  if (await replaceFile(ceph.configuration, text)) await stopAll(site);
  if (isNew) await bootstrapCeph(ceph);
  await ensureCephDaemon(ceph, "ceph-mon");
  await ensureCephDaemon(ceph, "ceph-osd");
  await ensureCephDaemon(ceph, "radosgw", () => answersHttp(site));
}

async function answersHttp({ ports }: Site): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(2000);
    return (await fetch(`http://${HOST}:${ports.gateway}/`, { signal })).ok;
  } catch {
    return false;
  }
}

async function ensureStorage(ceph: Ceph): Promise<void> {
  const environment = buildEnvironment(ceph.site.ports, ceph.site.credentials);
  const client = createStorageClient(environment);
  if (!(await isKeyKnown(client))) await createUser(ceph);
  await ensureBuckets(client, environment, readOrigins());
  const canList = async () => (await canListBuckets(client, environment)) || undefined;
  await waitFor("the buckets to answer", canList);
}

async function createUser(ceph: Ceph): Promise<void> {
  const { s3AccessKeyId, s3SecretAccessKey } = ceph.site.credentials;
  const user = ["--uid=photomap", "--display-name=photomap"];
  const key = [`--access-key=${s3AccessKeyId}`, `--secret-key=${s3SecretAccessKey}`];
  await runCeph(ceph, "radosgw-admin", "-n", "client.rgw", "user", "create", ...user, ...key);
}

async function readVersion(site: Site): Promise<string | undefined> {
  const environment = buildEnvironment(site.ports, site.credentials);
  if (!(await canListBuckets(createStorageClient(environment), environment))) return undefined;
  const text = await runCeph(await openCeph(site), "radosgw", "--version");
  return /ceph version (\S+)/.exec(text)?.[1];
}
