import { formatMoney, usd } from "@photomap/commerce";
import type {
  PaymentDispute,
  PaymentProvider,
} from "../../../platform/adapters/stripe/payment-provider.ts";
import type { Database, Transaction } from "../../../platform/database/database.ts";
import type { DisputeRow } from "../dispute.types.ts";
import type { OrderTokenService } from "../goods/order-tokens.service.ts";
import {
  findOrderOfPayment,
  insertPaymentEvent,
  lockOrder,
  updateOrder,
} from "../order.repository.ts";
import type { OrderRow, PaymentEventKey } from "../order.types.ts";
import { listOrderLines } from "../order-line.repository.ts";
import { recordLostDispute } from "../refund/lost-dispute.ts";
import { listRemainingLines } from "../refund/refund-order.ts";
import {
  closeDispute,
  insertDispute,
  listDisputedPayments,
  listDisputes,
} from "./dispute.repository.ts";

interface Dependencies {
  readonly db: Database;
  readonly paymentProvider: PaymentProvider;
  readonly orderTokens: OrderTokenService;
}

export interface DisputeSyncResult {
  /** The numbers of orders with a dispute that was not known before. */
  readonly opened: readonly number[];
}

/** How far back new disputes are looked for: longer than the provider repeats their events. */
const WINDOW_MS = 4 * 86_400_000;

/**
 * Payments that buyers contest with their bank. While a dispute is open, nothing is shipped or
 * refunded, and the order's tokens are taken back. A won dispute undoes this; a lost one is a
 * refund that the bank has made.
 */
export class DisputeService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Stores disputes as the provider has them; undefined when no order has this payment. */
  async syncPayment(
    paymentIntentId: string,
    event?: PaymentEventKey,
  ): Promise<DisputeSyncResult | undefined> {
    const { db, paymentProvider } = this.#deps;
    const order = await findOrderOfPayment(db, paymentIntentId);
    if (order === undefined) return undefined;
    const found = await paymentProvider.findDisputes(paymentIntentId);
    return db.transaction().execute(async (transaction) => {
      const opened: number[] = [];
      for (const dispute of found.toReversed()) {
        const locked = await lockOrder(transaction, order.id);
        if (locked === undefined) return undefined;
        if (await this.#apply(transaction, locked, dispute)) opened.push(locked.number);
      }
      if (event !== undefined) {
        await insertPaymentEvent(transaction, { ...event, orderId: order.id });
      }
      return { opened };
    });
  }

  /**
   * Reads new and open disputes again, for those whose event is lost. Returns the numbers of orders
   * with a dispute that was not known before.
   */
  async syncAll(): Promise<number[]> {
    const { db, paymentProvider } = this.#deps;
    const createdAfter = new Date(Date.now() - WINDOW_MS);
    const recent = await paymentProvider.listDisputedPayments({ createdAfter });
    const opened: number[] = [];
    for (const id of new Set([...recent, ...(await listDisputedPayments(db))])) {
      opened.push(...((await this.syncPayment(id))?.opened ?? []));
    }
    return opened;
  }

  /** Returns whether the dispute was not known before. */
  async #apply(
    transaction: Transaction,
    order: OrderRow,
    dispute: PaymentDispute,
  ): Promise<boolean> {
    const find = async () =>
      (await listDisputes(transaction, order.id)).find(
        ({ providerId }) => providerId === dispute.id,
      );
    const known = await find();
    if (known === undefined) await this.#open(transaction, order, dispute);
    const row = known ?? (await find());
    if (row?.status === "OPEN" && dispute.status === "won")
      await this.#win(transaction, order, row);
    if (row?.status === "OPEN" && dispute.status === "lost") {
      await this.#lose(transaction, order, row);
    }
    return known === undefined;
  }

  async #open(
    transaction: Transaction,
    order: OrderRow,
    { id: providerId, amountMinor, reason }: PaymentDispute,
  ): Promise<void> {
    const { orderTokens } = this.#deps;
    const lines = listRemainingLines(await listOrderLines(transaction, order.id));
    const sourceId = `dispute:${providerId}`;
    const { taken, kept } = await orderTokens.takeBackWithin(transaction, order, {
      lines,
      sourceId,
      note: `The payment for order ${order.number} is disputed`,
    });
    const owed = await orderTokens.oweWithin(transaction, order, kept);
    const tokens = { halfTokensTaken: taken, halfTokensOwed: owed };
    await insertDispute(transaction, {
      orderId: order.id,
      providerId,
      amountMinor,
      reason,
      ...tokens,
    });
    const notice = describeOpenDispute({ amountMinor, reason });
    const reviewReason = [order.reviewReason ?? "", notice].join(" ").trim();
    await updateOrder(transaction, order.id, { reviewReason });
  }

  async #win(transaction: Transaction, order: OrderRow, row: DisputeRow): Promise<void> {
    await closeDispute(transaction, row.id, "WON");
    const isReturned = await this.#deps.orderTokens.returnWithin(transaction, order, {
      taken: row.halfTokensTaken,
      owed: row.halfTokensOwed,
      sourceId: `won:${row.id}`,
      note: `The dispute about order ${order.number} was settled`,
    });
    const reviewReason = replaceNotice(
      order,
      row,
      isReturned
        ? ""
        : "The dispute was won, but the sticker tokens we took back couldn't be returned.",
    );
    await updateOrder(transaction, order.id, { reviewReason });
  }

  async #lose(transaction: Transaction, order: OrderRow, row: DisputeRow): Promise<void> {
    await closeDispute(transaction, row.id, "LOST");
    const amount = formatMoney(usd(row.amountMinor));
    const notice = `The dispute was lost: the bank returned ${amount} to the buyer.`;
    const reviewReason = replaceNotice(order, row, notice);
    await updateOrder(transaction, order.id, { reviewReason });
    await recordLostDispute(transaction, order, row);
  }
}

function describeOpenDispute({
  amountMinor,
  reason,
}: Pick<DisputeRow, "amountMinor" | "reason">): string {
  const amount = formatMoney(usd(amountMinor));
  return `The buyer disputes ${amount} with the bank (${reason}). Answer on the payment provider's site, and don't ship.`;
}

/** Replaces the notice of the open dispute; what else there is to review stays. */
function replaceNotice(
  { reviewReason }: Pick<OrderRow, "reviewReason">,
  row: DisputeRow,
  notice: string,
): string | null {
  const others = (reviewReason ?? "").replace(describeOpenDispute(row), "").trim();
  return [others, notice].join(" ").trim() || null;
}
