import { type RefundOrder, splitRefund, suggestRefund, usd } from "@photomap/commerce";
import type { Queue } from "../../../platform/adapters/pg-boss/queue.ts";
import {
  type PaymentProvider,
  type PaymentRefund,
  PaymentRequestError,
} from "../../../platform/adapters/stripe/payment-provider.ts";
import { insertStaffAction } from "../../../platform/audit/staff-action.queries.ts";
import type { Database, Transaction } from "../../../platform/database/database.ts";
import { hasOpenDispute } from "../dispute.queries.ts";
import type { OrderStickerService } from "../goods/order-stickers.service.ts";
import { NO_REFUND_TOKENS, type OrderTokenService } from "../goods/order-tokens.service.ts";
import {
  findOrder,
  findOrderOfPayment,
  insertPaymentEvent,
  lockOrder,
  updateOrder,
} from "../order.repository.ts";
import type { OrderRow, PaymentEventKey, StaffMember } from "../order.types.ts";
import {
  addRefundedQuantities,
  type LineQuantity,
  listOrderLines,
} from "../order-line.repository.ts";
import type { NewRefund, RefundRow, RefundStatus, RefundTokens } from "../refund.types.ts";
import {
  findRefund,
  insertRefund,
  listPendingRefunds,
  listRefunds,
  updateRefund,
} from "./refund.repository.ts";
import { createRefundOrder, listRemainingUnits } from "./refund-order.ts";
import { updateRefundTotals } from "./refund-totals.ts";
import { createTokenAuditDetails, takeBackUnits } from "./returned-units.ts";

export interface RefundInput {
  readonly orderId: string;
  /** Idempotency key: a repeated request refunds once. */
  readonly requestId: string;
  readonly amountMinor: number;
  /** Units that are returned or not shipped; empty for a refund of an amount only. */
  readonly lines: readonly LineQuantity[];
  readonly reason: string;
  /** Whether the units can be sold again. */
  readonly restock: boolean;
}

export type RefundResult =
  | { readonly kind: "requested"; readonly refund: RefundRow }
  | { readonly kind: "missing" }
  | { readonly kind: "not-paid" }
  | { readonly kind: "too-much"; readonly refundableMinor: number }
  /** The units cost nothing, or brought only tokens that are already used. */
  | { readonly kind: "nothing-due" }
  /** The buyer contests the payment with the bank, which decides. */
  | { readonly kind: "disputed" }
  | { readonly kind: "too-many-units" };

interface Dependencies {
  readonly db: Database;
  readonly queue: Queue;
  readonly paymentProvider: PaymentProvider;
  readonly orderTokens: OrderTokenService;
  readonly orderStickers: OrderStickerService;
}

const STATUSES: Readonly<Record<PaymentRefund["status"], RefundStatus>> = {
  pending: "PENDING",
  requires_action: "PENDING",
  succeeded: "SUCCESS",
  failed: "FAILURE",
  canceled: "FAILURE",
};

const PARTIAL_ELSEWHERE =
  "A part was refunded on the payment provider's site. Check which items and sticker tokens it was for.";
const REFUND_FAILED = "A refund failed, so we still have the money.";
const TOKENS_LOST = "The sticker tokens we took back couldn't be returned.";
const TOKENS_SPENT = "The customer already spent the returned sticker tokens, and owes them.";

/**
 * Refunds are claimed under the lock of the order, so that they never exceed what was paid, and
 * carried out by a job, whose repetitions the provider recognizes by their key.
 */
export class RefundService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  async request(staff: StaffMember, input: RefundInput): Promise<RefundResult> {
    return this.#deps.db.transaction().execute(async (transaction) => {
      const order = await lockOrder(transaction, input.orderId);
      if (order === undefined) return { kind: "missing" };
      const isRepeated = (await listRefunds(transaction, order.id)).some(
        ({ sourceId }) => sourceId === input.requestId,
      );
      // The provider refuses a new one as well.
      if (!isRepeated && (await hasOpenDispute(transaction, order.id))) return { kind: "disputed" };
      const result = await this.#claim(transaction, order, {
        ...input,
        sourceId: input.requestId,
      });
      if (result.kind === "requested" && result.isNew) {
        const { accountId } = staff;
        const subject = { subjectType: "order", subjectId: order.id } as const;
        const details = { ...input, ...createTokenAuditDetails(readTokens(result.refund)) };
        const action = { accountId, action: "order.refund", ...subject, details };
        await insertStaffAction(transaction, action);
      }
      return result;
    });
  }

  /** Describes what the value of a refund depends on; undefined without the order. */
  async describeOrder(orderId: string): Promise<RefundOrder | undefined> {
    const { db, orderTokens } = this.#deps;
    const order = await findOrder(db, orderId);
    if (order === undefined) return undefined;
    const lines = await listOrderLines(db, orderId);
    return createRefundOrder(order, lines, await orderTokens.countTakeable(db, order));
  }

  /** Suggests what to refund for the units in cents; 0 without the order. */
  async suggestAmount(orderId: string, units: readonly LineQuantity[]): Promise<number> {
    const order = await this.describeOrder(orderId);
    return order === undefined ? 0 : suggestRefund(order, units);
  }

  /**
   * Refunds everything left of the payment, and the tokens of the lines; the caller holds the lock
   * of the order.
   */
  async refundRestWithin(
    transaction: Transaction,
    orderId: string,
    refund: Pick<NewRefund, "sourceId" | "reason"> & Partial<NewRefund>,
  ): Promise<RefundTokens> {
    const order = await lockOrder(transaction, orderId);
    if (order === undefined) throw new Error(`There is no order ${orderId}`);
    const amountMinor = order.paidMinor - order.refundedMinor;
    const request = { lines: [], restock: false, ...refund, orderId, amountMinor };
    const { orderStickers } = this.#deps;
    const isEmpty =
      amountMinor === 0 && !(await orderStickers.canReturn(transaction, orderId, request.lines));
    if (isEmpty)
      return (await takeBackUnits(transaction, order, request, this.#deps)) ?? NO_REFUND_TOKENS;
    const result = await this.#claim(transaction, order, request);
    return result.kind === "requested" ? readTokens(result.refund) : NO_REFUND_TOKENS;
  }

  async #claim(
    transaction: Transaction,
    order: OrderRow,
    refund: NewRefund,
  ): Promise<RefundResult & { readonly isNew?: boolean }> {
    const known = await listRefunds(transaction, order.id);
    const repeated = known.find(({ sourceId }) => sourceId === refund.sourceId);
    if (repeated !== undefined) return { kind: "requested", refund: repeated };
    if (order.paidAt === null) return { kind: "not-paid" };
    const { orderStickers } = this.#deps;
    const hasTokensOnly =
      refund.amountMinor === 0 &&
      (await orderStickers.canReturn(transaction, order.id, refund.lines));
    if (refund.amountMinor === 0 && !hasTokensOnly) return { kind: "nothing-due" };
    const problem = hasTokensOnly ? undefined : findPaymentProblem(order, refund.amountMinor);
    if (problem !== undefined) return problem;
    const tokens = await takeBackUnits(transaction, order, refund, this.#deps);
    if (tokens === undefined) return { kind: "too-many-units" };
    const row = await insertRefund(transaction, { ...refund, tokens });
    if (hasTokensOnly) {
      await updateRefundTotals(transaction, order.id);
      await this.#enqueueMail(transaction, order, row.id);
      return { kind: "requested", refund: row, isNew: true };
    }
    const refundedMinor = order.refundedMinor + refund.amountMinor;
    await updateOrder(transaction, order.id, { refundedMinor });
    await this.#deps.queue.enqueue(transaction, "refund-payment", { refundId: row.id });
    return { kind: "requested", refund: row, isNew: true };
  }

  /**
   * Carries out a refund. Throws while the provider is not available, so that the job is retried.
   */
  async perform(refundId: string): Promise<void> {
    const { db, paymentProvider } = this.#deps;
    const refund = await findRefund(db, refundId);
    const order = refund && (await findOrder(db, refund.orderId));
    if (refund?.status !== "PENDING" || !order?.paymentIntentId) return;
    const paymentIntentId = order.paymentIntentId;
    if (refund.providerId === null) {
      const outcome = await this.#ask(refund, paymentIntentId);
      await db.transaction().execute(async (transaction) => {
        await lockOrder(transaction, order.id);
        await this.#finish(transaction, refund.id, outcome);
        await updateRefundTotals(transaction, order.id);
      });
    }
    await this.#sync(order.id, await paymentProvider.findRefunds(paymentIntentId));
  }

  /** Performs refunds whose job has given up or whose event is lost; returns how many. */
  async resumePending(): Promise<number> {
    const pending = await listPendingRefunds(this.#deps.db);
    for (const { id } of pending) await this.perform(id);
    return pending.length;
  }

  async #ask(refund: RefundRow, paymentIntentId: string): Promise<Outcome> {
    const { id, orderId, amountMinor } = refund;
    try {
      const idempotencyKey = `refund:${id}`;
      const request = { paymentIntentId, amountMinor, orderId, idempotencyKey };
      const made = await this.#deps.paymentProvider.refund(request);
      return { status: STATUSES[made.status], providerId: made.id };
    } catch (error) {
      if (!(error instanceof PaymentRequestError)) throw error;
      return { status: "FAILURE", providerId: null };
    }
  }

  /**
   * Stores refunds as the provider has them, including those made on its own pages. Returns false
   * when no order has this payment.
   */
  async syncPayment(paymentIntentId: string, event: PaymentEventKey): Promise<boolean> {
    const { db, paymentProvider } = this.#deps;
    const order = await findOrderOfPayment(db, paymentIntentId);
    if (order === undefined) return false;
    await this.#sync(order.id, await paymentProvider.findRefunds(paymentIntentId), event);
    return true;
  }

  async #sync(
    orderId: string,
    made: readonly PaymentRefund[],
    event?: PaymentEventKey,
  ): Promise<void> {
    await this.#deps.db.transaction().execute(async (transaction) => {
      await lockOrder(transaction, orderId);
      if (event !== undefined) await insertPaymentEvent(transaction, { ...event, orderId });
      const known = await listRefunds(transaction, orderId);
      // One of the unknown refunds may be its own: the job that made it compares again.
      const isUnderWay = known.some((row) => row.status === "PENDING" && row.providerId === null);
      for (const refund of made) {
        const outcome = { status: STATUSES[refund.status], providerId: refund.id };
        const row = known.find(({ providerId }) => providerId === refund.id);
        if (row !== undefined) await this.#finish(transaction, row.id, outcome);
        else if (!isUnderWay) await this.#addForeign(transaction, orderId, refund);
      }
      await updateRefundTotals(transaction, orderId);
    });
  }

  /**
   * Stores a refund that was made on the provider's pages. When nothing is left of the payment, all
   * units count as returned, with their tokens; otherwise staff find out what it was for.
   */
  async #addForeign(
    transaction: Transaction,
    orderId: string,
    { id, amountMinor, status }: PaymentRefund,
  ): Promise<void> {
    if (STATUSES[status] === "FAILURE") return;
    const order = await findOrder(transaction, orderId);
    if (order === undefined) return;
    const isRest = order.refundedMinor + amountMinor >= order.paidMinor;
    const refund = {
      orderId,
      sourceId: `provider:${id}`,
      amountMinor,
      reason: "Made on the payment provider's site",
      lines: isRest ? listRemainingUnits(await listOrderLines(transaction, orderId)) : [],
      restock: false,
      providerId: id,
    };
    const tokens = await takeBackUnits(transaction, order, refund, this.#deps);
    const row = await insertRefund(transaction, { ...refund, ...(tokens && { tokens }) });
    if (!isRest) await updateOrder(transaction, orderId, { reviewReason: PARTIAL_ELSEWHERE });
    await this.#finish(transaction, row.id, { status: STATUSES[status], providerId: id });
    // The next one compares with what is left.
    await updateRefundTotals(transaction, orderId);
  }

  async #finish(transaction: Transaction, id: string, outcome: Outcome): Promise<void> {
    const row = await findRefund(transaction, id);
    const isChanged = row?.status !== outcome.status || row.providerId !== outcome.providerId;
    if (row === undefined || row.status === "FAILURE" || !isChanged) return;
    await updateRefund(transaction, id, outcome);
    if (outcome.status === row.status) return;
    const order = await findOrder(transaction, row.orderId);
    if (order === undefined) return;
    if (outcome.status === "SUCCESS") await this.#enqueueMail(transaction, order, id);
    if (outcome.status === "FAILURE") await this.#undo(transaction, order, row);
  }

  /** Undoes a failed refund: no money was sent, so the units are not returned. */
  async #undo(transaction: Transaction, order: OrderRow, row: RefundRow): Promise<void> {
    const problems = [REFUND_FAILED];
    // Units that were put on the shelf stay there, and must not be put there again.
    if (!row.restock) {
      const { orderTokens, orderStickers } = this.#deps;
      const undone = row.lines.map((line) => ({ ...line, quantity: -line.quantity }));
      if (undone.length > 0) await addRefundedQuantities(transaction, order.id, undone);
      const lineIds = new Set(row.lines.map(({ lineId }) => lineId));
      const facts = { lineIds, refundId: row.id };
      if (!(await orderStickers.takeAgainWithin(transaction, order, facts))) {
        problems.push(TOKENS_SPENT);
      }
      const isReturned = await orderTokens.returnWithin(transaction, order, {
        taken: row.halfTokensTaken,
        owed: row.halfTokensOwed,
        sourceId: `returned:${row.id}`,
        note: `The refund of order ${order.number} failed`,
      });
      if (!isReturned) problems.push(TOKENS_LOST);
    }
    await updateOrder(transaction, order.id, { reviewReason: problems.join(" ") });
  }

  async #enqueueMail(
    transaction: Transaction,
    { brand }: OrderRow,
    refundId: string,
  ): Promise<void> {
    const mail = { kind: "refund", refundId, businessId: brand } as const;
    await this.#deps.queue.enqueue(transaction, "send-mail", mail);
  }
}

/** Why the amount cannot be refunded. */
function findPaymentProblem(
  order: OrderRow,
  amountMinor: number,
): Extract<RefundResult, { readonly kind: "not-paid" | "too-much" }> | undefined {
  if (order.paymentIntentId === null) return { kind: "not-paid" };
  const payment = { paid: usd(order.paidMinor), refunded: usd(order.refundedMinor) };
  const split = splitRefund(usd(amountMinor), [payment]);
  if (split.kind === "split") return undefined;
  return { kind: "too-much", refundableMinor: split.refundable.amountMinor };
}

function readTokens(row: RefundRow): RefundTokens {
  return {
    taken: row.halfTokensTaken,
    kept: row.halfTokensKept,
    owed: row.halfTokensOwed,
    returned: row.halfTokensReturned,
  };
}

interface Outcome {
  readonly status: RefundStatus;
  readonly providerId: string | null;
}
