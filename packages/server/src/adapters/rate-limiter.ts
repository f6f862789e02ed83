import { createHash } from "node:crypto";
import type { Logger } from "pino";
import type { RedisClient } from "./redis.ts";

export interface RateLimit {
  readonly name: string;
  readonly limit: number;
  readonly windowSeconds: number;
  /** Refuse where a single guess may succeed: without counting there is no protection. */
  readonly onRedisDown: "allow" | "refuse";
  /** Logs an alarm when this many are used, once per window. */
  readonly alarmAt?: number;
}

/** Counts and sets the expiry in one step: a key without an expiry would lock a user out for good. */
const CONSUME = `
  local used = redis.call("INCR", KEYS[1])
  if used == 1 then redis.call("EXPIRE", KEYS[1], ARGV[1]) end
  return used`;

/** Does nothing after the window: a key created here would have no expiry. */
const REFUND = `if redis.call("EXISTS", KEYS[1]) == 1 then redis.call("DECR", KEYS[1]) end`;

/** Counts attempts, not requests: it is called where the attempt is made. */
export class RateLimiter {
  readonly #redis: RedisClient;
  readonly #log: Logger;

  constructor(redis: RedisClient, log: Logger) {
    this.#redis = redis;
    this.#log = log;
  }

  /** Called before the attempt, so that concurrent attempts cannot share the last one. */
  async consume(rateLimit: RateLimit, key: string): Promise<boolean> {
    const { name, limit, windowSeconds, alarmAt, onRedisDown } = rateLimit;
    try {
      const used = await this.#redis.run((redis) =>
        redis.eval(CONSUME, 1, createKey(rateLimit, key), windowSeconds),
      );
      if (Number(used) === alarmAt) {
        this.#log.error({ rateLimit: name, used, alarm: true }, "many attempts");
      }
      const isWithin = Number(used) <= limit;
      if (!isWithin) this.#log.warn({ rateLimit: name }, "rate limit exceeded");
      return isWithin;
    } catch {
      return onRedisDown === "allow";
    }
  }

  /** Consumes one of each in order and stops at the first that is exceeded. */
  async consumeAll(limits: readonly (readonly [RateLimit, string])[]): Promise<boolean> {
    for (const [rateLimit, key] of limits) {
      if (!(await this.consume(rateLimit, key))) return false;
    }
    return true;
  }

  /** Whether the next attempt would be refused; counts nothing. */
  async isUsedUp(rateLimit: RateLimit, key: string): Promise<boolean> {
    const used = await this.#redis
      .run((redis) => redis.get(createKey(rateLimit, key)))
      .catch(() => (rateLimit.onRedisDown === "allow" ? 0 : rateLimit.limit));
    return Number(used) >= rateLimit.limit;
  }

  /** For an attempt that succeeded and therefore was no guess. */
  async refund(rateLimit: RateLimit, key: string): Promise<void> {
    await this.#redis
      .run((redis) => redis.eval(REFUND, 1, createKey(rateLimit, key)))
      .catch(() => undefined);
  }

  async reset(rateLimit: RateLimit, key: string): Promise<void> {
    await this.#redis.run((redis) => redis.del(createKey(rateLimit, key))).catch(() => undefined);
  }
}

/** Hashed: the key may be an e-mail address, which does not belong in a cache. */
function createKey({ name }: RateLimit, key: string): string {
  return `limit:${name}:${createHash("sha256").update(key).digest("base64url").slice(0, 22)}`;
}
