import { OUTPUT_TYPES } from "@photomap/design";
import { ACCESS_POLICIES } from "@photomap/project";
import type { Logger } from "pino";
import { z } from "zod";
import type { RateLimit, RateLimiter } from "../../platform/adapters/redis/rate-limiter.ts";
import type { Database } from "../../platform/database/database.ts";
import { addUsageCounts, type UsageSum } from "./usage-count.queries.ts";

/**
 * The time for which counts are summed up in memory. All events of a kind are one row of the day,
 * so that one write for each of them would make them wait for one another.
 */
const WRITE_INTERVAL_MS = 1000;

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
  readonly log: Pick<Logger, "warn">;
}

/** Counts what people do with the product, by day, without knowing who. */
export class UsageService {
  readonly #deps: Dependencies;
  #sums = new Map<string, UsageSum>();
  #timer: NodeJS.Timeout | undefined;
  /** The writes so far, which follow one another. */
  #written: Promise<void> = Promise.resolve();

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  async count(candidate: unknown, { network, brand }: Sender): Promise<CountResult> {
    const isAllowed = await this.#deps.limiter.consume(EVENTS_BY_NETWORK, network);
    if (!isAllowed) return { kind: "too-many" };
    const parsed = usageEventSchema.safeParse(candidate);
    if (!parsed.success) return { kind: "invalid" };
    const { name, ...chosen } = parsed.data;
    const [choice = ""] = Object.values(chosen);
    this.#add({ brand, event: name, choice, count: 1 });
    return { kind: "accepted" };
  }

  /** Writes the counts. Never throws: what can't be written is kept for the next time. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#written = this.#written.then(() => this.#write());
    return this.#written;
  }

  /** Writes the last counts; nothing may be counted afterwards. */
  async close(): Promise<void> {
    await this.flush();
    clearTimeout(this.#timer);
  }

  #add(sum: UsageSum): void {
    const key = JSON.stringify([sum.brand, sum.event, sum.choice]);
    const count = (this.#sums.get(key)?.count ?? 0) + sum.count;
    this.#sums.set(key, { ...sum, count });
    this.#timer ??= setTimeout(() => void this.flush(), WRITE_INTERVAL_MS).unref();
  }

  async #write(): Promise<void> {
    const sums = [...this.#sums.values()];
    if (sums.length === 0) return;
    this.#sums = new Map();
    try {
      await addUsageCounts(this.#deps.db, sums);
    } catch (error) {
      this.#deps.log.warn({ err: error }, "usage not counted yet");
      for (const sum of sums) this.#add(sum);
    }
  }
}
