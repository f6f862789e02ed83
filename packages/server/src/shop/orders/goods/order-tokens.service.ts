import {
  type LineTokenCounts,
  listLineTokens,
  sumLineTokens,
  takeBackLineTokens,
} from "@photomap/commerce";
import type { Queue } from "../../../platform/adapters/pg-boss/queue.ts";
import type { Connection, Transaction } from "../../../platform/database/database.ts";
import {
  findBalanceWithHolds,
  lockAndFindAvailableTokens,
  postAllTokens,
} from "../../tokens/ledger.queries.ts";
import type { TokenPosting } from "../../tokens/ledger.types.ts";
import { addTokenDebt, settleTokenDebt } from "../../tokens/token-debt.queries.ts";
import type { VoucherService } from "../../tokens/voucher.service.ts";
import type { OrderLineRow, OrderRow } from "../order.types.ts";
import type { RefundTokens, TakeBackResult } from "../refund.types.ts";

interface Dependencies {
  readonly queue: Queue;
  readonly vouchers: VoucherService;
}

export type TokenGrant = Pick<OrderRow, "tokenGrant" | "halfTokensGranted">;

export const NO_REFUND_TOKENS: RefundTokens = { taken: 0, kept: 0, owed: 0, returned: 0 };

/** The source id of the one voucher with all tokens of an order. */
export function getVoucherSource(orderId: string): string {
  return `order:${orderId}`;
}

/**
 * Tokens of packs and free tokens of products: an account gets them when its order is paid, other
 * buyers get a code by mail. The callers hold the lock of the order.
 */
export class OrderTokenService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /**
   * Grants the tokens and returns what to store with the order; nothing for an order without
   * tokens.
   */
  async grantWithin(
    transaction: Transaction,
    order: OrderRow,
    lines: readonly OrderLineRow[],
  ): Promise<Partial<TokenGrant>> {
    const tokens = listTokens(lines);
    if (tokens.length === 0) return {};
    const { ownerId } = order;
    const isAccount =
      ownerId !== null && (await lockAndFindAvailableTokens(transaction, ownerId)) !== undefined;
    const halfTokens = sumLineTokens(tokens);
    if (isAccount) await this.#credit(transaction, { order, ownerId, tokens });
    else await this.#mailVoucher(transaction, order, halfTokens);
    const grant = isAccount ? "ACCOUNT" : "VOUCHER";
    return { tokenGrant: grant, halfTokensGranted: halfTokens };
  }

  async #credit(
    transaction: Transaction,
    facts: {
      readonly order: OrderRow;
      readonly ownerId: string;
      tokens: readonly LineTokenCounts[];
    },
  ): Promise<void> {
    const note = `Order ${facts.order.number}`;
    const postings = facts.tokens.flatMap(({ lineId, bought, free }): Posting[] => [
      {
        reason: "VOUCHER_REDEMPTION",
        sourceId: `order-line:${lineId}`,
        halfTokens: bought,
        note,
      },
      { reason: "PROMOTION", sourceId: `free:${lineId}`, halfTokens: free, note },
    ]);
    const due = postings.filter(({ halfTokens }) => halfTokens > 0);
    await post(transaction, facts.ownerId, due);
  }

  async #mailVoucher(transaction: Transaction, order: OrderRow, halfTokens: number): Promise<void> {
    const { id: orderId, brand } = order;
    const { queue, vouchers } = this.#deps;
    const sourceId = getVoucherSource(orderId);
    await vouchers.createWithin(transaction, [{ sourceId, halfTokens }]);
    await queue.enqueue(transaction, "send-mail", {
      kind: "sticker-tokens",
      orderId,
      businessId: brand,
    });
  }

  /** Takes back the tokens of returned units, as far as they are still there. */
  async takeBackWithin(
    transaction: Transaction,
    order: OrderRow,
    { lines, sourceId, note = describeReturn(order) }: TakeBackRequest,
  ): Promise<TakeBackResult> {
    const tokens = order.tokenGrant === null ? [] : listTokens(lines);
    if (tokens.length === 0) return { taken: 0, kept: 0 };
    const due = sumLineTokens(tokens);
    const taken =
      order.tokenGrant === "VOUCHER"
        ? await this.#deps.vouchers.reduceWithin(transaction, getVoucherSource(order.id), due)
        : await this.#debit(transaction, order, { tokens, sourceId, note });
    return { taken, kept: due - taken };
  }

  async #debit(
    transaction: Transaction,
    order: OrderRow,
    { tokens, sourceId, note }: Debit,
  ): Promise<number> {
    const { ownerId } = order;
    if (ownerId === null) return 0;
    const available = (await lockAndFindAvailableTokens(transaction, ownerId)) ?? 0;
    const taken = takeBackLineTokens(tokens, available);
    const postings = taken.map(({ lineId, halfTokens }) => ({
      reason: "ADMIN_ADJUSTMENT" as const,
      sourceId: `taken:${lineId}:${sourceId}`,
      halfTokens: -halfTokens,
      note,
    }));
    await post(transaction, ownerId, postings);
    return taken.reduce((sum, { halfTokens }) => sum + halfTokens, 0);
  }

  /** Counts the order's half-tokens that can still be taken back. */
  async countTakeable(db: Connection, order: OrderRow): Promise<number> {
    if (order.tokenGrant === null) return 0;
    const { vouchers } = this.#deps;
    if (order.tokenGrant === "VOUCHER")
      return vouchers.countTakeable(db, getVoucherSource(order.id));
    if (order.ownerId === null) return 0;
    const { halfTokens, reserved } = await findBalanceWithHolds(db, order.ownerId);
    return halfTokens - reserved;
  }

  /**
   * Makes the account that has the order's tokens owe some of them; returns how many, which is 0
   * when there is no such account.
   */
  async oweWithin(transaction: Transaction, order: OrderRow, halfTokens: number): Promise<number> {
    const accountId = halfTokens === 0 ? undefined : await this.#findHolder(transaction, order);
    return accountId === undefined ? 0 : addTokenDebt(transaction, { accountId, halfTokens });
  }

  /**
   * Gives back what was taken, and cancels what became a debt, for example after the refund has
   * failed; false when neither account nor voucher can take it.
   */
  async returnWithin(
    transaction: Transaction,
    order: OrderRow,
    { taken, owed, sourceId, note }: ReturnedTokens,
  ): Promise<boolean> {
    const { vouchers } = this.#deps;
    const isVoucher = order.tokenGrant === "VOUCHER";
    const isRaised =
      !isVoucher ||
      taken === 0 ||
      (await vouchers.raiseWithin(transaction, getVoucherSource(order.id), taken));
    // What other returns have settled meanwhile comes back as tokens.
    const dueToHolder = owed + (isVoucher ? 0 : taken);
    if (dueToHolder === 0) return isRaised;
    const accountId = await this.#findHolder(transaction, order);
    if (accountId === undefined) return false;
    const settled = await settleTokenDebt(transaction, { accountId, halfTokens: owed });
    const halfTokens = dueToHolder - settled;
    const posting = { reason: "ADMIN_ADJUSTMENT", sourceId, halfTokens, note } as const;
    if (halfTokens > 0) await post(transaction, accountId, [posting]);
    return isRaised;
  }

  /** Finds the account that got the order's tokens, or redeemed their voucher. */
  async #findHolder(transaction: Transaction, order: OrderRow): Promise<string | undefined> {
    if (order.tokenGrant !== "VOUCHER") return order.ownerId ?? undefined;
    return this.#deps.vouchers.findRedeemer(transaction, getVoucherSource(order.id));
  }
}

interface TakeBackRequest {
  /** The lines with their returned units. */
  readonly lines: readonly OrderLineRow[];
  readonly sourceId: string;
  /** The note for the customer; that of a refund by default. */
  readonly note?: string;
}

interface Debit {
  readonly tokens: readonly LineTokenCounts[];
  readonly sourceId: string;
  readonly note: string;
}

function describeReturn({ number, canceledAt }: OrderRow): string {
  return `Order ${number} was ${canceledAt === null ? "refunded" : "canceled"}`;
}

interface ReturnedTokens {
  readonly taken: number;
  readonly owed: number;
  readonly sourceId: string;
  readonly note: string;
}

type Posting = Omit<TokenPosting, "accountId">;

/** Posts the tokens; the lock of the order makes a repetition impossible. */
async function post(
  transaction: Transaction,
  accountId: string,
  postings: readonly Posting[],
): Promise<void> {
  const posted = await postAllTokens(transaction, accountId, postings);
  if (posted.length !== postings.length) {
    throw new Error(`Tokens of ${postings[0]?.sourceId} cannot be posted`);
  }
}

export function listTokens(lines: readonly OrderLineRow[]): LineTokenCounts[] {
  return listLineTokens(
    lines.map((line) => ({
      id: line.id,
      handle: line.handle,
      sku: line.sku,
      projectId: line.projectId,
      customAttributes: line.customAttributes,
      selectedOptions: line.selectedOptions,
      quantity: line.quantity,
      freeStickerTokens: line.freeTokens,
    })),
  );
}
