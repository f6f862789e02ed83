import type { NodeName } from "../local-cluster/addresses.ts";
import { requireSupervisor } from "../local-cluster/control.ts";
import { listProcesses } from "../local-cluster/network.ts";
import { killIfPresent, readCommandLine } from "../local-services/process.ts";

/** The process id of a cluster daemon; throws when it does not run. */
async function findDaemon(name: string): Promise<number> {
  const { daemons } = await requireSupervisor({ action: "status" });
  const pid = daemons.find((daemon) => daemon.name === name)?.pid;
  if (pid === undefined) throw new Error(`${name} does not run`);
  return pid;
}

export async function killDaemon(name: string): Promise<void> {
  killIfPresent(await findDaemon(name), "SIGKILL");
}

/** Sends a signal to Patroni and all processes of its PostgreSQL server. */
export async function signalPostgres(node: NodeName, signal: NodeJS.Signals): Promise<void> {
  for (const pid of await listProcesses(node)) {
    if (/postgres|patroni/.test(readCommandLine(String(pid)))) killIfPresent(pid, signal);
  }
}
