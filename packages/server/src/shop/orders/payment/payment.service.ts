import { findOrderMove, findOrderShipByDay, getFulfillmentStatus } from "@photomap/commerce";
import type { Queue } from "../../../platform/adapters/pg-boss/queue.ts";
import type {
  PaymentProvider,
  PaymentSession,
} from "../../../platform/adapters/stripe/payment-provider.ts";
import type { Database, Transaction } from "../../../platform/database/database.ts";
import type { OrderPrintService } from "../../../printing/prints/order-print.service.ts";
import { addDiscountUses } from "../goods/discount-use.repository.ts";
import { lockAndCheckDiscountUses } from "../goods/order-discounts.ts";
import type { OrderStickerService } from "../goods/order-stickers.service.ts";
import { applyStockEffects } from "../goods/order-stock.ts";
import type { OrderTokenService } from "../goods/order-tokens.service.ts";
import {
  findOrder,
  hasOtherPaidOrder,
  insertPaymentEvent,
  lockCartOfOrder,
  lockOrder,
  markAwaitingPayment,
  type OrderPayment,
  recordPayment,
  updateOrder,
} from "../order.repository.ts";
import {
  isOpenOrder,
  isOrderId,
  type OrderLineRow,
  type OrderRow,
  type PaymentEventKey,
  REVIEW_REASONS,
} from "../order.types.ts";
import { detachLinesFromStock, listOrderLines } from "../order-line.repository.ts";
import type { RefundService } from "../refund/refund.service.ts";
import { completeCart } from "./complete-cart.ts";
import {
  createOrderSearchText,
  findAmountProblem,
  findShippingProblem,
  getPaymentOutcome,
} from "./payment-facts.ts";

interface Dependencies {
  readonly db: Database;
  readonly queue: Queue;
  readonly paymentProvider: PaymentProvider;
  readonly refunds: RefundService;
  readonly orderPrints: OrderPrintService;
  readonly orderTokens: OrderTokenService;
  readonly orderStickers: OrderStickerService;
}

/** How often an order is compared with an asynchronous payment that is under way. */
const PENDING_CHECK_MS = 3_600_000;

/**
 * Brings orders to the state of their payment sessions. Events, the page after the payment and jobs
 * all read the session again, so that their order and number do not matter.
 */
export class PaymentService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /**
   * Reads a session and applies it; undefined when it is unknown or of another product. Safe to
   * repeat and in parallel.
   */
  async settle(sessionId: string, event?: PaymentEventKey): Promise<OrderRow | undefined> {
    const session = await this.#deps.paymentProvider.findSession(sessionId);
    return session && this.apply(session, event);
  }

  /** Reads the order's session again while it is not paid; undefined for a missing order. */
  async settleOrder(orderId: string): Promise<OrderRow | undefined> {
    if (!isOrderId(orderId)) return undefined;
    const order = await findOrder(this.#deps.db, orderId);
    const isSettled = order?.paidAt !== null || order.sessionId === null;
    return isSettled ? order : this.settle(order.sessionId);
  }

  /** Applies a session that was read just now; undefined when it has no order here. */
  async apply(session: PaymentSession, event?: PaymentEventKey): Promise<OrderRow | undefined> {
    const { orderId } = session;
    if (orderId === undefined || !isOrderId(orderId)) return undefined;
    return this.#deps.db.transaction().execute(async (transaction) => {
      await lockCartOfOrder(transaction, orderId);
      const order = await lockOrder(transaction, orderId);
      if (order === undefined) return undefined;
      const isRepeated =
        event !== undefined && !(await insertPaymentEvent(transaction, { ...event, orderId }));
      if (isRepeated) return order;
      await this.#applyLocked(transaction, order, session);
      return findOrder(transaction, orderId);
    });
  }

  async #applyLocked(
    transaction: Transaction,
    order: OrderRow,
    session: PaymentSession,
  ): Promise<void> {
    switch (getPaymentOutcome(session, new Date())) {
      case "open":
        return this.#start(transaction, order, session);
      case "pending": {
        await this.#start(transaction, order, session);
        // Stored for an order that has ended, too: its money may still arrive.
        return updateOrder(transaction, order.id, {
          sessionId: session.id,
          sessionExpiresAt: new Date(Date.now() + PENDING_CHECK_MS),
        });
      }
      case "expired":
        return this.closeWithin(transaction, order, "EXPIRE");
      case "failed":
        return this.#cancelDeclined(transaction, order);
      case "paid":
        return this.#pay(transaction, order, session);
    }
  }

  /** Stores the session: the request that created it may have ended before. */
  async #start(transaction: Transaction, order: OrderRow, session: PaymentSession): Promise<void> {
    if (findOrderMove(order.state, "PLACE_SESSION").kind !== "moved") return;
    const searchText = createOrderSearchText(order);
    await markAwaitingPayment(transaction, order.id, { ...session, searchText });
  }

  /** Ends an open order without a payment; the order is locked. */
  async closeWithin(
    transaction: Transaction,
    order: OrderRow,
    event: "EXPIRE" | "CANCEL",
  ): Promise<void> {
    const move = findOrderMove(order.state, event);
    if (move.kind !== "moved") return;
    const lines = await listOrderLines(transaction, order.id);
    await this.#deps.orderStickers.releaseWithin(transaction, order.id);
    await applyStockEffects(transaction, lines, move.effects);
    await updateOrder(transaction, order.id, { state: move.state });
  }

  async #cancelDeclined(transaction: Transaction, order: OrderRow): Promise<void> {
    if (findOrderMove(order.state, "CANCEL").kind !== "moved") return;
    await this.closeWithin(transaction, order, "CANCEL");
    await updateOrder(transaction, order.id, {
      canceledAt: new Date(),
      cancelReason: "DECLINED",
    });
    await this.#enqueueMail(transaction, order, "payment-failed");
  }

  async #pay(transaction: Transaction, order: OrderRow, session: PaymentSession): Promise<void> {
    if (findOrderMove(order.state, "PAY").kind !== "moved") return;
    const lines = await listOrderLines(transaction, order.id);
    const payment = describePayment(order, session);
    const problem =
      (await this.#findProblem(transaction, order, session)) ??
      (await this.completeWithin(transaction, order, { lines, payment }));
    if (problem !== undefined) await this.#review(transaction, order, { lines, payment, problem });
  }

  /** Why the money cannot become a sale, apart from the stock, stickers and tokens. */
  async #findProblem(
    transaction: Transaction,
    order: OrderRow,
    session: PaymentSession,
  ): Promise<string | undefined> {
    const wrongAmount = findAmountProblem(order, session);
    if (wrongAmount !== undefined) return wrongAmount;
    if (order.canceledAt !== null) return REVIEW_REASONS.paidAfterCancel;
    if (await hasOtherPaidOrder(transaction, order)) return REVIEW_REASONS.paidTwice;
    // An open order holds its uses, even if the limit was lowered meanwhile.
    const hasUses = await lockAndCheckDiscountUses(transaction, order.cartId, order.discounts);
    return hasUses || isOpenOrder(order) ? undefined : REVIEW_REASONS.discountUsedUp;
  }

  /**
   * Makes the locked order a sale, or returns why it cannot be one, such as missing items. A sale
   * whose address costs more to ship to waits for staff.
   */
  async completeWithin(
    transaction: Transaction,
    order: OrderRow,
    { lines, payment }: { readonly lines: readonly OrderLineRow[]; readonly payment: Payment },
  ): Promise<string | undefined> {
    const move = findOrderMove(order.state, "PAY");
    if (move.kind !== "moved") throw new Error(`The order ${order.id} is ${order.state}`);
    const { orderStickers, orderTokens } = this.#deps;
    const problem = await orderStickers.prepareWithin(transaction, order, lines);
    if (problem !== undefined) return problem;
    if (!(await applyStockEffects(transaction, lines, move.effects))) return REVIEW_REASONS.soldOut;
    const shipmentHold = findShippingProblem(order, payment.shippingAddress) ?? null;
    const change = { ...payment, state: move.state, reviewReason: shipmentHold };
    const paidAt = await recordPayment(transaction, order.id, change);
    const status = getFulfillmentStatus(lines.map(describeShippable), []);
    const paid = { ...order, state: move.state, paidAt, fulfillmentStatus: status };
    await orderStickers.payWithin(transaction, order, lines);
    const grant = await orderTokens.grantWithin(transaction, order, lines);
    await updateOrder(transaction, order.id, {
      fulfillmentStatus: status,
      shipmentHold,
      shipBy: findOrderShipByDay(paid),
      ...grant,
    });
    await completeCart(transaction, order, lines);
    const discountIds = order.discounts.map(({ discountId }) => discountId);
    if (discountIds.length > 0) await addDiscountUses(transaction, discountIds);
    await this.#deps.orderPrints.freezeWithin(transaction, order.id);
    await this.#enqueueMail(transaction, order, "receipt");
    return undefined;
  }

  /** Refunds money that cannot become a sale. */
  async #review(
    transaction: Transaction,
    order: OrderRow,
    facts: { lines: readonly OrderLineRow[]; payment: Payment; problem: string },
  ): Promise<void> {
    const { lines, payment, problem } = facts;
    const event = problem === REVIEW_REASONS.soldOut ? "PAY_WITHOUT_STOCK" : "PAY_WRONG_AMOUNT";
    const move = findOrderMove(order.state, event);
    if (move.kind !== "moved") throw new Error(`The order ${order.id} refuses ${event}`);
    await this.#deps.orderStickers.releaseWithin(transaction, order.id);
    await applyStockEffects(transaction, lines, move.effects);
    await detachLinesFromStock(transaction, order.id);
    const change = { ...payment, state: move.state, reviewReason: problem };
    await recordPayment(transaction, order.id, change);
    await this.#enqueueMail(transaction, order, "payment-returned");
    const { refunds } = this.#deps;
    await refunds.refundRestWithin(transaction, order.id, {
      sourceId: "review",
      reason: problem,
    });
  }

  async #enqueueMail(
    transaction: Transaction,
    { id: orderId, brand }: OrderRow,
    kind: "receipt" | "payment-failed" | "payment-returned",
  ): Promise<void> {
    await this.#deps.queue.enqueue(transaction, "send-mail", { kind, orderId, businessId: brand });
  }
}

type Payment = Omit<OrderPayment, "state" | "reviewReason">;

function describePayment(order: OrderRow, session: PaymentSession): Payment {
  const buyer = {
    email: session.email ?? order.email,
    // With an address of the checkout page, the session's name is that of the card's owner.
    name: order.shippingAddress === null ? (session.name ?? order.name) : order.name,
    shippingAddress: order.shippingAddress ?? session.shippingAddress ?? null,
    billingAddress: session.billingAddress ?? null,
  };
  return {
    sessionId: session.id,
    paymentIntentId: session.paymentIntentId ?? null,
    paidMinor: session.amountTotalMinor,
    taxMinor: session.amountTaxMinor,
    email: buyer.email,
    name: buyer.name,
    shippingAddress: buyer.shippingAddress,
    billingAddress: buyer.billingAddress,
    searchText: createOrderSearchText({ ...order, ...buyer }),
  };
}

/** Describes the payment of an order without anything to pay. */
export function createFreeOrderPayment(order: OrderRow): Payment {
  return {
    sessionId: null,
    paymentIntentId: null,
    paidMinor: 0,
    taxMinor: 0,
    email: order.email,
    name: order.name,
    shippingAddress: order.shippingAddress,
    billingAddress: null,
    searchText: createOrderSearchText(order),
  };
}

function describeShippable({ id, quantity, requiresShipping }: OrderLineRow) {
  return { id, quantity, requiresShipping };
}
