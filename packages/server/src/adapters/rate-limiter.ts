import { createHash } from "node:crypto";
import type { Redis } from "ioredis";
import type { Logger } from "pino";

export interface Budget {
  readonly name: string;
  readonly limit: number;
  readonly windowSeconds: number;
  /** What a guess is worth: where one may be enough, no counting means no guessing. */
  readonly whenAway: "allow" | "refuse";
  /** When so much of it is taken, somebody is called: once in a window. */
  readonly alarmAt?: number;
}

/** Counts and sets the end of the window in one step: a key without an end would lock somebody out for ever. */
const TAKE = `
  local taken = redis.call("INCR", KEYS[1])
  if taken == 1 then redis.call("EXPIRE", KEYS[1], ARGV[1]) end
  return taken`;

/** Only while the window lasts: a key made here would have no end. */
const GIVE_BACK = `if redis.call("EXISTS", KEYS[1]) == 1 then redis.call("DECR", KEYS[1]) end`;

/** Counts attempts, not requests: it is called where the attempt is made. */
export class RateLimiter {
  readonly #redis: Redis;
  readonly #log: Logger;

  constructor(redis: Redis, log: Logger) {
    this.#redis = redis;
    this.#log = log;
  }

  /** Takes one before the attempt, so that attempts side by side cannot share the last one. */
  async take(budget: Budget, key: string): Promise<boolean> {
    try {
      const taken = await this.#redis.eval(TAKE, 1, keyOf(budget, key), budget.windowSeconds);
      if (Number(taken) === budget.alarmAt) {
        this.#log.error({ budget: budget.name, taken, alarm: true }, "many attempts at once");
      }
      const isWithin = Number(taken) <= budget.limit;
      if (!isWithin) this.#log.warn({ budget: budget.name }, "budget spent");
      return isWithin;
    } catch (error) {
      this.#log.error({ err: error, budget: budget.name }, "rate limits are away");
      return budget.whenAway === "allow";
    }
  }

  /** Takes one of each, in order; the first that is spent refuses. */
  async takeAll(taken: readonly (readonly [Budget, string])[]): Promise<boolean> {
    for (const [budget, key] of taken) if (!(await this.take(budget, key))) return false;
    return true;
  }

  /** An attempt that succeeded was no guess. */
  async giveBack(budget: Budget, key: string): Promise<void> {
    await this.#redis.eval(GIVE_BACK, 1, keyOf(budget, key)).catch(() => undefined);
  }

  async clear(budget: Budget, key: string): Promise<void> {
    await this.#redis.del(keyOf(budget, key)).catch(() => undefined);
  }
}

/** Hashed: addresses of people do not belong in a cache. */
function keyOf({ name }: Budget, key: string): string {
  return `limit:${name}:${createHash("sha256").update(key).digest("base64url").slice(0, 22)}`;
}
