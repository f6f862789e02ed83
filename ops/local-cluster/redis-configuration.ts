import { addressOf, type NodeName, PORTS } from "./addresses.ts";
import { SCOPE } from "./patroni-configuration.ts";

/** The node of the master until the first failover. */
const FIRST_MASTER: NodeName = "n1";

/** The number of Sentinels that have to agree that the master is down. */
const QUORUM = 2;

/** Renders a file that Redis rewrites when its role changes. */
export function renderRedisConfiguration(node: NodeName, password: string, folder: string): string {
  const replicaOf = `replicaof ${addressOf(FIRST_MASTER)} ${PORTS.redis}`;
  return [
    `bind ${addressOf(node)}`,
    `port ${PORTS.redis}`,
    `dir "${folder}"`,
    "protected-mode no",
    `requirepass ${password}`,
    `masterauth ${password}`,
    "maxmemory 128mb",
    "maxmemory-policy allkeys-lru",
    // A master that restarts without data would make its replicas delete theirs.
    "appendonly yes",
    "appendfsync everysec",
    'save ""',
    // A master without replicas refuses writes, because its demotion would lose them.
    "min-replicas-to-write 1",
    "min-replicas-max-lag 3",
    "repl-ping-replica-period 1",
    "repl-timeout 5",
    "repl-diskless-sync yes",
    "repl-diskless-sync-delay 0",
    `replica-announce-ip ${addressOf(node)}`,
    `replica-announce-port ${PORTS.redis}`,
    ...(node === FIRST_MASTER ? [] : [replicaOf]),
    "",
  ].join("\n");
}

/** Renders a file in which Sentinel records the master's node. */
export function renderSentinelConfiguration(
  node: NodeName,
  password: string,
  folder: string,
): string {
  return [
    `bind ${addressOf(node)}`,
    `port ${PORTS.sentinel}`,
    `dir "${folder}"`,
    "protected-mode no",
    `requirepass ${password}`,
    `sentinel sentinel-pass ${password}`,
    `sentinel announce-ip ${addressOf(node)}`,
    `sentinel announce-port ${PORTS.sentinel}`,
    `sentinel monitor ${SCOPE} ${addressOf(FIRST_MASTER)} ${PORTS.redis} ${QUORUM}`,
    `sentinel auth-pass ${SCOPE} ${password}`,
    `sentinel down-after-milliseconds ${SCOPE} 3000`,
    `sentinel failover-timeout ${SCOPE} 10000`,
    `sentinel parallel-syncs ${SCOPE} 1`,
    "",
  ].join("\n");
}
