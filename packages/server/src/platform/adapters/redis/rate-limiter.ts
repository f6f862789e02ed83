import { createHash } from "node:crypto";
import type { Logger } from "pino";
import { MemoryAttemptCounters } from "../../resilience/memory-attempt-counters.ts";
import type { RedisClient } from "./redis.ts";

interface Limit {
  readonly name: string;
  /**
   * What happens without Redis: each process counts for itself, or refuses everything where a single
   * guess too many may succeed.
   */
  readonly onRedisDown: "count-here" | "refuse";
}

export interface RateLimit extends Limit {
  readonly limit: number;
  readonly windowSeconds: number;
  /** The number of uses at which an alarm is logged, once per window. */
  readonly alarmAt?: number | readonly number[];
}

/** A limit that slows attempts down instead of refusing them for a window. */
export interface Backoff extends Limit {
  /** The attempts without a wait; after them the waits are 1 s, 2 s, 4 s and so on. */
  readonly freeAttempts: number;
  readonly maxWaitSeconds: number;
  /** The time without attempts after which the counting starts again. */
  readonly windowSeconds: number;
}

/**
 * Counts and sets the expiry in one step: a key without an expiry would lock a user out for good.
 */
const CONSUME = `
  local used = redis.call("INCR", KEYS[1])
  if used == 1 then redis.call("EXPIRE", KEYS[1], ARGV[1]) end
  return used`;

/** Takes back one use, but not after the window: a key created here would have no expiry. */
const REFUND = `if redis.call("EXISTS", KEYS[1]) == 1 then redis.call("DECR", KEYS[1]) end`;

/**
 * Counts an attempt or refuses it. Arguments in seconds or attempts: the time, the free attempts,
 * the longest wait and the window.
 */
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

/** Limits attempts, not requests: it is called where the attempt is made. */
export class RateLimiter {
  readonly #redis: RedisClient;
  readonly #log: Logger;
  readonly #now: () => number;
  readonly #memory: MemoryAttemptCounters;

  constructor(redis: RedisClient, log: Logger, now = () => Date.now()) {
    this.#memory = new MemoryAttemptCounters(now);
    this.#redis = redis;
    this.#log = log;
    this.#now = now;
  }

  /**
   * Counts an attempt before it is made, so that concurrent attempts can't share the last one;
   * false when it is refused.
   */
  async consume(rateLimit: RateLimit, key: string): Promise<boolean> {
    const { name, limit, alarmAt = [] } = rateLimit;
    const used = await this.#count(rateLimit, createKey(rateLimit, key));
    if (used === undefined) return false;
    if ([alarmAt].flat().includes(used)) {
      this.#log.error({ rateLimit: name, used, limit, alarm: true }, "many attempts");
    }
    const isWithin = used <= limit;
    if (!isWithin) this.#log.warn({ rateLimit: name }, "rate limit exceeded");
    return isWithin;
  }

  /** Counts an attempt; undefined where attempts are refused without Redis. */
  async #count(
    { windowSeconds, onRedisDown }: RateLimit,
    key: string,
  ): Promise<number | undefined> {
    try {
      return Number(await this.#eval(CONSUME, key, windowSeconds));
    } catch {
      if (onRedisDown === "refuse") return undefined;
      return this.#memory.count(key, windowSeconds);
    }
  }

  /** Consumes one of each in order, and stops at the first limit that is exceeded. */
  async consumeAll(limits: readonly (readonly [RateLimit, string])[]): Promise<boolean> {
    for (const [rateLimit, key] of limits) {
      if (!(await this.consume(rateLimit, key))) return false;
    }
    return true;
  }

  /** Whether the next attempt would be refused; counts nothing. */
  async isUsedUp(rateLimit: RateLimit, key: string): Promise<boolean> {
    const id = createKey(rateLimit, key);
    const used = await this.#redis
      .run((redis) => redis.get(id))
      .catch(() => (rateLimit.onRedisDown === "refuse" ? rateLimit.limit : 0));
    // Redis answers reads and refuses writes when its memory is full.
    return Math.max(Number(used), this.#memory.getCount(id)) >= rateLimit.limit;
  }

  /** Refunds an attempt that succeeded and therefore was no guess. */
  async refund(rateLimit: RateLimit, key: string): Promise<void> {
    const id = createKey(rateLimit, key);
    await this.#eval(REFUND, id).catch(() => this.#memory.refund(id));
  }

  /**
   * Counts an attempt; false while the wait after the previous one lasts, which refused attempts
   * don't prolong.
   */
  async consumeWithBackoff(backoff: Backoff, key: string): Promise<boolean> {
    const { name, freeAttempts, maxWaitSeconds, windowSeconds, onRedisDown } = backoff;
    const nowSeconds = this.#now() / 1000;
    const limits = [freeAttempts, maxWaitSeconds, windowSeconds] as const;
    const id = createKey(backoff, key);
    const isAllowed = await this.#eval(CONSUME_WITH_BACKOFF, id, nowSeconds, ...limits).then(
      (result) => result === 1,
      () => onRedisDown === "count-here" && this.#memory.countWithBackoff(id, backoff),
    );
    if (!isAllowed) this.#log.warn({ rateLimit: name }, "attempt before the end of the wait");
    return isAllowed;
  }

  /**
   * Returns the seconds until the next attempt is allowed; 0 when it is, or when they are unknown.
   */
  async getWaitSeconds(backoff: Backoff, key: string): Promise<number> {
    const id = createKey(backoff, key);
    const nextAt = await this.#redis.run((redis) => redis.hget(id, "nextAt")).catch(() => null);
    const latest = Math.max(Number(nextAt ?? 0), this.#memory.getNextAt(id) / 1000);
    return Math.max(0, latest - this.#now() / 1000);
  }

  /** Refunds an attempt that succeeded, and ends the wait. */
  async refundBackoff(backoff: Backoff, key: string): Promise<void> {
    const id = createKey(backoff, key);
    await this.#eval(REFUND_BACKOFF, id).catch(() => this.#memory.refund(id));
  }

  async reset(limit: Limit, key: string): Promise<void> {
    const id = createKey(limit, key);
    this.#memory.reset(id);
    await this.#redis.run((redis) => redis.del(id)).catch(() => undefined);
  }

  #eval(script: string, key: string, ...values: readonly number[]): Promise<unknown> {
    return this.#redis.run((redis) => redis.eval(script, 1, key, ...values));
  }
}

export interface ClientNetworks {
  /** An IPv4 address, or the /64 network of an IPv6 address. */
  readonly ip: string;
  /** The /48 network of an IPv6 address. */
  readonly widerNetwork?: string | undefined;
}

/**
 * The factor for a /48 network, which contains 65,536 networks of one home each and may be one
 * customer's.
 */
const WIDER_NETWORK_FACTOR = 4;

/** Returns the limits of the caller's network and, for IPv6, of the wider one. */
export function listNetworkLimits(
  rateLimit: RateLimit,
  { ip, widerNetwork }: ClientNetworks,
): readonly (readonly [RateLimit, string])[] {
  if (widerNetwork === undefined) return [[rateLimit, ip]];
  const { name, limit } = rateLimit;
  const wider = { ...rateLimit, name: `${name}-wide`, limit: limit * WIDER_NETWORK_FACTOR };
  return [
    [rateLimit, ip],
    [wider, widerNetwork],
  ];
}

/** Returns a hashed key: it may be an email address, which doesn't belong in a cache. */
function createKey({ name }: Limit, key: string): string {
  return `limit:${name}:${createHash("sha256").update(key).digest("base64url").slice(0, 22)}`;
}
