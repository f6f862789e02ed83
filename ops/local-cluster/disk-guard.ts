import { statfs } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { addressOf, isNode, PORTS } from "./addresses.ts";

/**
 * Makes another node the primary when this node's disk is nearly full. Patroni
 * does not: PostgreSQL still answers reads, so the health check passes while every write fails.
 */
const CHECK_INTERVAL_MS = 2000;
/** The free share that holds the write-ahead log until the other node has taken over. */
const MINIMUM_FREE = 0.05;
const REQUEST_TIMEOUT_MS = 20_000;

const [node = "", volume = ""] = process.argv.slice(2);
if (!isNode(node)) throw new Error(`${node} is no node`);
const patroni = `http://${addressOf(node)}:${PORTS.patroni}`;

for (;;) {
  await check().catch((error: unknown) => console.error(error));
  await delay(CHECK_INTERVAL_MS);
}

async function check(): Promise<void> {
  const { bavail, blocks } = await statfs(volume);
  if (bavail / blocks >= MINIMUM_FREE || !(await isPrimary())) return;
  const response = await fetch(`${patroni}/switchover`, {
    method: "POST",
    body: JSON.stringify({ leader: node }),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  console.error(`disk of ${node} is full: ${response.status} ${await response.text()}`);
}

async function isPrimary(): Promise<boolean> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  return (await fetch(`${patroni}/primary`, { signal })).ok;
}
