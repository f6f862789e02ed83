import {
  type Networks,
  perNetwork,
  type RateLimit,
  type RateLimiter,
} from "../adapters/rate-limiter.ts";
import type { IdentifiedViewer, Viewer } from "../viewer/viewer.ts";

const HOUR = 3600;
const DAY = 86_400;

/**
 * Reads of project ids that do not exist or are not permitted. Opening an old link takes two or
 * three. With a million projects one guess in 56,800 hits: at 100 an hour that takes three weeks. A
 * viewer with a session has a limit of its own, so that other clients of the network cannot use it
 * up. A network can start 60 guest sessions an hour, therefore theirs is lower.
 */
const MISSES: Readonly<Record<Viewer["kind"], RateLimit>> = {
  anonymous: {
    name: "project-miss-network",
    limit: 100,
    windowSeconds: HOUR,
    onRedisDown: "allow",
    alarmAt: 100,
  },
  guest: { name: "project-miss-guest", limit: 20, windowSeconds: HOUR, onRedisDown: "allow" },
  account: {
    name: "project-miss-account",
    limit: 100,
    windowSeconds: HOUR,
    onRedisDown: "allow",
    alarmAt: 100,
  },
};

/** New projects by identity. An import of a guest's projects creates up to 100 at once. */
const NEW_PROJECTS: Readonly<Record<IdentifiedViewer["kind"], readonly RateLimit[]>> = {
  guest: [{ name: "new-project-guest", limit: 60, windowSeconds: HOUR, onRedisDown: "allow" }],
  account: [
    { name: "new-project", limit: 120, windowSeconds: HOUR, onRedisDown: "allow" },
    { name: "new-project-day", limit: 300, windowSeconds: DAY, onRedisDown: "allow" },
  ],
};

/** The viewer of a read and the networks of the request, which count for viewers without a session. */
export interface Reader {
  readonly viewer: Viewer;
  readonly networks?: Networks;
}

/**
 * How long a reader within the limit is not looked up again. A miss ends it at once, so that a guess
 * is never answered from memory after a wrong one.
 */
const WITHIN_LIMIT_MS = 1000;
const MAX_HELD_READERS = 10_000;

export class ProjectLimits {
  readonly #limiter: Pick<RateLimiter, "consumeAll" | "isUsedUp" | "refund">;
  readonly #now: () => number;
  /** Readers within the limit, and until when that is held. */
  readonly #withinLimit = new Map<string, number>();
  /** Misses in this process. */
  #misses = 0;

  constructor(
    limiter: Pick<RateLimiter, "consumeAll" | "isUsedUp" | "refund">,
    now: () => number = Date.now,
  ) {
    this.#limiter = limiter;
    this.#now = now;
  }

  /** False when the reader has had too many misses. */
  consumeMiss(reader: Reader): Promise<boolean> {
    this.#misses += 1;
    for (const name of listMissLimits(reader).map(getName)) this.#withinLimit.delete(name);
    return this.#limiter.consumeAll(listMissLimits(reader));
  }

  /** Whether the next miss would be refused. */
  async hasUsedUpMisses(reader: Reader): Promise<boolean> {
    const limits = listMissLimits(reader);
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
    if (this.#withinLimit.size >= MAX_HELD_READERS) this.#withinLimit.clear();
    this.#withinLimit.set(name, this.#now() + WITHIN_LIMIT_MS);
  }

  async consumeNewProjects({ kind, identity }: IdentifiedViewer, count: number): Promise<boolean> {
    const limits = NEW_PROJECTS[kind].map((limit) => [limit, identity] as const);
    for (let i = 0; i < count; i += 1) {
      if (!(await this.#limiter.consumeAll(limits))) return false;
    }
    return true;
  }

  /** For requested projects that were not created. */
  async refundNewProjects({ kind, identity }: IdentifiedViewer, count: number): Promise<void> {
    for (let i = 0; i < count; i += 1) {
      for (const limit of NEW_PROJECTS[kind]) await this.#limiter.refund(limit, identity);
    }
  }
}

type MissLimit = readonly [RateLimit, string];

function getName([{ name }, key]: MissLimit): string {
  return `${name} ${key}`;
}

function listMissLimits({ viewer, networks = { ip: "" } }: Reader): readonly MissLimit[] {
  const limit = MISSES[viewer.kind];
  return viewer.kind === "anonymous" ? perNetwork(limit, networks) : [[limit, viewer.identity]];
}
