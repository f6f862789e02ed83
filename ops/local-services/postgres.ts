import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { replaceFile } from "./files.ts";
import type { Installation, Service } from "./installation.ts";
import { type PackageSet, requirePackages, type Toolbox } from "./packages.ts";
import { type Account, chownTo, createCommandAs, findAccount } from "./postgres-account.ts";
import { ensureDatabase, readVersion, SUPERUSER } from "./postgres-database.ts";
import {
  ensureRunning,
  findProcess,
  findProcessesIn,
  type Identity,
  killIfPresent,
  runCommand,
  stopProcess,
  waitFor,
} from "./process.ts";
import { HOST, MAJOR_VERSIONS } from "./settings.ts";

export const POSTGRES_PACKAGES: PackageSet = {
  name: `postgresql-${MAJOR_VERSIONS.postgres}`,
  debianPackages: [`postgresql-${MAJOR_VERSIONS.postgres}`],
  programs: ["postgres", "initdb"],
  programFolder: `usr/lib/postgresql/${MAJOR_VERSIONS.postgres}/bin`,
};

interface PostgresOptions {
  /** Whether commits skip the disk: a killed server loses nothing, a crashed machine may. */
  readonly isFast?: boolean;
}

export function createPostgres(
  installation: Installation,
  { isFast = false }: PostgresOptions = {},
): Service {
  const folder = join(installation.folder, "postgres");
  const { ports, credentials } = installation;
  const server = { host: HOST, port: ports.postgres, credentials };
  const configuration = join(folder, "postgresql.conf");
  const identity: Identity = { program: "postgres", argument: `--config-file=${configuration}` };
  // SIGINT ends sessions and writes a checkpoint; SIGQUIT leaves recovery to the next start.
  const stop = () => stopProcess(identity, ["SIGINT", "SIGQUIT", "SIGKILL"]);
  return {
    name: "postgres",
    address: `${HOST}:${ports.postgres}`,
    stop,
    async start() {
      const tools = await requirePackages(POSTGRES_PACKAGES);
      const account = await findAccount();
      await mkdir(folder, { recursive: true });
      await chownTo(account, folder);
      const cluster = await ensureCluster(installation, folder, tools, account);
      if (await replaceFile(configuration, renderConfiguration(installation))) await stop();
      await chownTo(account, configuration);
      if (findProcess(identity) === undefined) await clearAfterCrash(cluster);
      const command = [
        tools.program("postgres"),
        "-D",
        cluster,
        identity.argument,
        ...(isFast ? ["-c", "fsync=off"] : []),
      ] as const;
      const daemon = {
        identity,
        command: await createCommandAs(account, [cluster], command),
        environment: tools.environment,
        logFile: join(folder, "postgres.log"),
        port: ports.postgres,
      };
      await ensureRunning(daemon, async () => (await readVersion(server, SUPERUSER)) !== undefined);
      await ensureDatabase(server);
    },
    async inspect() {
      const pid = findProcess(identity);
      return { pids: pid === undefined ? [] : [pid], version: await readVersion(server) };
    },
  };
}

/** Creates the cluster in a temporary folder and renames it: an interrupted start leaves nothing. */
async function ensureCluster(
  { credentials }: Installation,
  folder: string,
  tools: Toolbox,
  account: Account | undefined,
): Promise<string> {
  const cluster = join(folder, "cluster");
  if (existsSync(cluster)) return cluster;
  const partial = join(folder, "cluster.partial");
  const passwordFile = join(folder, "superuser-password");
  await rm(partial, { recursive: true, force: true });
  await writeFile(passwordFile, credentials.postgresSuperuserPassword, { mode: 0o600 });
  await chownTo(account, passwordFile);
  const command = [
    tools.program("initdb"),
    `--pgdata=${partial}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C.UTF-8",
    "--data-checksums",
  ] as const;
  await runCommand(await createCommandAs(account, [folder], command), tools.environment);
  await rm(passwordFile);
  await rename(partial, cluster);
  return cluster;
}

/**
 * Ends the sessions that a killed server left running, and removes its lock file, which PostgreSQL
 * respects while the old process id exists, even as a zombie.
 */
async function clearAfterCrash(cluster: string): Promise<void> {
  await waitFor("the sessions of a killed PostgreSQL to end", async () => {
    const sessions = findProcessesIn(cluster, "postgres: ");
    for (const pid of sessions) killIfPresent(pid, "SIGKILL");
    return sessions.length === 0 || undefined;
  });
  await rm(join(cluster, "postmaster.pid"), { force: true });
}

/** Renders small sizes with production durability: tests kill the server and expect committed data. */
function renderConfiguration({ ports }: Installation): string {
  return [
    `listen_addresses = '${HOST}'`,
    `port = ${ports.postgres}`,
    "unix_socket_directories = ''",
    "max_connections = 200",
    "shared_buffers = 256MB",
    "fsync = on",
    "synchronous_commit = on",
    "password_encryption = 'scram-sha-256'",
    "timezone = 'UTC'",
    "log_timezone = 'UTC'",
    "",
  ].join("\n");
}
