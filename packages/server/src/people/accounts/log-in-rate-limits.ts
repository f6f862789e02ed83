import {
  type Backoff,
  listNetworkLimits,
  type RateLimit,
  type RateLimiter,
} from "../../platform/adapters/redis/rate-limiter.ts";
import type { ClientInfo } from "./account.types.ts";
import { QUARTER_HOUR_SECONDS } from "./rate-limits.ts";

const LOG_IN_BY_IP: RateLimit = {
  name: "log-in-ip",
  limit: 30,
  windowSeconds: QUARTER_HOUR_SECONDS,
  onRedisDown: "count-here",
};

/**
 * The waits, which allow at most 305 attempts a day; a shorter window would allow more, by pauses
 * that end the waits.
 */
const SLOW_DOWN = {
  freeAttempts: 10,
  maxWaitSeconds: 300,
  windowSeconds: 7200,
  onRedisDown: "count-here",
} as const;

/** The limit of attempts at one account by all unknown devices together. */
const LOG_IN_BY_ACCOUNT: Backoff = { ...SLOW_DOWN, name: "log-in-account" };

/** The limit of attempts at one account by one device that has logged in to it before. */
const LOG_IN_BY_DEVICE: Backoff = { ...SLOW_DOWN, name: "log-in-device" };

/** The limit of passwords entered in a session, to change or to delete the account. */
const PASSWORD_BY_SESSION: Backoff = { ...SLOW_DOWN, name: "password-session" };

export interface LogInAttempt {
  readonly caller: ClientInfo;
  readonly email: string;
  /** The account that knows the caller's device, if it does. */
  readonly knownAccountId: string | undefined;
}

/** Limits log-ins. A known device uses only its own budget, which unknown devices can't spend. */
export class LogInRateLimits {
  readonly #limiter: RateLimiter;

  constructor(limiter: RateLimiter) {
    this.#limiter = limiter;
  }

  async consume(attempt: LogInAttempt): Promise<boolean> {
    const limiter = this.#limiter;
    const deviceKey = findDeviceKey(attempt);
    if (deviceKey !== undefined) return limiter.consumeWithBackoff(LOG_IN_BY_DEVICE, deviceKey);
    return (
      (await limiter.consumeAll(listNetworkLimits(LOG_IN_BY_IP, attempt.caller))) &&
      limiter.consumeWithBackoff(LOG_IN_BY_ACCOUNT, attempt.email)
    );
  }

  /** Returns the wait after a refused attempt; 0 when the network was refused instead. */
  getWaitSeconds(attempt: LogInAttempt): Promise<number> {
    const deviceKey = findDeviceKey(attempt);
    return deviceKey === undefined
      ? this.#limiter.getWaitSeconds(LOG_IN_BY_ACCOUNT, attempt.email)
      : this.#limiter.getWaitSeconds(LOG_IN_BY_DEVICE, deviceKey);
  }

  /** Refunds an attempt with the correct password. Guesses of other devices stay counted. */
  async refund(attempt: LogInAttempt): Promise<void> {
    const limiter = this.#limiter;
    const deviceKey = findDeviceKey(attempt);
    if (deviceKey !== undefined) return limiter.reset(LOG_IN_BY_DEVICE, deviceKey);
    for (const [rateLimit, key] of listNetworkLimits(LOG_IN_BY_IP, attempt.caller)) {
      await limiter.refund(rateLimit, key);
    }
    await limiter.refundBackoff(LOG_IN_BY_ACCOUNT, attempt.email);
  }

  consumeInSession(accountId: string): Promise<boolean> {
    return this.#limiter.consumeWithBackoff(PASSWORD_BY_SESSION, accountId);
  }

  getWaitSecondsInSession(accountId: string): Promise<number> {
    return this.#limiter.getWaitSeconds(PASSWORD_BY_SESSION, accountId);
  }

  resetInSession(accountId: string): Promise<void> {
    return this.#limiter.reset(PASSWORD_BY_SESSION, accountId);
  }
}

function findDeviceKey({ caller, knownAccountId }: LogInAttempt): string | undefined {
  if (knownAccountId === undefined || caller.device === undefined) return undefined;
  return `${caller.device.id}:${knownAccountId}`;
}
