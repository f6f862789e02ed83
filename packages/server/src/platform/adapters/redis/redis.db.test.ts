import { randomUUID } from "node:crypto";
import { connect, createServer, type Socket } from "node:net";
import { readServiceEnvironment } from "@photomap/testing";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { PubSub } from "./pub-sub.ts";
import { RedisClient } from "./redis.ts";

const WAIT = { timeout: 50_000, interval: 50 };
const log = pino({ level: "silent" });
const target = new URL(readServiceEnvironment()["REDIS_URL"] ?? "");

/** Starts a proxy to Redis. Once it is frozen, connections stay open and carry nothing. */
async function startProxy() {
  const pairs = new Set<readonly [Socket, Socket]>();
  let isFrozen = false;
  const freezePair = ([client, upstream]: readonly [Socket, Socket]) => {
    client.unpipe(upstream);
    upstream.unpipe(client);
  };
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) socket.on("error", () => undefined);
    client.on("close", () => upstream.destroy());
    pairs.add([client, upstream]);
    if (isFrozen) return;
    client.pipe(upstream);
    upstream.pipe(client);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    url: `redis://:${target.password}@127.0.0.1:${port}`,
    freeze() {
      isFrozen = true;
      for (const pair of pairs) freezePair(pair);
    },
    thaw() {
      isFrozen = false;
    },
    stop() {
      server.close();
      for (const [client] of pairs) client.destroy();
    },
  };
}

let proxy: Awaited<ReturnType<typeof startProxy>>;
let redis: RedisClient;
let pubSub: PubSub;
beforeAll(async () => {
  proxy = await startProxy();
  const keyPrefix = `test-${randomUUID()}:`;
  redis = await RedisClient.open({ url: proxy.url, keyPrefix, commandTimeoutMs: 250 }, log);
  pubSub = new PubSub(redis, keyPrefix);
});
afterAll(() => {
  pubSub.close();
  redis.close();
  proxy.stop();
});

const ping = () => redis.run((connection) => connection.ping());
const isAnswering = () =>
  ping().then(
    () => true,
    () => false,
  );

/** Publishes until the listener is called: a message sent before the subscription is lost. */
async function publishUntil(isNotified: () => boolean): Promise<void> {
  await vi.waitUntil(async () => {
    await Promise.all([pubSub.publish("one"), pubSub.publish("two")]);
    return isNotified();
  }, WAIT);
}

it("commands fail fast on a silent connection, and commands and subscriptions work after it", async () => {
  const notified = { before: 0, during: 0 };
  pubSub.subscribe("one", () => (notified.before += 1));
  await publishUntil(() => notified.before > 0);
  proxy.freeze();
  expect(await isAnswering()).toBe(false);
  await expect(ping()).rejects.toThrow("Redis failed a moment ago");
  pubSub.subscribe("two", () => (notified.during += 1));
  const { before } = notified;
  proxy.thaw();
  await publishUntil(() => notified.during > 0 && notified.before > before);
  // A command of a loaded machine may exceed its time once.
  await vi.waitUntil(isAnswering, WAIT);
});
