import {
  type Backoff,
  type ClientNetworks,
  listNetworkLimits,
  type RateLimit,
  type RateLimiter,
} from "../../platform/adapters/redis/rate-limiter.ts";

/** The limit of attempts that open nothing: missing projects, wrong keys and wrong passwords. */
const BY_NETWORK: RateLimit = {
  name: "share-link-ip",
  limit: 30,
  windowSeconds: 900,
  onRedisDown: "count-here",
};

/** The waits as for an account's password: at most 305 attempts a day. */
const BY_LINK: Backoff = {
  name: "share-link-password",
  freeAttempts: 10,
  maxWaitSeconds: 300,
  windowSeconds: 7200,
  onRedisDown: "count-here",
};

export interface OpenAttempt {
  readonly networks: ClientNetworks;
  readonly projectId: string;
  /** The key of the link; undefined for a link without one. */
  readonly key: string | undefined;
  readonly hasPassword: boolean;
}

/**
 * Limits attempts at links. The key is a part of the counted link: guesses without it delay no
 * visitor who has it.
 */
export class ShareLinkRateLimits {
  readonly #limiter: RateLimiter;

  constructor(limiter: RateLimiter) {
    this.#limiter = limiter;
  }

  async consume(attempt: OpenAttempt): Promise<boolean> {
    const limiter = this.#limiter;
    if (!(await limiter.consumeAll(listNetworkLimits(BY_NETWORK, attempt.networks)))) return false;
    return !attempt.hasPassword || limiter.consumeWithBackoff(BY_LINK, getLinkKey(attempt));
  }

  /** Returns the wait after a refused attempt; 0 when the network was refused instead. */
  getWaitSeconds(attempt: OpenAttempt): Promise<number> {
    return this.#limiter.getWaitSeconds(BY_LINK, getLinkKey(attempt));
  }

  /** Refunds an attempt that was no guess. */
  async refund(attempt: OpenAttempt): Promise<void> {
    const limiter = this.#limiter;
    for (const [rateLimit, key] of listNetworkLimits(BY_NETWORK, attempt.networks)) {
      await limiter.refund(rateLimit, key);
    }
    if (attempt.hasPassword) await limiter.refundBackoff(BY_LINK, getLinkKey(attempt));
  }
}

function getLinkKey({ projectId, key = "" }: OpenAttempt): string {
  return `${projectId} ${key}`;
}
