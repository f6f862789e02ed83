import {
  listNetworkLimits,
  type RateLimit,
  type RateLimiter,
} from "../../platform/adapters/redis/rate-limiter.ts";
import type { ClientInfo } from "./account.types.ts";
import { isKnownDevice } from "./device-cookie.ts";

export const QUARTER_HOUR_SECONDS = 900;
const HOUR = 3600;
const DAY = 86_400;

/** Equals the limit of new carts: every visitor's first cart starts a guest. */
export const NEW_GUEST_LIMIT: RateLimit = {
  name: "guest-ip",
  limit: 300,
  windowSeconds: HOUR,
  onRedisDown: "count-here",
};

/** The limits of one action by unknown devices, and by one known device. */
export interface CodeLimitSettings {
  readonly byIp: RateLimit;
  readonly byIpAndDay: RateLimit;
  /**
   * The limit for all unknown devices together. It is a hard stop; when a third of it is used, each
   * network is limited to `REDUCED_LIMIT`, so that innocent callers still get through.
   */
  readonly byAll: RateLimit;
  readonly byDevice: RateLimit;
}

const REDUCED_LIMIT = 3;
const HARD_STOP_FACTOR = 3;

/**
 * The limits of attempts at codes; those at one code and one account are counted in the database.
 * One account allows 140 attempts a day, a chance of 1 in 7,000: spread over 100,000 accounts,
 * fourteen guesses a day would succeed. At 2,000 attempts an hour one succeeds in three weeks, at
 * the hard stop one in a week; the first alarm is logged at 500.
 */
export const CODE_ATTEMPT_LIMITS = createCodeLimitSettings("code-attempt", {
  perDay: 100,
  perHourByAll: 2000,
  alarmAt: 500,
});

/** The limits of code requests, each of which may send an unsolicited email that is paid for. */
export const CODE_REQUEST_LIMITS = createCodeLimitSettings("code-request", {
  perDay: 300,
  perHourByAll: 3000,
  alarmAt: 1000,
});

export function createCodeLimitSettings(
  action: string,
  { perDay, perHourByAll, alarmAt }: { perDay: number; perHourByAll: number; alarmAt: number },
): CodeLimitSettings {
  const onRedisDown = "refuse";
  const hardStop = perHourByAll * HARD_STOP_FACTOR;
  const perQuarterHour = { limit: 30, windowSeconds: QUARTER_HOUR_SECONDS, onRedisDown } as const;
  return {
    byIp: { name: `${action}-ip`, ...perQuarterHour },
    byIpAndDay: { name: `${action}-ip-day`, limit: perDay, windowSeconds: DAY, onRedisDown },
    byAll: {
      name: `${action}-all`,
      limit: hardStop,
      windowSeconds: HOUR,
      onRedisDown,
      alarmAt: [alarmAt, perHourByAll, hardStop],
    },
    byDevice: { name: `${action}-device`, ...perQuarterHour },
  };
}

const ALL_CLIENTS = "all";

/** The caller of an action, and whether its device is known to the account. */
export interface CodeClientInfo {
  readonly caller: ClientInfo;
  readonly isKnownDevice: boolean;
}

/** Describes the caller for the limits of codes of an account, or of an address without one. */
export function describeCodeClient(
  caller: ClientInfo,
  account: { readonly id: string; readonly accessEpoch: number } | undefined,
): CodeClientInfo {
  return {
    caller,
    isKnownDevice: account !== undefined && isKnownDevice(caller.device, account),
  };
}

/**
 * Limits code requests or attempts. A known device uses only its own budget, which unknown devices
 * can't spend.
 */
export class CodeRateLimits {
  readonly #limiter: RateLimiter;
  readonly #limits: CodeLimitSettings;

  constructor(limiter: RateLimiter, limits: CodeLimitSettings) {
    this.#limiter = limiter;
    this.#limits = limits;
  }

  async consume({ caller, isKnownDevice }: CodeClientInfo): Promise<boolean> {
    const { byIp, byIpAndDay, byAll, byDevice } = this.#limits;
    if (isKnownDevice && caller.device !== undefined) {
      return this.#limiter.consume(byDevice, caller.device.id);
    }
    const normal = { ...byAll, limit: byAll.limit / HARD_STOP_FACTOR };
    const isReduced = await this.#limiter.isUsedUp(normal, ALL_CLIENTS);
    // The networks are counted first: a refused attempt does not bring the hard stop closer.
    return this.#limiter.consumeAll([
      ...listNetworkLimits(isReduced ? { ...byIp, limit: REDUCED_LIMIT } : byIp, caller),
      ...listNetworkLimits(byIpAndDay, caller),
      [byAll, ALL_CLIENTS],
    ]);
  }

  /** Refunds a correct code: the daily and the total limit count wrong ones only. */
  async refund({ caller, isKnownDevice }: CodeClientInfo): Promise<void> {
    if (isKnownDevice) return;
    const { byIpAndDay, byAll } = this.#limits;
    for (const [rateLimit, key] of listNetworkLimits(byIpAndDay, caller)) {
      await this.#limiter.refund(rateLimit, key);
    }
    await this.#limiter.refund(byAll, ALL_CLIENTS);
  }
}
