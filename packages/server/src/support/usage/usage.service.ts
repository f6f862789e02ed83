import { OUTPUT_TYPES } from "@photomap/design";
import { ACCESS_POLICIES } from "@photomap/project";
import { z } from "zod";
import type { RateLimit, RateLimiter } from "../../platform/adapters/redis/rate-limiter.ts";
import type { Database } from "../../platform/database/database.ts";
import { countUsageEvent } from "./usage-count.queries.ts";

/** The limit of events. People cause a few an hour; several may share a network. */
const EVENTS_BY_NETWORK: RateLimit = {
  name: "usage-events-network",
  limit: 60,
  windowSeconds: 60,
  onRedisDown: "count-here",
};

/** The events of the product's pages. Only what is counted is accepted: nothing about a person. */
const usageEventSchema = z.discriminatedUnion("name", [
  z.strictObject({ name: z.literal("create-project"), outputType: z.enum(OUTPUT_TYPES) }),
  z.strictObject({
    name: z.literal("change-access-policy"),
    accessPolicy: z.enum(ACCESS_POLICIES),
  }),
  z.strictObject({ name: z.literal("upload-blocked") }),
]);

export type CountResult = { readonly kind: "accepted" | "invalid" | "too-many" };

interface Sender {
  readonly network: string;
  readonly brand: string;
}

interface Dependencies {
  readonly db: Database;
  readonly limiter: RateLimiter;
}

/** Counts what people do with the product, by day, without knowing who. */
export class UsageService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  async count(candidate: unknown, { network, brand }: Sender): Promise<CountResult> {
    const { db, limiter } = this.#deps;
    if (!(await limiter.consume(EVENTS_BY_NETWORK, network))) return { kind: "too-many" };
    const parsed = usageEventSchema.safeParse(candidate);
    if (!parsed.success) return { kind: "invalid" };
    const { name, ...chosen } = parsed.data;
    const [choice = ""] = Object.values(chosen);
    await countUsageEvent(db, { brand, event: name, choice });
    return { kind: "accepted" };
  }
}
