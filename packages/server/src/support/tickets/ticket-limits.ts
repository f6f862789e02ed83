import {
  type Networks,
  perNetwork,
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

export interface TicketCaller {
  readonly viewer: Viewer;
  readonly networks: Networks;
}

/**
 * Counts by account, and everyone else by network, because a browser can drop its guest session.
 */
export class TicketLimits {
  readonly #limiter: RateLimiter;

  constructor(limiter: RateLimiter) {
    this.#limiter = limiter;
  }

  consumeTicket(caller: TicketCaller, email: string): Promise<boolean> {
    return this.#limiter.consumeAll([
      ...perCaller(TICKETS, caller),
      ...perNetwork(TICKETS_OF_NETWORK, caller.networks),
      [TICKETS_OF_ADDRESS, email],
    ]);
  }

  consumeReply(caller: TicketCaller): Promise<boolean> {
    return this.#limiter.consumeAll(perCaller(REPLIES, caller));
  }
}

function perCaller(
  rateLimit: RateLimit,
  { viewer, networks }: TicketCaller,
): readonly (readonly [RateLimit, string])[] {
  return viewer.kind === "account"
    ? [[rateLimit, viewer.accountId]]
    : perNetwork(rateLimit, networks);
}
