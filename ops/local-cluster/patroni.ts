import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { stringify } from "yaml";
import { findPython } from "../local-services/packages.ts";
import { waitFor } from "../local-services/process.ts";
import { addressOf, NODES, type NodeName, PORTS } from "./addresses.ts";
import { type Cluster, startDaemon, writeConfiguration } from "./cluster.ts";
import { RUNTIME_FOLDER } from "./control.ts";
import { mergeEnvironments } from "./daemon.ts";
import { createPatroniConfiguration } from "./patroni-configuration.ts";
import { databaseFolder } from "./volumes.ts";

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  readonly timeline?: number;
}

export function patroniFile(node: NodeName): string {
  return join(node, "patroni.yml");
}

export function socketFolder(node: NodeName): string {
  return join(RUNTIME_FOLDER, node);
}

export async function startPatroni(
  cluster: Cluster,
  archiveCommand: (node: NodeName) => string,
): Promise<void> {
  const { tools, folder } = cluster;
  for (const node of NODES) {
    const configuration = createPatroniConfiguration({
      node,
      secrets: cluster.secrets,
      dataFolder: databaseFolder(node),
      socketFolder: socketFolder(node),
      passwordFile: join(folder, node, "pgpass"),
      programFolder: dirname(tools.postgres.program("postgres")),
      archiveCommand: archiveCommand(node),
    });
    const file = await writeConfiguration(cluster, patroniFile(node), stringify(configuration));
    await startDaemon(cluster, {
      name: `${node}/patroni`,
      node,
      command: [findPython(tools.patroni), tools.patroni.program("patroni"), file],
      environment: patroniEnvironment(cluster),
      stopLimitSeconds: 30,
    });
  }
}

export function patroniEnvironment({ tools }: Cluster): Record<string, string> {
  const { patroni, postgres, pgbackrest } = tools;
  return {
    ...mergeEnvironments(patroni.environment, postgres.environment, pgbackrest.environment),
    LC_ALL: "C.UTF-8",
  };
}

const WRITE_INTERVAL_MS = 500;

/**
 * Waits for a leader, a synchronous standby and a third member on the same timeline. Writes
 * meanwhile: a rewound node waits for the record after the position where the leader would
 * insert the next one, and without other writes there is none.
 */
export async function waitUntilReplicated(write: () => Promise<void>): Promise<void> {
  await waitFor(
    "three members with a synchronous standby",
    async () => {
      if (isReplicated(await listMembers())) return true;
      await write().catch(() => undefined);
      await delay(WRITE_INTERVAL_MS);
      return undefined;
    },
    120,
  );
}

function isReplicated(members: readonly Member[]): boolean {
  return (
    members.length === NODES.length &&
    members.every(({ state }) => ["running", "streaming"].includes(state)) &&
    ["leader", "sync_standby"].every((role) => members.some((one) => one.role === role)) &&
    new Set(members.map(({ timeline }) => timeline)).size === 1
  );
}

/** The primary's node; undefined while no node holds the leader lock. */
export async function findPrimary(): Promise<NodeName | undefined> {
  const responses = await Promise.all(NODES.map((node) => ask(node, "primary")));
  return NODES.find((_, index) => responses[index]?.ok);
}

/** The members as the first responding node sees them. */
export async function listMembers(): Promise<readonly Member[]> {
  for (const node of NODES) {
    const response = await ask(node, "cluster");
    if (!response?.ok) continue;
    const { members }: { members: Member[] } = JSON.parse(await response.text());
    return members;
  }
  return [];
}

async function ask(node: NodeName, path: string): Promise<Response | undefined> {
  const url = `http://${addressOf(node)}:${PORTS.patroni}/${path}`;
  return fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
}
