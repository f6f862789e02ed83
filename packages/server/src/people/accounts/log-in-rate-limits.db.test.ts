import { randomUUID } from "node:crypto";
import { readServiceEnvironment } from "@photomap/testing";
import { pino } from "pino";
import { afterAll, describe, expect, it } from "vitest";
import { RateLimiter } from "../../platform/adapters/redis/rate-limiter.ts";
import { RedisClient } from "../../platform/adapters/redis/redis.ts";
import { type LogInAttempt, LogInRateLimits } from "./log-in-rate-limits.ts";

const DAY_SECONDS = 86_400;
const log = pino({ level: "silent" });
const redis = await RedisClient.open(
  {
    url: readServiceEnvironment()["REDIS_URL"] ?? "",
    keyPrefix: `test-${randomUUID()}:`,
    commandTimeoutMs: 10_000,
  },
  log,
);
afterAll(() => redis.close());

let nowSeconds = 0;
const limits = new LogInRateLimits(new RateLimiter(redis, log, () => nowSeconds * 1000));

let hosts = 0;
const device = { id: randomUUID(), accounts: [] };

/** Creates an attempt; each attempt of an unknown device comes from another host. */
function attempt(email: string, knownAccountId?: string): LogInAttempt {
  const ip = `host-${(hosts += 1)}`;
  return { caller: { ip, brand: "pm", token: undefined, device }, email, knownAccountId };
}

describe("log-ins by unknown devices", () => {
  it("are slowed down: ten at once, then after 1, 2, 4 and more seconds, at most 305 a day", async () => {
    nowSeconds = 0;
    const allowedAt: number[] = [];
    while (nowSeconds < DAY_SECONDS) {
      if (await limits.consume(attempt("slow@mail.example"))) allowedAt.push(nowSeconds);
      else nowSeconds += nowSeconds < 600 ? 1 : 20;
    }
    expect(allowedAt.slice(0, 14)).toEqual([...Array.from({ length: 10 }, () => 0), 1, 3, 7, 15]);
    expect(allowedAt.length).toBeGreaterThan(290);
    expect(allowedAt.length).toBeLessThanOrEqual(305);
  });

  it("never wait longer than five minutes", async () => {
    const email = "wait@mail.example";
    for (let i = 0; i < 25; i += 1) {
      expect(await limits.consume(attempt(email))).toBe(true);
      nowSeconds += 300;
    }
  });

  it("are told the wait, which a refused attempt does not prolong", async () => {
    const email = "told@mail.example";
    const tell = async () => Math.round(await limits.getWaitSeconds(attempt(email)));
    for (let i = 0; i < 10; i += 1) await limits.consume(attempt(email));
    expect(await tell()).toBe(1);
    nowSeconds += 1;
    await limits.consume(attempt(email));
    expect(await limits.consume(attempt(email))).toBe(false);
    expect(await tell()).toBe(2);
    nowSeconds += 2;
    expect(await tell()).toBe(0);
  });

  it("do not count correct passwords", async () => {
    for (let i = 0; i < 25; i += 1) {
      const correct = attempt("correct@mail.example");
      expect(await limits.consume(correct)).toBe(true);
      await limits.refund(correct);
    }
  });

  it("cannot spend the attempts of a known device", async () => {
    const email = "owner@mail.example";
    for (let i = 0; i < 40; i += 1) await limits.consume(attempt(email));
    expect(await limits.consume(attempt(email))).toBe(false);
    expect(await limits.consume(attempt(email, "account-1"))).toBe(true);
  });
});

describe("log-ins by a known device", () => {
  it("are slowed down too, and start again after the correct password", async () => {
    const guess = attempt("known@mail.example", "account-2");
    for (let i = 0; i < 10; i += 1) expect(await limits.consume(guess)).toBe(true);
    expect(await limits.consume(guess)).toBe(false);
    nowSeconds += 1;
    expect(await limits.consume(guess)).toBe(true);
    await limits.refund(guess);
    for (let i = 0; i < 10; i += 1) expect(await limits.consume(guess)).toBe(true);
  });
});

describe("log-ins from one network", () => {
  /** Creates an attempt from an address; each one is at another account. */
  const from = (ip: string, widerNetwork: string): LogInAttempt => ({
    ...attempt(`${randomUUID()}@mail.example`),
    caller: { ip, widerNetwork, brand: "pm", token: undefined },
  });

  it("are limited to 30 for a /64 and to 120 for a /48 network", async () => {
    const fromOne = await Promise.all(
      Array.from({ length: 40 }, () =>
        limits.consume(from("2001:db8:1:1::/64", "2001:db8:1::/48")),
      ),
    );
    expect(fromOne.filter(Boolean)).toHaveLength(30);
    const fromMany = await Promise.all(
      Array.from({ length: 130 }, (_, i) =>
        limits.consume(from(`2001:db8:2:${i}::/64`, "2001:db8:2::/48")),
      ),
    );
    expect(fromMany.filter(Boolean)).toHaveLength(120);
  });
});
