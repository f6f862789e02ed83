import { randomUUID } from "node:crypto";
import { readServiceEnvironment } from "@photomap/testing";
import { Redis } from "ioredis";
import { pino } from "pino";
import { afterAll, describe, expect, it } from "vitest";
import { type RateLimit, RateLimiter } from "./rate-limiter.ts";

const log = pino({ level: "silent" });
const url = readServiceEnvironment()["REDIS_URL"] ?? "";
const keyPrefix = `test-${randomUUID()}:`;
const redis = new Redis(url, { keyPrefix });
const all = new Redis(url);
const limiter = new RateLimiter(redis, log);
const budget: RateLimit = { name: "test", limit: 10, windowSeconds: 60, onRedisDown: "refuse" };

afterAll(() => {
  redis.disconnect();
  all.disconnect();
});

describe("a budget", () => {
  it("is never exceeded by attempts side by side", async () => {
    const taken = await Promise.all(
      Array.from({ length: 200 }, () => limiter.consume(budget, "side-by-side")),
    );
    expect(taken.filter(Boolean)).toHaveLength(10);
  });

  it("is counted apart for each key, and ends with its window", async () => {
    expect(await limiter.consume(budget, "one")).toBe(true);
    const keys = await all.keys(`${keyPrefix}*`);
    const times = await Promise.all(keys.map((key) => all.ttl(key)));
    expect(keys).toHaveLength(2);
    expect(Math.min(...times)).toBeGreaterThan(0);
    expect(Math.max(...times)).toBeLessThanOrEqual(60);
  });

  it("gets back what was no guess, but never makes a key without an end", async () => {
    const before = await all.keys(`${keyPrefix}*`);
    await limiter.refund(budget, "never-taken");
    expect(await all.keys(`${keyPrefix}*`)).toEqual(before);
    for (let i = 0; i < 12; i += 1) {
      expect(await limiter.consume(budget, "given-back")).toBe(true);
      await limiter.refund(budget, "given-back");
    }
  });
});

describe("without Redis", () => {
  const away = new Redis("redis://127.0.0.1:1", {
    maxRetriesPerRequest: 1,
    retryStrategy: () => 50,
  });
  away.on("error", () => undefined);
  const lonely = new RateLimiter(away, log);
  afterAll(() => away.disconnect());

  it("codes are refused and log-ins are not", async () => {
    expect(await lonely.consume(budget, "key")).toBe(false);
    expect(await lonely.consume({ ...budget, onRedisDown: "allow" }, "key")).toBe(true);
    await lonely.refund(budget, "key");
    await lonely.reset(budget, "key");
  });
});
