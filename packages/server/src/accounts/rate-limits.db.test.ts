import { randomUUID } from "node:crypto";
import { Writable } from "node:stream";
import { readServiceEnvironment } from "@photomap/testing";
import { Redis } from "ioredis";
import { pino } from "pino";
import { afterAll, describe, expect, it } from "vitest";
import { RateLimiter } from "../adapters/rate-limiter.ts";
import type { Caller } from "./account.types.ts";
import { CodeRateLimits } from "./rate-limits.ts";

const connections: Redis[] = [];
afterAll(() => {
  for (const redis of connections) redis.disconnect();
});

/** Budgets nobody has used, and what is logged about them. */
function open() {
  const keyPrefix = `test-${randomUUID()}:`;
  const redis = new Redis(readServiceEnvironment()["REDIS_URL"] ?? "", { keyPrefix });
  connections.push(redis);
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()));
      done();
    },
  });
  const budgets = new CodeRateLimits(new RateLimiter(redis, pino(stream)));
  const alarms = () => lines.filter((line) => line["alarm"] === true);
  return { budgets, alarms };
}

const from = (host: number | string): Caller => ({
  ip: String(host),
  businessId: "pm",
  token: undefined,
});

const countTaken = (results: readonly boolean[]) => results.filter(Boolean).length;

describe("spraying codes", () => {
  it("from ever new hosts evaluates 2,000 tries an hour, and rings the alarm once", async () => {
    const { budgets, alarms } = open();
    const tries = await Promise.all(
      Array.from({ length: 2600 }, (_, host) => budgets.consumeAttempt(from(host))),
    );
    expect(countTaken(tries)).toBe(2000);
    expect(alarms()).toMatchObject([{ rateLimit: "code-attempt-all", used: 500, level: 50 }]);
  });

  it("from one host evaluates 30 tries in a quarter of an hour", async () => {
    const { budgets, alarms } = open();
    const tries = await Promise.all(
      Array.from({ length: 60 }, () => budgets.consumeAttempt(from("one"))),
    );
    expect(countTaken(tries)).toBe(30);
    expect(alarms()).toEqual([]);
    expect(await budgets.consumeAttempt(from("another"))).toBe(true);
  });

  it("asks for 3,000 mails an hour from wherever, and rings the alarm", async () => {
    const { budgets, alarms } = open();
    const requests = await Promise.all(
      Array.from({ length: 3300 }, (_, host) => budgets.consumeRequest(from(host))),
    );
    expect(countTaken(requests)).toBe(3000);
    expect(alarms()).toMatchObject([{ rateLimit: "code-request-all" }]);
  });

  it("is not what people do who type their code: right ones are given back", async () => {
    const { budgets, alarms } = open();
    for (let host = 0; host < 600; host += 1) {
      await budgets.consumeAttempt(from(host));
      await budgets.refundAttempt(from(host));
    }
    expect(alarms()).toEqual([]);
  });
});
