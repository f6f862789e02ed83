import type { RateLimit, RateLimiter } from "../adapters/rate-limiter.ts";
import type { Caller } from "./account.types.ts";

const QUARTER_HOUR = 900;
const HOUR = 3600;
const DAY = 86_400;

/** Failed log-ins by e-mail address, from any host. */
export const LOG_IN_BY_ACCOUNT: RateLimit = {
  name: "log-in-account",
  limit: 10,
  windowSeconds: QUARTER_HOUR,
  onRedisDown: "allow",
};

export const LOG_IN_BY_IP: RateLimit = {
  name: "log-in-ip",
  limit: 30,
  windowSeconds: QUARTER_HOUR,
  onRedisDown: "allow",
};

/** Attempts at a code. The limits of one code and one account are counted in the database. */
const CODE_ATTEMPT_BY_IP: RateLimit = {
  name: "code-attempt-ip",
  limit: 30,
  windowSeconds: QUARTER_HOUR,
  onRedisDown: "refuse",
};

const CODE_ATTEMPT_BY_IP_DAY: RateLimit = {
  name: "code-attempt-ip-day",
  limit: 100,
  windowSeconds: DAY,
  onRedisDown: "refuse",
};

/**
 * Wrong codes of all clients together. One account allows 25 attempts a day, a chance of 1 in 40,000:
 * spread over 100,000 accounts, two or three guesses a day would succeed. At 2,000 attempts an hour one
 * succeeds in three weeks, and the alarm is logged within the first 15 minutes.
 */
const CODE_ATTEMPT_BY_ALL: RateLimit = {
  name: "code-attempt-all",
  limit: 2000,
  windowSeconds: HOUR,
  onRedisDown: "refuse",
  alarmAt: 500,
};

const CODE_REQUEST_BY_IP: RateLimit = {
  name: "code-request-ip",
  limit: 30,
  windowSeconds: QUARTER_HOUR,
  onRedisDown: "refuse",
};

const CODE_REQUEST_BY_IP_DAY: RateLimit = {
  name: "code-request-ip-day",
  limit: 300,
  windowSeconds: DAY,
  onRedisDown: "refuse",
};

/** Each request may send an unsolicited mail at our cost. */
const CODE_REQUEST_BY_ALL: RateLimit = {
  name: "code-request-all",
  limit: 3000,
  windowSeconds: HOUR,
  onRedisDown: "refuse",
  alarmAt: 1000,
};

export const GUEST_BY_IP: RateLimit = {
  name: "guest-ip",
  limit: 60,
  windowSeconds: HOUR,
  onRedisDown: "allow",
};

const ALL_CLIENTS = "all";

/** Limits code requests and attempts by host and in total; those by account are in the database. */
export class CodeRateLimits {
  readonly #limiter: RateLimiter;

  constructor(limiter: RateLimiter) {
    this.#limiter = limiter;
  }

  consumeRequest({ ip }: Caller): Promise<boolean> {
    return this.#limiter.consumeAll([
      [CODE_REQUEST_BY_IP, ip],
      [CODE_REQUEST_BY_IP_DAY, ip],
      [CODE_REQUEST_BY_ALL, ALL_CLIENTS],
    ]);
  }

  consumeAttempt({ ip }: Caller): Promise<boolean> {
    return this.#limiter.consumeAll([
      [CODE_ATTEMPT_BY_IP, ip],
      [CODE_ATTEMPT_BY_IP_DAY, ip],
      [CODE_ATTEMPT_BY_ALL, ALL_CLIENTS],
    ]);
  }

  /** After a correct code: the daily and the total limit count wrong ones only. */
  async refundAttempt({ ip }: Caller): Promise<void> {
    await this.#limiter.refund(CODE_ATTEMPT_BY_IP_DAY, ip);
    await this.#limiter.refund(CODE_ATTEMPT_BY_ALL, ALL_CLIENTS);
  }
}
