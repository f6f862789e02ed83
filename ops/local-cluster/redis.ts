import { join } from "node:path";
import { Redis } from "ioredis";
import { waitFor } from "../local-services/process.ts";
import { addressOf, HOST_ADDRESS, NODES, PORTS } from "./addresses.ts";
import { type Cluster, makeFolder, startDaemon, writeInitialConfiguration } from "./cluster.ts";
import { renderRedisConfiguration, renderSentinelConfiguration } from "./redis-configuration.ts";

/** Starts a Redis and a Sentinel per node. */
export async function startRedis(cluster: Cluster): Promise<void> {
  const { redis } = cluster.tools;
  const password = cluster.secrets.redisPassword;
  const daemons = [
    { kind: "redis", render: renderRedisConfiguration, flags: [] },
    { kind: "sentinel", render: renderSentinelConfiguration, flags: ["--sentinel"] },
  ];
  for (const { kind, render, flags } of daemons) {
    for (const node of NODES) {
      const folder = await makeFolder(cluster, join(node, kind));
      const text = render(node, password, folder);
      const file = await writeInitialConfiguration(cluster, join(node, kind, `${kind}.conf`), text);
      await startDaemon(cluster, {
        name: `${node}/${kind}`,
        node,
        command: [redis.program("redis-server"), file, ...flags],
        environment: redis.environment,
      });
    }
  }
}

/** Waits until writes succeed through the load balancer, which then has found the master. */
export async function waitForRedis(password: string): Promise<void> {
  const canWrite = async () => (await tryWrite(password)) || undefined;
  await waitFor("Redis to accept writes", canWrite);
}

async function tryWrite(password: string): Promise<boolean> {
  const isWritten = await withRedis(HOST_ADDRESS, password, (client) =>
    client.set("cluster:ready", "1", "EX", 60),
  );
  return isWritten === "OK";
}

/** The role of each node: "master", "slave", or undefined for one that does not respond. */
export async function readRoles(password: string): Promise<(string | undefined)[]> {
  const read = (address: string) =>
    withRedis(address, password, async (client) => {
      return /role:(\w+)/.exec(await client.info("replication"))?.[1];
    });
  return Promise.all(NODES.map((node) => read(addressOf(node))));
}

async function withRedis<Result>(
  host: string,
  password: string,
  work: (client: Redis) => Promise<Result>,
): Promise<Result | undefined> {
  const client = new Redis({
    host,
    port: PORTS.redis,
    password,
    lazyConnect: true,
    connectTimeout: 2000,
    commandTimeout: 2000,
    retryStrategy: () => null,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return await work(client);
  } catch {
    return undefined;
  } finally {
    client.disconnect();
  }
}
