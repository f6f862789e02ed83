import { randomUUID } from "node:crypto";
import { Writable } from "node:stream";
import { readServiceEnvironment } from "@photomap/testing";
import { pino } from "pino";
import { afterAll, describe, expect, it } from "vitest";
import { RateLimiter } from "../adapters/rate-limiter.ts";
import { RedisClient } from "../adapters/redis.ts";
import type { Caller } from "./account.types.ts";
import { CodeRateLimits } from "./rate-limits.ts";

const connections: RedisClient[] = [];
afterAll(() => {
  for (const redis of connections) redis.close();
});

/** Unused limits and their log. */
async function open() {
  const keyPrefix = `test-${randomUUID()}:`;
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()));
      done();
    },
  });
  const url = readServiceEnvironment()["REDIS_URL"] ?? "";
  const log = pino(stream);
  const redis = await RedisClient.open({ url, keyPrefix, commandTimeoutMs: 10_000 }, log);
  connections.push(redis);
  const limits = new CodeRateLimits(new RateLimiter(redis, log));
  const alarms = () => lines.filter((line) => line["alarm"] === true);
  return { limits, alarms };
}

const from = (host: number | string): Caller => ({
  ip: String(host),
  businessId: "pm",
  token: undefined,
});

const countTaken = (results: readonly boolean[]) => results.filter(Boolean).length;

describe("guessing codes across accounts", () => {
  it("is limited to 2,000 attempts an hour from different hosts, with one alarm", async () => {
    const { limits, alarms } = await open();
    const tries = await Promise.all(
      Array.from({ length: 2600 }, (_, host) => limits.consumeAttempt(from(host))),
    );
    expect(countTaken(tries)).toBe(2000);
    expect(alarms()).toMatchObject([{ rateLimit: "code-attempt-all", used: 500, level: 50 }]);
  });

  it("is limited to 30 attempts in 15 minutes from one host", async () => {
    const { limits, alarms } = await open();
    const tries = await Promise.all(
      Array.from({ length: 60 }, () => limits.consumeAttempt(from("one"))),
    );
    expect(countTaken(tries)).toBe(30);
    expect(alarms()).toEqual([]);
    expect(await limits.consumeAttempt(from("another"))).toBe(true);
  });

  it("is limited to 3,000 requested mails an hour, with an alarm", async () => {
    const { limits, alarms } = await open();
    const requests = await Promise.all(
      Array.from({ length: 3300 }, (_, host) => limits.consumeRequest(from(host))),
    );
    expect(countTaken(requests)).toBe(3000);
    expect(alarms()).toMatchObject([{ rateLimit: "code-request-all" }]);
  });

  it("does not count correct codes", async () => {
    const { limits, alarms } = await open();
    for (let host = 0; host < 600; host += 1) {
      await limits.consumeAttempt(from(host));
      await limits.refundAttempt(from(host));
    }
    expect(alarms()).toEqual([]);
  });
});
