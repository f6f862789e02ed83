import { randomUUID } from "node:crypto";
import { readServiceEnvironment } from "@photomap/testing";
import { Redis } from "ioredis";
import { pino } from "pino";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Backoff, type RateLimit, RateLimiter } from "./rate-limiter.ts";
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
  const settings = { url: "redis://127.0.0.1:1", keyPrefix, commandTimeoutMs: 250 };
  const counted: RateLimit = { ...rateLimit, onRedisDown: "count-here" };
  let nowMs = 0;
  let closed: RedisClient;
  let unavailable: RateLimiter;

  beforeEach(async () => {
    closed = await RedisClient.open(settings, log);
    unavailable = new RateLimiter(closed, log, () => nowMs);
  });
  afterEach(() => closed.close());

  it("codes are refused", async () => {
    expect(await unavailable.consume(rateLimit, "key")).toBe(false);
    expect(await unavailable.isUsedUp(rateLimit, "key")).toBe(true);
    await unavailable.refund(rateLimit, "key");
    await unavailable.reset(rateLimit, "key");
    expect(await unavailable.consume(rateLimit, "key")).toBe(false);
  });

  it("attempts are counted in this process, by key and window", async () => {
    const consume = () => unavailable.consume(counted, "key");
    const results = await Promise.all(Array.from({ length: 40 }, consume));
    expect(results.filter(Boolean)).toHaveLength(10);
    expect(await unavailable.isUsedUp(counted, "key")).toBe(true);
    expect(await unavailable.consume(counted, "other")).toBe(true);
    nowMs += 60_000;
    expect(await unavailable.isUsedUp(counted, "key")).toBe(false);
    expect(await consume()).toBe(true);
  });

  it("waits grow in this process, and a refund or a reset ends them", async () => {
    const backoff: Backoff = {
      name: "wait",
      freeAttempts: 3,
      maxWaitSeconds: 60,
      windowSeconds: 600,
      onRedisDown: "count-here",
    };
    const attempt = () => unavailable.consumeWithBackoff(backoff, "key");
    expect([await attempt(), await attempt(), await attempt(), await attempt()]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(await unavailable.getWaitSeconds(backoff, "key")).toBe(1);
    await unavailable.refundBackoff(backoff, "key");
    expect(await unavailable.getWaitSeconds(backoff, "key")).toBe(0);
    await attempt();
    await unavailable.reset(backoff, "key");
    expect(await unavailable.getWaitSeconds(backoff, "key")).toBe(0);
  });
});

it("counts in this process while Redis refuses to write, as when its memory is full", async () => {
  const user = `reader-${randomUUID()}`;
  await all.acl("SETUSER", user, "on", ">secret", "~*", "+@all", "-incr");
  const address = Object.assign(new URL(url), { username: user, password: "secret" });
  const reader = await RedisClient.open(
    { url: address.href, keyPrefix, commandTimeoutMs: 10_000 },
    log,
  );
  const full = new RateLimiter(reader, log);
  const counted: RateLimit = { ...rateLimit, onRedisDown: "count-here" };
  const results = await Promise.all(
    Array.from({ length: 20 }, () => full.consume(counted, "full")),
  );
  expect(results.filter(Boolean)).toHaveLength(10);
  expect(await full.isUsedUp(counted, "full")).toBe(true);
  reader.close();
  await all.acl("DELUSER", user);
});
