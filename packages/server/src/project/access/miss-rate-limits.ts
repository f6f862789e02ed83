import {
  listNetworkLimits,
  type RateLimit,
  type RateLimiter,
} from "../../platform/adapters/redis/rate-limiter.ts";
import type { Viewer } from "../../platform/viewer/viewer.ts";

const TEN_MINUTES = 600;
const HOUR = 3600;

/**
 * The limits of requests with project ids that don't exist or are not permitted. With a million
 * projects one guess in 56,800 hits: at 20 in ten minutes that takes three weeks. A viewer with a
 * session has a separate limit, so that other clients of the network can't use it up. A network can
 * start 60 guest sessions an hour, so a guest's limit is lower, and all guests of one network share
 * another.
 */
const MISSES: Readonly<Record<Viewer["kind"], RateLimit>> = {
  anonymous: {
    name: "project-miss-network",
    limit: 20,
    windowSeconds: TEN_MINUTES,
    onRedisDown: "count-here",
    alarmAt: 20,
  },
  guest: { name: "project-miss-guest", limit: 20, windowSeconds: HOUR, onRedisDown: "count-here" },
  account: {
    name: "project-miss-account",
    limit: 20,
    windowSeconds: TEN_MINUTES,
    onRedisDown: "count-here",
    alarmAt: 20,
  },
};

/** The limit of all guests of a network: as many in an hour as viewers without a session have. */
const MISSES_OF_GUESTS: RateLimit = {
  name: "project-miss-guests-network",
  limit: 120,
  windowSeconds: HOUR,
  onRedisDown: "count-here",
  alarmAt: 120,
};

/** The limit that counts an id once in a window: a family may open an old link many times. */
const KNOWN_MISS: RateLimit = {
  name: "project-miss-known",
  limit: 1,
  windowSeconds: TEN_MINUTES,
  onRedisDown: "count-here",
};

/**
 * How long a viewer within the limit is not looked up again. A miss ends it at once, so that a
 * guess is never answered from memory after a wrong one.
 */
const WITHIN_LIMIT_MS = 1000;
const MAX_HELD_VIEWERS = 10_000;

/** Limits the guessing of project ids. */
export class MissRateLimits {
  readonly #limiter: Pick<RateLimiter, "consume" | "consumeAll" | "isUsedUp">;
  readonly #now: () => number;
  /** The viewers within the limit, and until when they are held. */
  readonly #withinLimit = new Map<string, number>();
  /** The number of misses in this process. */
  #misses = 0;

  constructor(
    limiter: Pick<RateLimiter, "consume" | "consumeAll" | "isUsedUp">,
    now: () => number = Date.now,
  ) {
    this.#limiter = limiter;
    this.#now = now;
  }

  /** Counts a miss; false when the viewer has missed too many ids. */
  async consume(viewer: Viewer, projectId: string): Promise<boolean> {
    // First, so that guesses above the limit store nothing.
    if (await this.isUsedUp(viewer)) return false;
    const limits = listMissLimits(viewer);
    // By the viewer or its network, the first one: a guest may move between networks.
    const known = `${limits.slice(0, 1).map(getName).join()} ${projectId}`;
    if (await this.#limiter.isUsedUp(KNOWN_MISS, known)) return true;
    this.#misses += 1;
    for (const name of limits.map(getName)) this.#withinLimit.delete(name);
    await this.#limiter.consume(KNOWN_MISS, known);
    return this.#limiter.consumeAll(limits);
  }

  /** Whether the next miss would be refused. */
  async isUsedUp(viewer: Viewer): Promise<boolean> {
    const limits = listMissLimits(viewer);
    const usedUp = await Promise.all(limits.map((limit) => this.#isUsedUp(limit)));
    return usedUp.includes(true);
  }

  async #isUsedUp(limit: MissLimit): Promise<boolean> {
    const name = getName(limit);
    if ((this.#withinLimit.get(name) ?? 0) > this.#now()) return false;
    const missesBefore = this.#misses;
    const isUsedUp = await this.#limiter.isUsedUp(...limit);
    // A miss during the lookup is not in its result.
    if (!isUsedUp && this.#misses === missesBefore) this.#hold(name);
    return isUsedUp;
  }

  #hold(name: string): void {
    if (this.#withinLimit.size >= MAX_HELD_VIEWERS) this.#withinLimit.clear();
    this.#withinLimit.set(name, this.#now() + WITHIN_LIMIT_MS);
  }
}

type MissLimit = readonly [RateLimit, string];

function getName([{ name }, key]: MissLimit): string {
  return `${name} ${key}`;
}

function listMissLimits(viewer: Viewer): readonly MissLimit[] {
  const limit = MISSES[viewer.kind];
  const { networks } = viewer;
  switch (viewer.kind) {
    case "anonymous":
      return listNetworkLimits(limit, networks ?? { ip: "" });
    case "guest": {
      const ofNetwork = networks ? listNetworkLimits(MISSES_OF_GUESTS, networks) : [];
      return [[limit, viewer.identity], ...ofNetwork];
    }
    case "account":
      return [[limit, viewer.identity]];
  }
}
