import { createHash } from "node:crypto";
import type { Logger } from "pino";
import type { RedisClient } from "./redis.ts";

interface Limit {
  readonly name: string;
  /** Refuse where a single guess may succeed: without counting there is no protection. */
  readonly onRedisDown: "allow" | "refuse";
}

export interface RateLimit extends Limit {
  readonly limit: number;
  readonly windowSeconds: number;
  /** Logs an alarm when this many are used, once per window. */
  readonly alarmAt?: number | readonly number[];
}

/** Slows attempts down instead of refusing them for a window. */
export interface Backoff extends Limit {
  /** After them the waits are 1 s, 2 s, 4 s and so on. */
  readonly freeAttempts: number;
  readonly maxWaitSeconds: number;
  /** Without attempts for this long the counting starts again. */
  readonly windowSeconds: number;
}

/** Counts and sets the expiry in one step: a key without an expiry would lock a user out for good. */
const CONSUME = `
  local used = redis.call("INCR", KEYS[1])
  if used == 1 then redis.call("EXPIRE", KEYS[1], ARGV[1]) end
  return used`;

/** Does nothing after the window: a key created here would have no expiry. */
const REFUND = `if redis.call("EXISTS", KEYS[1]) == 1 then redis.call("DECR", KEYS[1]) end`;

/** Arguments: the time, the free attempts, the longest wait and the window; all in seconds. */
const CONSUME_WITH_BACKOFF = `
  local now = tonumber(ARGV[1])
  local used, nextAt = unpack(redis.call("HMGET", KEYS[1], "used", "nextAt"))
  if now < tonumber(nextAt or 0) then return 0 end
  used = tonumber(used or 0) + 1
  local over = used - tonumber(ARGV[2])
  local wait = over < 0 and 0 or math.min(2 ^ over, tonumber(ARGV[3]))
  redis.call("HSET", KEYS[1], "used", used, "nextAt", string.format("%.3f", now + wait))
  redis.call("EXPIRE", KEYS[1], ARGV[4])
  return 1`;

const REFUND_BACKOFF = `
  if redis.call("EXISTS", KEYS[1]) == 0 then return end
  redis.call("HINCRBY", KEYS[1], "used", -1)
  redis.call("HSET", KEYS[1], "nextAt", 0)`;

/** Counts attempts, not requests: it is called where the attempt is made. */
export class RateLimiter {
  readonly #redis: RedisClient;
  readonly #log: Logger;
  readonly #now: () => number;

  constructor(redis: RedisClient, log: Logger, now = () => Date.now()) {
    this.#redis = redis;
    this.#log = log;
    this.#now = now;
  }

  /** Called before the attempt, so that concurrent attempts cannot share the last one. */
  async consume(rateLimit: RateLimit, key: string): Promise<boolean> {
    const { name, limit, windowSeconds, alarmAt = [], onRedisDown } = rateLimit;
    try {
      const used = Number(await this.#eval(CONSUME, createKey(rateLimit, key), windowSeconds));
      if ([alarmAt].flat().includes(used)) {
        this.#log.error({ rateLimit: name, used, limit, alarm: true }, "many attempts");
      }
      const isWithin = used <= limit;
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
    await this.#eval(REFUND, createKey(rateLimit, key)).catch(() => undefined);
  }

  /** False while the wait after the previous attempt lasts; refused attempts do not prolong it. */
  async consumeWithBackoff(backoff: Backoff, key: string): Promise<boolean> {
    const { name, freeAttempts, maxWaitSeconds, windowSeconds, onRedisDown } = backoff;
    const nowSeconds = this.#now() / 1000;
    try {
      const isAllowed = await this.#eval(
        CONSUME_WITH_BACKOFF,
        createKey(backoff, key),
        nowSeconds,
        freeAttempts,
        maxWaitSeconds,
        windowSeconds,
      );
      if (isAllowed !== 1)
        this.#log.warn({ rateLimit: name }, "attempt before the end of the wait");
      return isAllowed === 1;
    } catch {
      return onRedisDown === "allow";
    }
  }

  /** The seconds until the next attempt is allowed; 0 when it is, or when they are unknown. */
  async getWaitSeconds(backoff: Backoff, key: string): Promise<number> {
    const nextAt = await this.#redis
      .run((redis) => redis.hget(createKey(backoff, key), "nextAt"))
      .catch(() => null);
    return Math.max(0, Number(nextAt ?? 0) - this.#now() / 1000);
  }

  /** For an attempt that succeeded; it also ends the wait. */
  async refundBackoff(backoff: Backoff, key: string): Promise<void> {
    await this.#eval(REFUND_BACKOFF, createKey(backoff, key)).catch(() => undefined);
  }

  async reset(limit: Limit, key: string): Promise<void> {
    await this.#redis.run((redis) => redis.del(createKey(limit, key))).catch(() => undefined);
  }

  #eval(script: string, key: string, ...values: readonly number[]): Promise<unknown> {
    return this.#redis.run((redis) => redis.eval(script, 1, key, ...values));
  }
}

export interface Networks {
  /** An IPv4 address or the /64 network of an IPv6 address. */
  readonly ip: string;
  /** The /48 network of an IPv6 address. */
  readonly widerNetwork?: string | undefined;
}

/** A /48 network contains 65,536 networks of one home each; one customer may have it. */
const WIDER_NETWORK_FACTOR = 4;

/** Counts by the network of the caller and, for IPv6, by the wider one. */
export function perNetwork(
  rateLimit: RateLimit,
  { ip, widerNetwork }: Networks,
): readonly (readonly [RateLimit, string])[] {
  if (widerNetwork === undefined) return [[rateLimit, ip]];
  const { name, limit } = rateLimit;
  const wider = { ...rateLimit, name: `${name}-wide`, limit: limit * WIDER_NETWORK_FACTOR };
  return [
    [rateLimit, ip],
    [wider, widerNetwork],
  ];
}

/** Hashed: the key may be an e-mail address, which does not belong in a cache. */
function createKey({ name }: Limit, key: string): string {
  return `limit:${name}:${createHash("sha256").update(key).digest("base64url").slice(0, 22)}`;
}
