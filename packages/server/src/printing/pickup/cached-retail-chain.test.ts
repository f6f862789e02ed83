import { WalgreensDouble } from "@photomap/testing/walgreens";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { RedisClient } from "../../platform/adapters/redis/redis.ts";
import { openChain } from "../../platform/adapters/walgreens/test/probe.ts";
import { CachedRetailChain } from "./cached-retail-chain.ts";
import { RetailCache } from "./retail-cache.ts";
import { type Clock, createClock, searchAt, simulatePages } from "./test/pickup-pages.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let clock: Clock;
let double: WalgreensDouble;
let redis: RedisClient;
let chain: CachedRetailChain;

/** Redis is unreachable, so that the process's own cache has to suffice. */
beforeEach(async () => {
  clock = createClock();
  double = await WalgreensDouble.start({ now: () => clock.now });
  const settings = { url: "redis://127.0.0.1:1", keyPrefix: "", commandTimeoutMs: 100 };
  redis = await RedisClient.open(settings, pino({ level: "silent" }));
  const cache = new RetailCache(redis, () => clock.now);
  chain = new CachedRetailChain(openChain(double, { now: () => clock.now }), cache);
});

afterEach(async () => {
  redis.close();
  await double.stop();
});

const search = searchAt(0);

async function readPromise(options?: { readonly isFresh: boolean }): Promise<string | undefined> {
  const found = await chain.findStores(DETROIT, options);
  return found.kind === "ok" ? found.value[0]?.promiseTime : found.kind;
}

const DETROIT = { ...search, latitude: 42.33, longitude: -83.05 };

describe("stores", () => {
  it("of one place and mix of products are asked for every 50 s", async () => {
    await chain.findStores(search);
    clock.now += 49_999;
    await chain.findStores(search);
    expect(double.countRequests("stores")).toBe(1);
    clock.now += 1;
    await chain.findStores(search);
    expect(double.countRequests("stores")).toBe(2);
  });

  it("of searches at the same time are asked for once", async () => {
    const found = await Promise.all(Array.from({ length: 50 }, () => chain.findStores(search)));
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(["ok"]));
    expect(double.countRequests("stores")).toBe(1);
  });

  it("are shared by searches nearby, not by other quantities", async () => {
    const { latitude, longitude } = search;
    await chain.findStores(search);
    await chain.findStores({ ...search, latitude: latitude + 0.009, longitude: longitude - 0.009 });
    expect(double.countRequests("stores")).toBe(1);
    await chain.findStores({ ...search, latitude: latitude + 0.011 });
    await chain.findStores({ ...search, products: [{ productId: "6560003", quantity: 5 }] });
    expect(double.countRequests("stores")).toBe(3);
  });

  it("are asked for at once when they have to be fresh, which renews the cache", async () => {
    expect(await readPromise()).toBe("11-17-2026 01:00 PM");
    double.behave("stores", "promise-time-later", 1);
    clock.now += 1000;
    expect(await readPromise()).toBe("11-17-2026 01:00 PM");
    expect(await readPromise({ isFresh: true })).toBe("11-17-2026 03:15 PM");
    expect(await readPromise()).toBe("11-17-2026 03:15 PM");
    expect(double.countRequests("stores")).toBe(2);
  });

  it("of an outage are an error, and the next search asks again", async () => {
    await chain.findStores(search);
    clock.now += MINUTE_MS;
    double.behave("stores", "http-503-json", 2);
    expect(await chain.findStores(search)).toMatchObject({ kind: "unavailable" });
    expect(await chain.findStores(search)).toMatchObject({ kind: "ok" });
  });
});

describe("300 open pages", () => {
  it("in 300 places cause 60 calls per minute at most after the first searches", async () => {
    const calls = await simulatePages({ chains: [chain], double, clock, places: 300, minutes: 11 });
    expect(calls[0]).toBe(300);
    expect(Math.max(...calls.slice(1))).toBeLessThanOrEqual(60);
    expect(calls.slice(5, 10)).toEqual([60, 60, 60, 60, 60]);
  });

  it("in 20 places cause two calls per place and minute at most", async () => {
    const calls = await simulatePages({ chains: [chain], double, clock, places: 20, minutes: 4 });
    expect(Math.max(...calls)).toBeLessThanOrEqual(40);
  });
});

describe("products", () => {
  it("are asked for every hour", async () => {
    await Promise.all([chain.listProducts(), chain.listProducts()]);
    clock.now += HOUR_MS - 1;
    await chain.listProducts();
    expect(double.countRequests("products")).toBe(1);
    clock.now += 1;
    await chain.listProducts();
    expect(double.countRequests("products")).toBe(2);
  });

  it("of the last day are used during an outage", async () => {
    const products = await chain.listProducts();
    double.behave("products", "http-500");
    clock.now += 24 * HOUR_MS - 1;
    expect(await chain.listProducts()).toEqual(products);
    clock.now += 1;
    expect(await chain.listProducts()).toMatchObject({ kind: "unavailable" });
  });

  it("are not shown with a key that is refused", async () => {
    await chain.listProducts();
    double.behave("products", "gateway-403");
    clock.now += HOUR_MS;
    expect(await chain.listProducts()).toEqual({ kind: "misconfigured", code: "403" });
  });
});
