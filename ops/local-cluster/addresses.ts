/** The nodes, each a network namespace; the bridge that joins them has the host's address. */
export const NODES = ["n1", "n2", "n3"] as const;

export type NodeName = (typeof NODES)[number];

export const SUBNET = "10.77.0.0/24";

/** The address of the load balancer and the connection pool. */
export const HOST_ADDRESS = "10.77.0.1";

/** The address of the apps and their load balancer; development requires a loopback address. */
export const APPS_ADDRESS = "127.0.0.1";

const NODE_ADDRESSES: Readonly<Record<NodeName, string>> = {
  n1: "10.77.0.11",
  n2: "10.77.0.12",
  n3: "10.77.0.13",
};

export function addressOf(node: NodeName): string {
  return NODE_ADDRESSES[node];
}

export function isNode(name: string): name is NodeName {
  return NODES.some((node) => node === name);
}

/** Ports on the nodes and, for the same services, on the load balancer; development has others. */
export const PORTS = {
  postgres: 5432,
  patroni: 8008,
  etcd: 2379,
  etcdPeer: 2380,
  redis: 6379,
  sentinel: 26_379,
  monitor: 3300,
  gateway: 7480,
  /** The gateway over TLS, which pgBackRest requires. */
  gatewayTls: 7443,
  replicas: 5433,
  /** The restored copy of the database, which runs next to the cluster. */
  restored: 5439,
  pgbouncer: 6432,
  statistics: 7000,
} as const;

/** Ports on the loopback address, outside the ports of development. */
export const APP_PORTS = {
  web: 17_300,
  api: 17_400,
  images: 17_500,
  worker: 17_600,
  inbox: 17_710,
  smtp: 17_711,
  errorTracker: 17_712,
  stripe: 17_713,
  walgreens: 17_714,
} as const;

export type AppName = "api" | "images" | "web" | "worker";

/** The ports of a process and of its readiness; the load balancer listens on `APP_PORTS`. */
export function portsOf(app: AppName, number: number): { port: number; managementPort: number } {
  return { port: APP_PORTS[app] + number, managementPort: APP_PORTS[app] + 10 + number };
}

export const PROCESS_NUMBERS = [1, 2] as const;
