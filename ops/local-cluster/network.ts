import { killIfPresent, runCommand } from "../local-services/process.ts";
import { addressOf, HOST_ADDRESS, NODES, type NodeName } from "./addresses.ts";

const BRIDGE = "photomap0";
const PREFIX_LENGTH = 24;

type Command = readonly [string, ...string[]];

function namespaceOf(node: NodeName): string {
  return `photomap-${node}`;
}

/** The bridge's end of a node's veth pair. */
function linkOf(node: NodeName): string {
  return `photomap-${node}`;
}

export function inNode(node: NodeName, command: Command): Command {
  return ["ip", "netns", "exec", namespaceOf(node), ...command];
}

/** Creates a bridge with the host on it, and a namespace per node with a link to the bridge. */
export async function ensureNetwork(): Promise<void> {
  if (!(await succeeds("link", "show", BRIDGE))) {
    await ip("link", "add", BRIDGE, "type", "bridge");
    await ip("address", "add", `${HOST_ADDRESS}/${PREFIX_LENGTH}`, "dev", BRIDGE);
    await ip("link", "set", BRIDGE, "up");
  }
  const existing = await ip("netns", "list");
  for (const node of NODES) {
    if (!existing.split(/\s/).includes(namespaceOf(node))) await createNode(node);
  }
}

async function createNode(node: NodeName): Promise<void> {
  const namespace = namespaceOf(node);
  const link = linkOf(node);
  await ip("netns", "add", namespace);
  await ip("link", "add", link, "type", "veth", "peer", "name", "eth0", "netns", namespace);
  await ip("link", "set", link, "master", BRIDGE, "up");
  await ip("-n", namespace, "link", "set", "lo", "up");
  const address = `${addressOf(node)}/${PREFIX_LENGTH}`;
  await ip("-n", namespace, "address", "add", address, "dev", "eth0");
  await ip("-n", namespace, "link", "set", "eth0", "up");
}

/** Removes the network and ends processes that the supervisor did not start, such as PostgreSQL. */
export async function removeNetwork(): Promise<void> {
  for (const node of NODES) {
    await killAllIn(node);
    await succeeds("netns", "delete", namespaceOf(node));
  }
  await succeeds("link", "delete", BRIDGE);
}

export async function killAllIn(node: NodeName): Promise<void> {
  for (const pid of await listProcesses(node)) killIfPresent(pid, "SIGKILL");
}

/** Lists a node's processes, including those that the supervisor does not know. */
export async function listProcesses(node: NodeName): Promise<number[]> {
  const pids = await ip("netns", "pids", namespaceOf(node)).catch(() => "");
  return pids.split("\n").filter(Boolean).map(Number);
}

/** Sets a node's link; while it is down, the node's processes run on without a network. */
export async function setLink(node: NodeName, state: "up" | "down"): Promise<void> {
  await ip("link", "set", linkOf(node), state);
}

function ip(...parameters: string[]): Promise<string> {
  return runCommand(["ip", ...parameters]);
}

async function succeeds(...parameters: string[]): Promise<boolean> {
  return ip(...parameters).then(
    () => true,
    () => false,
  );
}
