import { join } from "node:path";
import { CreateBucketCommand } from "@aws-sdk/client-s3";
import { createStorageClient } from "../local-services/buckets.ts";
import { createCommandAs } from "../local-services/postgres-account.ts";
import { runCommand, waitFor } from "../local-services/process.ts";
import { NODES, type NodeName } from "./addresses.ts";
import { BACKUP_BUCKET, renderBackupConfiguration } from "./backup-configuration.ts";
import { ensureCertificate } from "./certificate.ts";
import {
  type Cluster,
  LOG_FOLDER,
  listFolders,
  makeFolder,
  writeConfiguration,
} from "./cluster.ts";
import type { ClusterEnvironment } from "./environment.ts";
import { inNode } from "./network.ts";
import { findPrimary, patroniEnvironment, socketFolder } from "./patroni.ts";
import { SCOPE } from "./patroni-configuration.ts";
import { databaseFolder } from "./volumes.ts";

/** Writes the files that Patroni's archive command names; must run before Patroni starts. */
export async function configureBackups(
  cluster: Cluster,
  environment: ClusterEnvironment,
): Promise<void> {
  for (const node of NODES) {
    await configureBackup(cluster, environment, {
      name: node,
      dataFolder: databaseFolder(node),
      socketFolder: socketFolder(node),
    });
  }
}

interface BackedUpServer {
  /** The name of its folder in the cluster's folder. */
  readonly name: string;
  readonly dataFolder: string;
  readonly socketFolder: string;
}

export async function configureBackup(
  cluster: Cluster,
  environment: ClusterEnvironment,
  { name, dataFolder, socketFolder }: BackedUpServer,
): Promise<void> {
  const { certificate } = await ensureCertificate(cluster);
  const text = renderBackupConfiguration({
    environment,
    certificate,
    passphrase: cluster.secrets.backupPassphrase,
    logFolder: LOG_FOLDER,
    workFolder: await makeFolder(cluster, join(name, "pgbackrest")),
    dataFolder,
    socketFolder,
  });
  await writeConfiguration(cluster, backupFile(name), text);
}

export function backupFile(name: string): string {
  return join(name, "pgbackrest.conf");
}

export function archiveCommand({ folder, tools }: Cluster, node: NodeName): string {
  const script = join(import.meta.dirname, "archive-segment.ts");
  const program = tools.pgbackrest.program("pgbackrest");
  const parameters = [process.execPath, script, program, join(folder, backupFile(node)), SCOPE];
  return `${parameters.map((text) => `"${text}"`).join(" ")} "%p"`;
}

/** Creates the bucket and the stanza; without them archiving fails and the write-ahead log grows. */
export async function prepareBackups(
  cluster: Cluster,
  environment: ClusterEnvironment,
): Promise<void> {
  const client = createStorageClient(environment);
  await client.send(new CreateBucketCommand({ Bucket: BACKUP_BUCKET }));
  await runCommand(await runPgbackrestOn(cluster, "stanza-create"), patroniEnvironment(cluster));
}

/** A pgBackRest command on the primary's node. */
export async function runPgbackrestOn(cluster: Cluster, ...parameters: string[]) {
  const node = await waitFor("a primary", findPrimary);
  const program = cluster.tools.pgbackrest.program("pgbackrest");
  const file = `--config=${join(cluster.folder, backupFile(node))}`;
  const command = [program, file, `--stanza=${SCOPE}`, ...parameters] as const;
  return inNode(node, await createCommandAs(cluster.account, listFolders(cluster), command));
}
