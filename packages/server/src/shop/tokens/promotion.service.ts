import type { BrandId } from "@photomap/design";
import {
  type ClientNetworks,
  listNetworkLimits,
  type RateLimit,
  type RateLimiter,
} from "../../platform/adapters/redis/rate-limiter.ts";
import type { Database } from "../../platform/database/database.ts";
import type { AccountViewer, Viewer } from "../../platform/viewer/viewer.ts";
import {
  findEntry,
  findPromotion,
  insertEntry,
  lockEntry,
  type PromotionKey,
} from "./promotion.repository.ts";
import type { Promotion, PromotionEntry } from "./promotion.types.ts";

/**
 * Limits requests; an account needs one entry, so these are for wrong texts and repeated clicks.
 */
const ENTRIES: RateLimit = {
  name: "promotion",
  limit: 20,
  windowSeconds: 3600,
  onRedisDown: "count-here",
};
const ENTRIES_OF_NETWORK: RateLimit = { ...ENTRIES, name: "promotion-ip", limit: 200 };

const MAX_SUBMISSION = 5000;

export interface PromotionEntryRequest extends PromotionKey {
  readonly submission: string;
}

export type EnterResult =
  | { readonly kind: "entered"; readonly entry: PromotionEntry }
  | { readonly kind: "invalid"; readonly problem: string }
  | { readonly kind: "missing" }
  /** The promotion is closed, has not started yet, or is over. */
  | { readonly kind: "closed" }
  | { readonly kind: "full" }
  | { readonly kind: "too-many" };

interface Dependencies {
  readonly db: Database;
  readonly limiter: RateLimiter;
}

/** Promotions as customers see them. */
export class PromotionService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  find(brand: BrandId, promotionId: string): Promise<Promotion | undefined> {
    return findPromotion(this.#deps.db, { promotionId, brand });
  }

  /** Finds the entry of the viewer's own account. */
  async findOwnEntry(viewer: Viewer, promotionId: string): Promise<PromotionEntry | undefined> {
    if (viewer.kind !== "account") return undefined;
    return findEntry(this.#deps.db, { promotionId, accountId: viewer.accountId });
  }

  /**
   * Enters a promotion, which an account can do once; a repeated request returns the first entry.
   */
  async enter(
    { accountId }: AccountViewer,
    networks: ClientNetworks,
    { promotionId, brand, submission }: PromotionEntryRequest,
  ): Promise<EnterResult> {
    const { db, limiter } = this.#deps;
    const limits = [
      [ENTRIES, accountId],
      ...listNetworkLimits(ENTRIES_OF_NETWORK, networks),
    ] as const;
    if (!(await limiter.consumeAll(limits))) return { kind: "too-many" };
    const promotion = await findPromotion(db, { promotionId, brand });
    if (promotion === undefined) return { kind: "missing" };
    return db.transaction().execute(async (transaction): Promise<EnterResult> => {
      const key = { promotionId, accountId };
      await lockEntry(transaction, key);
      const known = await findEntry(transaction, key);
      if (known !== undefined) return { kind: "entered", entry: known };
      const problem = findProblem(submission);
      if (problem !== undefined) return { kind: "invalid", problem };
      const entry = await insertEntry(transaction, key, submission);
      if (entry !== undefined) return { kind: "entered", entry };
      const current = await findPromotion(transaction, { promotionId, brand });
      return { kind: current?.status === "OPEN" ? "full" : "closed" };
    });
  }
}

function findProblem(submission: string): string | undefined {
  if (submission.trim() === "") return "Write something about your entry.";
  return submission.length > MAX_SUBMISSION
    ? "Your entry can have up to 5,000 characters."
    : undefined;
}
