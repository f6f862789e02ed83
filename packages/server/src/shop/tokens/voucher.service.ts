import { parseVoucherCode } from "@photomap/commerce";
import {
  type ClientNetworks,
  listNetworkLimits,
  type RateLimit,
  type RateLimiter,
} from "../../platform/adapters/redis/rate-limiter.ts";
import type { Connection, Database, Transaction } from "../../platform/database/database.ts";
import { type AccountViewer, getViewerPermissions } from "../../platform/viewer/viewer.ts";
import { findBalanceWithHolds, postTokens } from "./ledger.queries.ts";
import type { TokenTransaction } from "./ledger.types.ts";
import {
  countUnredeemed,
  findRedeemer,
  insertVouchers,
  isCreatedBy,
  isOfOrder,
  isRedeemedBy,
  listVouchers,
  raiseVoucher,
  redeemVoucher,
  reduceVoucher,
} from "./voucher.repository.ts";
import { createVoucherCode, type VoucherCodeCipher } from "./voucher-code-cipher.ts";

const HOUR = 3600;
const WRONG_CODES: RateLimit = {
  name: "voucher",
  limit: 10,
  windowSeconds: HOUR,
  onRedisDown: "refuse",
};
const WRONG_CODES_OF_NETWORK: RateLimit = { ...WRONG_CODES, name: "voucher-ip", limit: 30 };
/** Counts all accounts together for an alarm; as a limit, a single client could use it up. */
const ALL_WRONG_CODES: RateLimit = {
  ...WRONG_CODES,
  name: "voucher-all",
  limit: Number.MAX_SAFE_INTEGER,
  alarmAt: 1000,
  onRedisDown: "count-here",
};

export type RedeemResult =
  | {
      readonly kind: "redeemed";
      readonly transaction: TokenTransaction;
      /** The new balance in half-tokens. */
      readonly balance: number;
    }
  | { readonly kind: "malformed" }
  /** Unknown, expired or redeemed by someone else: one answer, so that guesses reveal nothing. */
  | { readonly kind: "unknown" }
  | { readonly kind: "already-yours" }
  /** The account created the voucher as an administrator. */
  | { readonly kind: "created-by-you" }
  /** The code is from an order, and the account of an administrator, who sets the prices. */
  | { readonly kind: "not-for-administrators" }
  | { readonly kind: "too-many" };

interface Dependencies {
  readonly db: Database;
  readonly limiter: RateLimiter;
  readonly codeKey: VoucherCodeCipher;
}

export interface NewVoucherRequest {
  readonly sourceId: string;
  readonly halfTokens: number;
  readonly expiresAt?: Date | undefined;
}

/** Codes that are redeemed for tokens once. */
export class VoucherService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Creates vouchers; repeated requests with the same sources create nothing new. */
  async createWithin(
    transaction: Transaction,
    requests: readonly NewVoucherRequest[],
  ): Promise<void> {
    const { codeKey } = this.#deps;
    const vouchers = requests.map(({ sourceId, halfTokens, expiresAt }) => {
      const code = createVoucherCode();
      const [codeHmac, sealedCode] = [codeKey.hash(code), codeKey.seal(code)];
      return { sourceId, halfTokens, codeHmac, sealedCode, expiresAt: expiresAt ?? null };
    });
    await insertVouchers(transaction, vouchers);
  }

  /**
   * Takes half-tokens from a voucher after a refund and returns how many: none from a redeemed one.
   */
  reduceWithin(transaction: Transaction, sourceId: string, halfTokens: number): Promise<number> {
    return reduceVoucher(transaction, sourceId, halfTokens);
  }

  /**
   * Gives half-tokens back to a voucher after its refund has failed; false when it was redeemed.
   */
  raiseWithin(transaction: Transaction, sourceId: string, halfTokens: number): Promise<boolean> {
    return raiseVoucher(transaction, sourceId, halfTokens);
  }

  /** Finds the account that redeemed a voucher; undefined while nobody has, and after its erasure. */
  findRedeemer(db: Connection, sourceId: string): Promise<string | undefined> {
    return findRedeemer(db, sourceId);
  }

  /** Counts the half-tokens that can be taken from a voucher: none from a redeemed one. */
  countTakeable(db: Connection, sourceId: string): Promise<number> {
    return countUnredeemed(db, sourceId);
  }

  /** Lists the codes to mail; those of redeemed vouchers are no longer stored. */
  async listCodes(
    sourcePrefix: string,
  ): Promise<{ readonly code: string | undefined; readonly halfTokens: number }[]> {
    const { db, codeKey } = this.#deps;
    const vouchers = await listVouchers(db, sourcePrefix);
    return vouchers.map(({ sealedCode, halfTokens }) => ({
      code: sealedCode === null ? undefined : codeKey.open(sealedCode),
      halfTokens,
    }));
  }

  async redeem(
    viewer: AccountViewer,
    networks: ClientNetworks,
    text: string,
  ): Promise<RedeemResult> {
    const code = parseVoucherCode(text);
    if (code === undefined) return { kind: "malformed" };
    const limits = listLimits(viewer, networks);
    if (!(await this.#deps.limiter.consumeAll(limits))) return { kind: "too-many" };
    const result = await this.#redeem(viewer, code);
    if (result.kind !== "unknown") await this.#refund(limits);
    return result;
  }

  async #redeem(viewer: AccountViewer, code: string): Promise<RedeemResult> {
    const { accountId } = viewer;
    const { db, codeKey } = this.#deps;
    const hmacs = codeKey.hashAll(code);
    return db.transaction().execute(async (transaction): Promise<RedeemResult> => {
      const key = { hmacs, accountId };
      if (await isCreatedBy(transaction, key)) return { kind: "created-by-you" };
      const setsPrices = getViewerPermissions(viewer).includes("manage-shop");
      if (setsPrices && (await isOfOrder(transaction, key))) {
        return { kind: "not-for-administrators" };
      }
      const voucher = await redeemVoucher(transaction, key);
      if (voucher === undefined) {
        const isOwn = await isRedeemedBy(transaction, key);
        return { kind: isOwn ? "already-yours" : "unknown" };
      }
      const posted = await postTokens(transaction, {
        accountId,
        reason: "VOUCHER_REDEMPTION",
        sourceId: `voucher:${voucher.sourceId}`,
        halfTokens: voucher.halfTokens,
        note: "Code redeemed",
      });
      if (posted === undefined)
        throw new Error(`The voucher ${voucher.sourceId} is posted already`);
      const { halfTokens: balance } = await findBalanceWithHolds(transaction, accountId);
      return { kind: "redeemed", transaction: posted, balance };
    });
  }

  async #refund(limits: readonly (readonly [RateLimit, string])[]): Promise<void> {
    for (const [limit, key] of limits) await this.#deps.limiter.refund(limit, key);
  }
}

function listLimits({ identity }: AccountViewer, networks: ClientNetworks) {
  return [
    [WRONG_CODES, identity],
    ...listNetworkLimits(WRONG_CODES_OF_NETWORK, networks),
    [ALL_WRONG_CODES, "all"],
  ] as const;
}
