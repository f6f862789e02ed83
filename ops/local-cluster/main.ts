import { withLock } from "../local-services/lock.ts";
import { HOST_ADDRESS, isNode, PORTS } from "./addresses.ts";
import { requireSupervisor } from "./control.ts";
import { stopCluster, wipeCluster } from "./down.ts";
import { inNode, killAllIn } from "./network.ts";
import { restoreDatabase } from "./restore.ts";
import { printStatus } from "./status.ts";
import { runCephTool, runPatronictl, runPgbackrest, runVisibly } from "./tool-commands.ts";
import { refuseForeignCluster, startCluster } from "./up.ts";

const USAGE = `usage: ops/cluster <command>
  up                 start what does not run, and wait until it is ready
  down               stop everything, keep the data
  reset              stop, delete all data, start again
  status             every daemon and the state of the services
  hold NAME          kill a daemon, or all of a node, and do not start it again
  release NAME       start what is held
  restart NAME       shut a daemon down gracefully and start it again
  exec NODE COMMAND  run a command as root in the network of a node
  ctl ARGUMENTS      patronictl, for the members of PostgreSQL
  ceph ARGUMENTS     ceph
  pgbackrest ARGUMENTS  on the primary's node, such as backup or info
  restore [TIME]     a copy of the database as it was then, or at the end of the archive`;

type Command = (...parameters: string[]) => Promise<number>;

const COMMANDS: Record<string, Command> = {
  up: () => exclusively(startCluster),
  down: () => exclusively(stopCluster),
  reset: () =>
    exclusively(async () => {
      await stopCluster();
      await wipeCluster();
      await startCluster();
    }),
  status: printStatus,
  hold: async (name = "") => {
    for (const daemon of await listNames(name)) {
      await requireSupervisor({ action: "hold", name: daemon });
    }
    if (isNode(name)) await killAllIn(name);
    return 0;
  },
  release: async (name = "") => {
    for (const daemon of await listNames(name)) {
      await requireSupervisor({ action: "release", name: daemon });
    }
    return 0;
  },
  restart: async (name = "") => {
    await requireSupervisor({ action: "restart", name });
    return 0;
  },
  exec: async (node = "", program = "", ...parameters) =>
    isNode(node) ? runVisibly(inNode(node, [program, ...parameters])) : printUsage(),
  ctl: runPatronictl,
  ceph: runCephTool,
  pgbackrest: runPgbackrest,
  restore: printRestore,
};

async function printRestore(time?: string): Promise<number> {
  const moment = time === undefined ? undefined : new Date(time);
  if (moment !== undefined && Number.isNaN(moment.getTime())) return printUsage();
  const { downloadSeconds, replaySeconds } = await restoreDatabase(moment);
  console.log(
    `restored: ${downloadSeconds.toFixed(1)} s for the backup, ${replaySeconds.toFixed(1)} s for the log; ` +
      `postgres at ${HOST_ADDRESS}:${PORTS.restored}`,
  );
  return 0;
}

/** Runs one command at a time, and only for this clone's cluster. */
function exclusively(work: () => Promise<void>): Promise<number> {
  return withLock("cluster", async () => {
    await refuseForeignCluster();
    await work();
    return 0;
  });
}

/** The daemons of a node, or the name itself. */
async function listNames(name: string): Promise<string[]> {
  if (!isNode(name)) return [name];
  const { daemons } = await requireSupervisor({ action: "status" });
  return daemons.map((daemon) => daemon.name).filter((daemon) => daemon.startsWith(`${name}/`));
}

function printUsage(): number {
  console.error(USAGE);
  return 2;
}

async function main([name = "", ...parameters]: string[]): Promise<number> {
  const command = COMMANDS[name];
  if (!command) return printUsage();
  try {
    return await command(...parameters);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

process.exit(await main(process.argv.slice(2)));
