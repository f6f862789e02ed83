import { rm } from "node:fs/promises";
import { join } from "node:path";
import { createCommandAs } from "../local-services/postgres-account.ts";
import { type DatabaseServer, SUPERUSER, withClient } from "../local-services/postgres-database.ts";
import { runCommand, waitFor } from "../local-services/process.ts";
import { HOST_ADDRESS, PORTS } from "./addresses.ts";
import { backupFile, configureBackup } from "./backup.ts";
import { type Cluster, listFolders, makeFolder, openCluster, startDaemon } from "./cluster.ts";
import { requireSupervisor } from "./control.ts";
import { createClusterEnvironment } from "./environment.ts";
import { patroniEnvironment } from "./patroni.ts";
import { SCOPE } from "./patroni-configuration.ts";

/** The name of the daemon and of its folder. */
const NAME = "restored";
const RECOVERY_LIMIT_SECONDS = 1800;

export interface RestoreTimes {
  /** The time to download and unpack the backup. */
  readonly downloadSeconds: number;
  /** The time to replay the write-ahead log. */
  readonly replaySeconds: number;
}

/** The address of the restored database; its credentials are the cluster's. */
export function findRestoredServer({ secrets }: Pick<Cluster, "secrets">): DatabaseServer {
  return { host: HOST_ADDRESS, port: PORTS.restored, credentials: secrets };
}

/**
 * Restores the cluster's database to a moment, or to the end of the archive, into a separate
 * server, which reads only the object store and does not write to the archive. Replaces the server
 * of an earlier restore.
 */
export async function restoreDatabase(moment: Date | undefined): Promise<RestoreTimes> {
  const cluster = await openCluster();
  const began = performance.now();
  await stopRestored();
  await rm(join(cluster.folder, NAME), { recursive: true, force: true });
  const folder = await makeFolder(cluster, NAME);
  const data = await makeFolder(cluster, join(NAME, "postgres"));
  await configureBackup(cluster, createClusterEnvironment(cluster.secrets), {
    name: NAME,
    dataFolder: data,
    socketFolder: folder,
  });
  const restore = await createRestoreCommand(cluster, moment);
  await runCommand(restore, patroniEnvironment(cluster));
  const downloaded = performance.now();
  await startServer(cluster, data, folder);
  await waitForWrites(cluster);
  return {
    downloadSeconds: (downloaded - began) / 1000,
    replaySeconds: (performance.now() - downloaded) / 1000,
  };
}

async function stopRestored(): Promise<void> {
  const { daemons } = await requireSupervisor({ action: "status" });
  if (daemons.some(({ name }) => name === NAME)) {
    await requireSupervisor({ action: "stop", name: NAME });
  }
}

async function createRestoreCommand(cluster: Cluster, moment: Date | undefined) {
  const program = cluster.tools.pgbackrest.program("pgbackrest");
  const target =
    moment === undefined
      ? []
      : ["--type=time", `--target=${formatTarget(moment)}`, "--target-action=promote"];
  const flags = [`--config=${join(cluster.folder, backupFile(NAME))}`, `--stanza=${SCOPE}`];
  return createCommandAs(cluster.account, listFolders(cluster), [
    program,
    ...flags,
    // Otherwise the copy would archive into the cluster's repository.
    "--archive-mode=off",
    ...target,
    "restore",
  ]);
}

/** The moment in the format of pgBackRest and PostgreSQL. */
function formatTarget(moment: Date): string {
  return moment.toISOString().replace("T", " ").replace("Z", "+00");
}

/** Starts the restored server without the settings that name other nodes or the cluster's folders. */
async function startServer(cluster: Cluster, data: string, folder: string): Promise<void> {
  const settings = {
    listen_addresses: HOST_ADDRESS,
    port: PORTS.restored,
    unix_socket_directories: folder,
    hba_file: join(data, "pg_hba.conf"),
    ident_file: join(data, "pg_ident.conf"),
    archive_mode: "off",
    synchronous_standby_names: "",
    primary_conninfo: "",
    primary_slot_name: "",
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  await startDaemon(cluster, {
    name: NAME,
    command: [cluster.tools.postgres.program("postgres"), "-D", data, ...flags],
    environment: patroniEnvironment(cluster),
    // SIGINT is a fast shutdown.
    stopSignal: "SIGINT",
  });
}

async function waitForWrites(cluster: Cluster): Promise<void> {
  const isRecovered = () =>
    withClient(findRestoredServer(cluster), SUPERUSER, async (client) => {
      const { rows } = await client.query<{ isInRecovery: boolean }>(
        'select pg_is_in_recovery() as "isInRecovery"',
      );
      return rows[0]?.isInRecovery === false || undefined;
    }).catch(() => undefined);
  await waitFor("the restored database", isRecovered, RECOVERY_LIMIT_SECONDS);
}
