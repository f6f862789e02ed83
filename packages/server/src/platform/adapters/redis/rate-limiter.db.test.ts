import { randomUUID } from "node:crypto";
import { readServiceEnvironment } from "@photomap/testing";
import { Redis } from "ioredis";
import { pino } from "pino";
import { afterAll, describe, expect, it } from "vitest";
import { type RateLimit, RateLimiter } from "./rate-limiter.ts";
import { RedisClient } from "./redis.ts";

const log = pino({ level: "silent" });
const url = readServiceEnvironment()["REDIS_URL"] ?? "";
const keyPrefix = `test-${randomUUID()}:`;
const redis = await RedisClient.open({ url, keyPrefix, commandTimeoutMs: 10_000 }, log);
const all = new Redis(url);
const limiter = new RateLimiter(redis, log);
const rateLimit: RateLimit = { name: "test", limit: 10, windowSeconds: 60, onRedisDown: "refuse" };

afterAll(() => {
  redis.close();
  all.disconnect();
});

describe("a rate limit", () => {
  it("is never exceeded by concurrent attempts", async () => {
    const taken = await Promise.all(
      Array.from({ length: 200 }, () => limiter.consume(rateLimit, "side-by-side")),
    );
    expect(taken.filter(Boolean)).toHaveLength(10);
  });

  it("is counted separately for each key and expires with its window", async () => {
    expect(await limiter.consume(rateLimit, "one")).toBe(true);
    const keys = await all.keys(`${keyPrefix}*`);
    const times = await Promise.all(keys.map((key) => all.ttl(key)));
    expect(keys).toHaveLength(2);
    expect(Math.min(...times)).toBeGreaterThan(0);
    expect(Math.max(...times)).toBeLessThanOrEqual(60);
  });

  it("is used up by its last attempt, and asking counts nothing", async () => {
    for (let i = 0; i < rateLimit.limit; i += 1) {
      expect(await limiter.isUsedUp(rateLimit, "asked")).toBe(false);
      await limiter.consume(rateLimit, "asked");
    }
    expect(await limiter.isUsedUp(rateLimit, "asked")).toBe(true);
  });

  it("refunds an attempt, but never creates a key without an expiry", async () => {
    const before = await all.keys(`${keyPrefix}*`);
    await limiter.refund(rateLimit, "never-taken");
    expect(await all.keys(`${keyPrefix}*`)).toEqual(before);
    for (let i = 0; i < 12; i += 1) {
      expect(await limiter.consume(rateLimit, "given-back")).toBe(true);
      await limiter.refund(rateLimit, "given-back");
    }
  });
});

describe("without Redis", () => {
  it("codes are refused and log-ins are not", async () => {
    const settings = { url: "redis://127.0.0.1:1", keyPrefix, commandTimeoutMs: 250 };
    const closed = await RedisClient.open(settings, log);
    const unavailable = new RateLimiter(closed, log);
    expect(await unavailable.consume(rateLimit, "key")).toBe(false);
    expect(await unavailable.consume({ ...rateLimit, onRedisDown: "allow" }, "key")).toBe(true);
    expect(await unavailable.isUsedUp(rateLimit, "key")).toBe(true);
    await unavailable.refund(rateLimit, "key");
    await unavailable.reset(rateLimit, "key");
    closed.close();
  });
});
