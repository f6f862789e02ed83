import type { Database } from "../../platform/database/database.ts";
import { listSalesRanking, type SalesRanking } from "./product.repository.ts";

/**
 * Summing all order lines takes too long for each page; a ranking from five minutes ago is as good.
 */
const MAX_AGE_MS = 300_000;

export class SalesRankingCache {
  readonly #db: Database;
  readonly #now: () => number;
  #ranking: Promise<SalesRanking> | undefined;
  #readAt = 0;

  constructor(db: Database, now = () => Date.now()) {
    this.#db = db;
    this.#now = now;
  }

  getRanking(): Promise<SalesRanking> {
    if (this.#ranking === undefined || this.#now() - this.#readAt >= MAX_AGE_MS) {
      this.#readAt = this.#now();
      const ranking = listSalesRanking(this.#db);
      this.#ranking = ranking;
      // A failure is not kept.
      ranking.catch(() => {
        if (this.#ranking === ranking) this.#ranking = undefined;
      });
    }
    return this.#ranking;
  }
}
