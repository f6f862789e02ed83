import { countReturnedTokens } from "@photomap/commerce";
import type { Queue } from "../../../platform/adapters/pg-boss/queue.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { lockAndFindAvailableTokens, postAllTokens } from "../../tokens/ledger.queries.ts";
import { addTokenDebt, postReturnedTokens } from "../../tokens/token-debt.queries.ts";
import {
  findTokenHold,
  holdTokens,
  releaseTokens,
  spendHeldTokens,
  type TokenHold,
} from "../../tokens/token-hold.queries.ts";
import { type OrderLineRow, type OrderRow, REVIEW_REASONS, sumTokensUsed } from "../order.types.ts";
import { addReturnedTokens, type LineQuantity, listOrderLines } from "../order-line.repository.ts";
import {
  confirmUnmadeStickers,
  listUnmadeStickerOrders,
  lockStickerOrders,
  markStickerOrdersPaid,
  updateStickerOrderStatuses,
} from "./order-sticker.repository.ts";

/**
 * Stickers of an order and the tokens that pay for them: held while the order is open, spent when
 * it is paid, returned with refunded units. The callers hold the lock of the order; sticker orders
 * are locked before the account, and the account before the stock.
 */
export class OrderStickerService {
  readonly #queue: Queue;

  constructor(queue: Queue) {
    this.#queue = queue;
  }

  /** Holds the tokens of an order; returns false when the owner has fewer, or is not an account. */
  async holdWithin(
    transaction: Transaction,
    { id: orderId, ownerId: accountId }: OrderRow,
    lines: readonly OrderLineRow[],
  ): Promise<boolean> {
    const halfTokens = sumTokensUsed(lines);
    if (halfTokens === 0) return true;
    return accountId !== null && holdTokens(transaction, { orderId, accountId, halfTokens });
  }

  async releaseWithin(transaction: Transaction, orderId: string): Promise<void> {
    await releaseTokens(transaction, orderId);
  }

  /**
   * Prepares a sale, or returns why it cannot be one. An order that has ended takes its tokens
   * again.
   */
  async prepareWithin(
    transaction: Transaction,
    order: OrderRow,
    lines: readonly OrderLineRow[],
  ): Promise<string | undefined> {
    const ids = listStickerOrderIds(lines);
    const stickers = ids.length === 0 ? [] : await lockStickerOrders(transaction, ids);
    const unpaid = stickers.filter(({ status }) => status === "AWAITING_PAYMENT");
    if (unpaid.length !== ids.length) return REVIEW_REASONS.stickersPaid;
    if (order.ownerId !== null) await lockAndFindAvailableTokens(transaction, order.ownerId);
    const isHeld = await this.holdWithin(transaction, order, lines);
    return isHeld ? undefined : REVIEW_REASONS.tokensSpent;
  }

  /** Makes the sale: spends what is held, and keeps the photos of the stickers. */
  async payWithin(
    transaction: Transaction,
    order: OrderRow,
    lines: readonly OrderLineRow[],
  ): Promise<void> {
    const ids = listStickerOrderIds(lines);
    if (ids.length === 0) return;
    const isSpent = await spendHeldTokens(transaction, order.id, `Order ${order.number}`);
    if (!isSpent && sumTokensUsed(lines) > 0) {
      throw new Error(`The order ${order.id} holds no tokens`);
    }
    await markStickerOrdersPaid(transaction, order.id, ids);
    const stickers = await lockStickerOrders(transaction, ids);
    const snapshotIds = new Set(stickers.map(({ snapshotId }) => snapshotId));
    const jobs = [...snapshotIds].map((snapshotId) => ({ snapshotId }));
    await this.#queue.enqueueAll(transaction, "store-snapshot-photos", jobs);
  }

  /** Returns the sticker orders among the lines that no finished sheet has. */
  findUnmadeWithin(
    transaction: Transaction,
    { orderId, lines }: { readonly orderId: string; readonly lines: readonly LineQuantity[] },
  ): Promise<string[]> {
    const lineIds = lines.map(({ lineId }) => lineId);
    return listUnmadeStickerOrders(transaction, orderId, lineIds);
  }

  /** Updates the statuses of the stickers after units were shipped, some of them without sheets. */
  async shipWithin(
    transaction: Transaction,
    orderId: string,
    unmadeIds: readonly string[],
  ): Promise<void> {
    if (unmadeIds.length > 0) await confirmUnmadeStickers(transaction, unmadeIds);
    await updateStickerOrderStatuses(transaction, orderId);
  }

  /** Whether a refund of the units gives tokens back. */
  async canReturn(
    transaction: Transaction,
    orderId: string,
    units: readonly LineQuantity[],
  ): Promise<boolean> {
    const hold = await findTokenHold(transaction, orderId);
    if (hold?.state !== "POSTED") return false;
    const lines = await listOrderLines(transaction, orderId);
    return lines.some((line) => {
      const added = units.filter(({ lineId }) => lineId === line.id);
      const quantity = added.reduce((total, unit) => total + unit.quantity, line.refundedQuantity);
      return added.length > 0 && findChange({ ...line, refundedQuantity: quantity }) > 0;
    });
  }

  /**
   * Returns the tokens that were spent for refunded units to the balance; the result is in
   * half-tokens.
   */
  async returnWithin(
    transaction: Transaction,
    order: OrderRow,
    { lineIds, sourceId }: { readonly lineIds: ReadonlySet<string>; readonly sourceId: string },
  ): Promise<number> {
    const { hold, changes } = await this.#findChanges(transaction, order.id, lineIds);
    const due = changes.filter(({ halfTokens }) => halfTokens > 0);
    if (hold === undefined || due.length === 0) return 0;
    const verb = order.canceledAt === null ? "refunded" : "canceled";
    const note = `Order ${order.number} was ${verb}`;
    const postings = createPostings({ changes: due, sourceId, note });
    await postReturnedTokens(transaction, hold.accountId, postings);
    await addReturnedTokens(transaction, due);
    return sum(due);
  }

  /**
   * Takes returned tokens again after the refund has failed. Those that were spent meanwhile are
   * owed, and the result is false.
   */
  async takeAgainWithin(
    transaction: Transaction,
    order: OrderRow,
    { lineIds, refundId }: { readonly lineIds: ReadonlySet<string>; readonly refundId: string },
  ): Promise<boolean> {
    const { hold, changes } = await this.#findChanges(transaction, order.id, lineIds);
    const due = changes.filter(({ halfTokens }) => halfTokens < 0);
    if (hold === undefined || due.length === 0) return true;
    const { accountId } = hold;
    const available = (await lockAndFindAvailableTokens(transaction, accountId)) ?? 0;
    const possible = limitChanges(due, available);
    const postings = createPostings({
      changes: possible,
      sourceId: `failed:${refundId}`,
      note: `The refund of order ${order.number} failed`,
    });
    const posted = await postAllTokens(transaction, accountId, postings);
    if (posted.length !== postings.length) throw new Error(`${refundId} can't be taken again`);
    const missing = sum(possible) - sum(due);
    if (missing > 0) await addTokenDebt(transaction, { accountId, halfTokens: missing });
    await addReturnedTokens(transaction, due);
    return missing === 0;
  }

  async #findChanges(
    transaction: Transaction,
    orderId: string,
    lineIds: ReadonlySet<string>,
  ): Promise<{ readonly hold: TokenHold | undefined; readonly changes: readonly TokenChange[] }> {
    const lines = await listOrderLines(transaction, orderId);
    const stickers = lines.filter((line) => line.stickerOrderId !== null && lineIds.has(line.id));
    if (stickers.length === 0) return { hold: undefined, changes: [] };
    await updateStickerOrderStatuses(transaction, orderId);
    const hold = await findTokenHold(transaction, orderId);
    const changes = stickers.map((line) => ({ lineId: line.id, halfTokens: findChange(line) }));
    // An order that never became a sale has spent nothing.
    return { hold: hold?.state === "POSTED" ? hold : undefined, changes };
  }
}

interface TokenChange {
  readonly lineId: string;
  readonly halfTokens: number;
}

interface Changes {
  readonly changes: readonly TokenChange[];
  readonly sourceId: string;
  readonly note: string;
}

/** Creates the postings of the changes; the lock of the order makes a repetition impossible. */
function createPostings({ changes, sourceId, note }: Changes) {
  return changes.map(({ lineId, halfTokens }) => ({
    reason: "ADMIN_ADJUSTMENT" as const,
    sourceId: `used:${lineId}:${sourceId}`,
    halfTokens,
    note,
  }));
}

function listStickerOrderIds(lines: readonly Pick<OrderLineRow, "stickerOrderId">[]): string[] {
  return [...new Set(lines.flatMap(({ stickerOrderId: id }) => id ?? []))];
}

/**
 * Half-tokens still to be posted, from stored totals: repeated failed refunds cannot exceed what
 * was used.
 */
function findChange(line: OrderLineRow): number {
  const { quantity, halfTokensUsed, refundedQuantity: refunded } = line;
  return countReturnedTokens({ quantity, halfTokensUsed }, refunded) - line.halfTokensReturned;
}

/** Limits the tokens to take to those available. */
function limitChanges(changes: readonly TokenChange[], available: number): TokenChange[] {
  let rest = available;
  return changes.flatMap(({ lineId, halfTokens }) => {
    const taken = Math.min(-halfTokens, rest);
    rest -= taken;
    return taken === 0 ? [] : [{ lineId, halfTokens: -taken }];
  });
}

function sum(changes: readonly TokenChange[]): number {
  return changes.reduce((total, { halfTokens }) => total + halfTokens, 0);
}
