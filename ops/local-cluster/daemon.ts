import { type Account, createCommandAs } from "../local-services/postgres-account.ts";
import type { NodeName } from "./addresses.ts";
import { inNode } from "./network.ts";

/** A process that the supervisor keeps running. */
export interface Daemon {
  /** The name, such as "n1/etcd" for a daemon of a node and "haproxy" for others. */
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly environment: Readonly<Record<string, string>>;
  readonly folder: string;
  readonly stopSignal: NodeJS.Signals;
  /** The time to stop, after which it is killed. */
  readonly stopLimitSeconds: number;
}

export interface DaemonOptions extends Pick<Daemon, "name" | "command"> {
  readonly node?: NodeName;
  readonly environment?: Readonly<Record<string, string>>;
  readonly folder?: string;
  readonly stopSignal?: NodeJS.Signals;
  readonly stopLimitSeconds?: number;
}

/**
 * Makes a command that runs without privileges in its node's network. The kernel kills it with its
 * supervisor, so that no second instance can start beside it. Each program replaces the one before
 * it, so that the supervisor has the process id of the daemon itself.
 */
export async function createDaemon(
  account: Account,
  folders: readonly string[],
  { node, ...options }: DaemonOptions,
): Promise<Daemon> {
  const command = await createCommandAs(account, folders, options.command, ["--pdeathsig=KILL"]);
  return {
    environment: {},
    folder: "/",
    stopSignal: "SIGTERM",
    stopLimitSeconds: 15,
    ...options,
    command: node === undefined ? command : inNode(node, command),
  };
}

/** Merges environments and joins the search paths of several toolboxes. */
export function mergeEnvironments(
  ...environments: readonly Readonly<Record<string, string>>[]
): Record<string, string> {
  const merged: Record<string, string> = {};
  for (const [name, value] of environments.flatMap((one) => Object.entries(one))) {
    const before = merged[name]?.split(":") ?? [];
    merged[name] = [...new Set([...before, ...value.split(":")])].join(":");
  }
  return merged;
}
