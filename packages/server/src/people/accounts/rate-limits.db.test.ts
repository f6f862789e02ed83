import { randomUUID } from "node:crypto";
import { Writable } from "node:stream";
import { readServiceEnvironment } from "@photomap/testing";
import { pino } from "pino";
import { afterAll, describe, expect, it } from "vitest";
import { RateLimiter } from "../../platform/adapters/redis/rate-limiter.ts";
import { RedisClient } from "../../platform/adapters/redis/redis.ts";
import {
  CODE_ATTEMPT_LIMITS,
  CODE_REQUEST_LIMITS,
  type CodeClientInfo,
  type CodeLimitSettings,
  CodeRateLimits,
  createCodeLimitSettings,
} from "./rate-limits.ts";

const connections: RedisClient[] = [];
afterAll(() => {
  for (const redis of connections) redis.close();
});

/** Opens unused limits and their log. */
async function open(limits: CodeLimitSettings) {
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
  const alarms = () => lines.filter((line) => line["alarm"] === true);
  return { limits: new CodeRateLimits(new RateLimiter(redis, log), limits), alarms };
}

const from = (host: number | string): CodeClientInfo => ({
  caller: { ip: String(host), brand: "pm", token: undefined },
  isKnownDevice: false,
});

const knownDevice: CodeClientInfo = {
  caller: { ...from("any").caller, device: { id: randomUUID(), accounts: [] } },
  isKnownDevice: true,
};

const countTaken = (results: readonly boolean[]) => results.filter(Boolean).length;

/** Makes that many attempts from every host, one after the other. */
async function attack(limits: CodeRateLimits, hosts: number, attempts: number): Promise<number> {
  const taken = await Promise.all(
    Array.from({ length: hosts }, async (_, host) => {
      let count = 0;
      for (let i = 0; i < attempts; i += 1) if (await limits.consume(from(host))) count += 1;
      return count;
    }),
  );
  return taken.reduce((sum, count) => sum + count, 0);
}

describe("guessing codes across accounts", () => {
  it("from 70 hosts does not refuse the code of another user", async () => {
    const { limits, alarms } = await open(CODE_ATTEMPT_LIMITS);
    expect(await attack(limits, 70, 60)).toBeLessThanOrEqual(70 * 30);
    expect(alarms()).toMatchObject([
      { rateLimit: "code-attempt-all", used: 500, level: 50 },
      { rateLimit: "code-attempt-all", used: 2000, level: 50 },
    ]);
    expect(await limits.consume(from("innocent"))).toBe(true);
    expect(await limits.consume(knownDevice)).toBe(true);
  });

  it("is limited to three attempts of a new host once the hourly number is used up", async () => {
    const small = createCodeLimitSettings("small", { perDay: 100, perHourByAll: 10, alarmAt: 5 });
    const { limits } = await open(small);
    await attack(limits, 10, 1);
    const tries = await Promise.all(Array.from({ length: 9 }, () => limits.consume(from("new"))));
    expect(countTaken(tries)).toBe(3);
  });

  it("stops at three times the hourly number, with an alarm, except for known devices", async () => {
    const small = createCodeLimitSettings("stop", { perDay: 100, perHourByAll: 10, alarmAt: 5 });
    const { limits, alarms } = await open(small);
    expect(await attack(limits, 40, 1)).toBe(30);
    expect(alarms().map(({ used }) => used)).toEqual([5, 10, 30]);
    expect(await limits.consume(from("innocent"))).toBe(false);
    expect(await limits.consume(knownDevice)).toBe(true);
  });

  it("is limited to 30 attempts in 15 minutes from one host", async () => {
    const { limits, alarms } = await open(CODE_ATTEMPT_LIMITS);
    const tries = await Promise.all(Array.from({ length: 60 }, () => limits.consume(from("one"))));
    expect(countTaken(tries)).toBe(30);
    expect(alarms()).toEqual([]);
    expect(await limits.consume(from("another"))).toBe(true);
  });

  it("does not count correct codes", async () => {
    const { limits, alarms } = await open(CODE_ATTEMPT_LIMITS);
    for (let host = 0; host < 600; host += 1) {
      await limits.consume(from(host));
      await limits.refund(from(host));
    }
    expect(alarms()).toEqual([]);
  });
});

it("an alarm is logged at 1,000 requested mails an hour", async () => {
  const { limits, alarms } = await open(CODE_REQUEST_LIMITS);
  expect(await attack(limits, 1100, 1)).toBe(1100);
  expect(alarms()).toMatchObject([{ rateLimit: "code-request-all", used: 1000 }]);
});
