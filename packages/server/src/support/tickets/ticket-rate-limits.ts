import {
  type ClientNetworks,
  listNetworkLimits,
  type RateLimit,
  type RateLimiter,
} from "../../platform/adapters/redis/rate-limiter.ts";
import type { Viewer } from "../../platform/viewer/viewer.ts";

const HOUR = 3600;

/** Limits tickets: each sends two mails, one of them to an address that is not verified. */
const TICKETS: RateLimit = {
  name: "ticket",
  limit: 5,
  windowSeconds: HOUR,
  onRedisDown: "count-here",
};
const TICKETS_OF_NETWORK: RateLimit = { ...TICKETS, name: "ticket-ip", limit: 20 };
/** Counts by the address that gets the mails, independent of the viewer. */
const TICKETS_OF_ADDRESS: RateLimit = { ...TICKETS, name: "ticket-address" };

const REPLIES: RateLimit = { ...TICKETS, name: "ticket-reply", limit: 20 };

export interface TicketClientInfo {
  readonly viewer: Viewer;
  readonly networks: ClientNetworks;
}

/**
 * Counts by account, and everyone else by network, because a browser can drop its guest session.
 */
export class TicketRateLimits {
  readonly #limiter: RateLimiter;

  constructor(limiter: RateLimiter) {
    this.#limiter = limiter;
  }

  consumeTicket(caller: TicketClientInfo, email: string): Promise<boolean> {
    return this.#limiter.consumeAll([
      ...perCaller(TICKETS, caller),
      ...listNetworkLimits(TICKETS_OF_NETWORK, caller.networks),
      [TICKETS_OF_ADDRESS, email],
    ]);
  }

  consumeReply(caller: TicketClientInfo): Promise<boolean> {
    return this.#limiter.consumeAll(perCaller(REPLIES, caller));
  }
}

function perCaller(
  rateLimit: RateLimit,
  { viewer, networks }: TicketClientInfo,
): readonly (readonly [RateLimit, string])[] {
  return viewer.kind === "account"
    ? [[rateLimit, viewer.accountId]]
    : listNetworkLimits(rateLimit, networks);
}
