import {
  type ClientNetworks,
  listNetworkLimits,
  type RateLimit,
  type RateLimiter,
} from "../../platform/adapters/redis/rate-limiter.ts";
import type { IdentifiedViewer } from "../../platform/viewer/viewer.ts";

/**
 * The limit of searches, enough for a family's open pages, each of which searches once a minute.
 */
const SEARCHES: RateLimit = {
  name: "pickup-stores-ip",
  limit: 200,
  windowSeconds: 600,
  onRedisDown: "count-here",
};

/** The limit of orders, each of which is printed before it is paid. */
const ORDERS: RateLimit = {
  name: "pickup-order",
  limit: 10,
  windowSeconds: 86_400,
  onRedisDown: "refuse",
};
const ORDERS_OF_NETWORK: RateLimit = { ...ORDERS, name: "pickup-order-ip", limit: 30, alarmAt: 30 };

export class PickupRateLimits {
  readonly #limiter: RateLimiter;

  constructor(limiter: RateLimiter) {
    this.#limiter = limiter;
  }

  consumeSearch(networks: ClientNetworks): Promise<boolean> {
    return this.#limiter.consumeAll(listNetworkLimits(SEARCHES, networks));
  }

  consumeOrder(viewer: IdentifiedViewer, networks: ClientNetworks): Promise<boolean> {
    return this.#limiter.consumeAll([
      [ORDERS, viewer.identity],
      ...listNetworkLimits(ORDERS_OF_NETWORK, networks),
    ]);
  }
}
