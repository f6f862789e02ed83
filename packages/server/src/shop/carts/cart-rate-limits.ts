import {
  type ClientNetworks,
  listNetworkLimits,
  type RateLimit,
  type RateLimiter,
} from "../../platform/adapters/redis/rate-limiter.ts";
import { getViewerId, type Viewer } from "../../platform/viewer/viewer.ts";

const HOUR = 3600;

/** Limits new carts, each of which is kept for 90 days. */
const NEW_CARTS: RateLimit = {
  name: "new-cart",
  limit: 60,
  windowSeconds: HOUR,
  onRedisDown: "count-here",
};
const NEW_CARTS_OF_NETWORK: RateLimit = { ...NEW_CARTS, name: "new-cart-ip", limit: 300 };

/** Limits codes that do not apply, because short codes can be guessed. */
const WRONG_CODES: RateLimit = {
  name: "discount-code",
  limit: 10,
  windowSeconds: HOUR,
  onRedisDown: "refuse",
};
const WRONG_CODES_OF_NETWORK: RateLimit = {
  ...WRONG_CODES,
  name: "discount-code-ip",
  limit: 30,
  alarmAt: 30,
};

/** The person who opens a cart or enters a code. */
export interface CartClientInfo {
  readonly viewer: Viewer;
  readonly networks: ClientNetworks;
}

/** Limits of carts, counted by network, and by identity for viewers who have one. */
export class CartRateLimits {
  readonly #limiter: RateLimiter;

  constructor(limiter: RateLimiter) {
    this.#limiter = limiter;
  }

  consumeNewCart(caller: CartClientInfo): Promise<boolean> {
    return this.#limiter.consumeAll(listLimits(caller, NEW_CARTS, NEW_CARTS_OF_NETWORK));
  }

  consumeCode(caller: CartClientInfo): Promise<boolean> {
    return this.#limiter.consumeAll(listLimits(caller, WRONG_CODES, WRONG_CODES_OF_NETWORK));
  }

  /** Gives the attempt back after a code that applies. */
  async refundCode(caller: CartClientInfo): Promise<void> {
    for (const [limit, key] of listLimits(caller, WRONG_CODES, WRONG_CODES_OF_NETWORK)) {
      await this.#limiter.refund(limit, key);
    }
  }
}

function listLimits(
  { viewer, networks }: CartClientInfo,
  ofIdentity: RateLimit,
  ofNetwork: RateLimit,
): readonly (readonly [RateLimit, string])[] {
  const identity = getViewerId(viewer);
  const own = identity === undefined ? [] : [[ofIdentity, identity] as const];
  return [...own, ...listNetworkLimits(ofNetwork, networks)];
}
