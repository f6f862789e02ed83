import { join } from "node:path";
import { waitFor } from "../local-services/process.ts";
import { addressOf, NODES, type NodeName, PORTS } from "./addresses.ts";
import { type Cluster, makeFolder, startDaemon } from "./cluster.ts";

/** Starts the store of Patroni's leader lock. */
export async function startEtcd(cluster: Cluster): Promise<void> {
  const program = cluster.tools.etcd.program("etcd");
  for (const node of NODES) {
    const data = await makeFolder(cluster, join(node, "etcd"));
    await startDaemon(cluster, {
      name: `${node}/etcd`,
      node,
      command: [program, ...renderEtcdFlags(node, data)],
      environment: cluster.tools.etcd.environment,
      stopLimitSeconds: 5,
    });
  }
  await waitFor("etcd to have a leader", async () => (await isHealthy("n1")) || undefined);
}

export function renderEtcdFlags(node: NodeName, data: string): string[] {
  const client = `http://${addressOf(node)}:${PORTS.etcd}`;
  const members = NODES.map((name) => `${name}=${peerUrl(name)}`);
  return [
    `--name=${node}`,
    `--data-dir=${data}`,
    `--listen-client-urls=${client}`,
    `--advertise-client-urls=${client}`,
    `--listen-peer-urls=${peerUrl(node)}`,
    `--initial-advertise-peer-urls=${peerUrl(node)}`,
    `--initial-cluster=${members.join(",")}`,
    "--initial-cluster-token=photomap",
    "--initial-cluster-state=new",
    // The interface that Patroni uses; see createPatroniConfiguration.
    "--enable-v2",
    "--heartbeat-interval=100",
    "--election-timeout=1000",
    "--auto-compaction-retention=1",
    "--logger=zap",
    "--log-level=warn",
  ];
}

function peerUrl(node: NodeName): string {
  return `http://${addressOf(node)}:${PORTS.etcdPeer}`;
}

async function isHealthy(node: NodeName): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(2000);
    return (await fetch(`http://${addressOf(node)}:${PORTS.etcd}/health`, { signal })).ok;
  } catch {
    return false;
  }
}
