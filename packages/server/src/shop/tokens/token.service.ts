import type { Database } from "../../platform/database/database.ts";
import type { AccountViewer } from "../../platform/viewer/viewer.ts";
import {
  findBalanceWithHolds,
  listTokenTransactions,
  type TokenBalance,
} from "./ledger.queries.ts";
import type { TokenTransaction } from "./ledger.types.ts";

export interface TokenStatement extends TokenBalance {
  /** Newest first. */
  readonly transactions: readonly TokenTransaction[];
}

/** Ten years at one transaction a week. */
const MAX_TRANSACTIONS = 500;

export class TokenService {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async read({ accountId }: AccountViewer): Promise<TokenStatement> {
    const [balance, transactions] = await Promise.all([
      findBalanceWithHolds(this.#db, accountId),
      listTokenTransactions(this.#db, accountId, MAX_TRANSACTIONS),
    ]);
    return { ...balance, transactions };
  }
}
