import { randomUUID } from "node:crypto";
import { readServiceEnvironment } from "@photomap/testing";
import { WalgreensDouble } from "@photomap/testing/walgreens";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { RedisClient } from "../../platform/adapters/redis/redis.ts";
import { openChain } from "../../platform/adapters/walgreens/test/probe.ts";
import { CachedRetailChain } from "./cached-retail-chain.ts";
import { RetailCache } from "./retail-cache.ts";
import { type Clock, createClock, searchAt, simulatePages } from "./test/pickup-pages.ts";

let clock: Clock;
let double: WalgreensDouble;
let redis: RedisClient;

beforeEach(async () => {
  clock = createClock();
  double = await WalgreensDouble.start({ now: () => clock.now });
  redis = await RedisClient.open(
    {
      url: readServiceEnvironment()["REDIS_URL"] ?? "",
      keyPrefix: `test-${randomUUID()}:`,
      commandTimeoutMs: 10_000,
    },
    pino({ level: "silent" }),
  );
});

afterEach(async () => {
  redis.close();
  await double.stop();
});

/** Opens the cache as another process would. */
function openProcess(): CachedRetailChain {
  const now = () => clock.now;
  return new CachedRetailChain(openChain(double, { now }), new RetailCache(redis, now));
}

describe("processes", () => {
  it("share the stores and products that one of them asked for", async () => {
    const [first, second] = [openProcess(), openProcess()];
    const stores = await first.findStores(searchAt(0));
    const products = await first.listProducts();
    expect(await second.findStores(searchAt(0))).toEqual(stores);
    expect(await second.listProducts()).toEqual(products);
    expect(double.requests).toEqual(["stores", "products"]);
  });

  it("share the budget of 60 calls per minute", async () => {
    const chains = [openProcess(), openProcess(), openProcess()];
    const calls = await simulatePages({ chains, double, clock, places: 300, minutes: 7 });
    expect(calls[0]).toBe(300);
    expect(Math.max(...calls.slice(1))).toBeLessThanOrEqual(60);
  });
});
