import type { RateLimit, RateLimiter } from "../../platform/adapters/redis/rate-limiter.ts";
import type { IdentifiedViewer } from "../../platform/viewer/viewer.ts";

const HOUR = 3600;
const DAY = 86_400;

/**
 * The limits of new projects by identity. An import of a guest's projects creates up to 100 at
 * once.
 */
const NEW_PROJECTS: Readonly<Record<IdentifiedViewer["kind"], readonly RateLimit[]>> = {
  guest: [{ name: "new-project-guest", limit: 60, windowSeconds: HOUR, onRedisDown: "count-here" }],
  account: [
    { name: "new-project", limit: 120, windowSeconds: HOUR, onRedisDown: "count-here" },
    { name: "new-project-day", limit: 300, windowSeconds: DAY, onRedisDown: "count-here" },
  ],
};

export class ProjectRateLimits {
  readonly #limiter: RateLimiter;

  constructor(limiter: RateLimiter) {
    this.#limiter = limiter;
  }

  async consumeNewProjects({ kind, identity }: IdentifiedViewer, count: number): Promise<boolean> {
    const limits = NEW_PROJECTS[kind].map((limit) => [limit, identity] as const);
    for (let i = 0; i < count; i += 1) {
      if (!(await this.#limiter.consumeAll(limits))) return false;
    }
    return true;
  }

  /** Refunds requested projects that were not created. */
  async refundNewProjects({ kind, identity }: IdentifiedViewer, count: number): Promise<void> {
    for (let i = 0; i < count; i += 1) {
      for (const limit of NEW_PROJECTS[kind]) await this.#limiter.refund(limit, identity);
    }
  }
}
