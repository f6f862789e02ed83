import { type CancelReason, findOrderMove } from "@photomap/commerce";
import { insertStaffAction } from "../../../platform/audit/staff-action.queries.ts";
import type { Database, Transaction } from "../../../platform/database/database.ts";
import { hasOpenDispute } from "../dispute.queries.ts";
import { NO_REFUND_TOKENS } from "../goods/order-tokens.service.ts";
import { findOrder, lockCartOfOrder, lockOrder, updateOrder } from "../order.repository.ts";
import { isOpenOrder, type OrderLineRow, type OrderRow, type StaffMember } from "../order.types.ts";
import { listOrderLines } from "../order-line.repository.ts";
import type { RefundService } from "../refund/refund.service.ts";
import { listRemainingUnits } from "../refund/refund-order.ts";
import { createTokenAuditDetails } from "../refund/returned-units.ts";
import type { RefundTokens } from "../refund.types.ts";
import type { PaymentSessionService } from "./payment-session.service.ts";

export type CancelResult =
  | { readonly kind: "canceled" }
  | { readonly kind: "missing" }
  /** Something was shipped, a payment is under way, or the buyer contests it with the bank. */
  | { readonly kind: "not-cancelable" };

interface Dependencies {
  readonly db: Database;
  readonly sessions: PaymentSessionService;
  readonly refunds: RefundService;
}

export interface CancelInput {
  readonly orderId: string;
  readonly reason: CancelReason;
}

/**
 * Cancels orders. An open order ends with its payment session; a paid one is refunded in full and
 * its items go back on the shelf.
 */
export class OrderCancellationService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  async cancel(staff: StaffMember, input: CancelInput): Promise<CancelResult> {
    const { db, sessions } = this.#deps;
    const order = await findOrder(db, input.orderId);
    if (order === undefined) return { kind: "missing" };
    // It may turn out to be paid.
    if (isOpenOrder(order)) await sessions.close(order);
    return db.transaction().execute(async (transaction) => {
      await lockCartOfOrder(transaction, order.id);
      const locked = await lockOrder(transaction, order.id);
      if (locked === undefined) return { kind: "missing" };
      if (locked.canceledAt !== null) return { kind: "canceled" };
      const lines = await listOrderLines(transaction, order.id);
      const isShipped = lines.some(({ shippedQuantity }) => shippedQuantity > 0);
      const isHeld = isShipped || (await hasOpenDispute(transaction, order.id));
      if (isOpenOrder(locked) || isHeld) return { kind: "not-cancelable" };
      await updateOrder(transaction, order.id, {
        canceledAt: new Date(),
        cancelReason: input.reason,
      });
      const isPaid = locked.paidAt !== null;
      const tokens = isPaid ? await this.#refund(transaction, locked, lines) : NO_REFUND_TOKENS;
      await insertStaffAction(transaction, {
        accountId: staff.accountId,
        action: "order.cancel",
        subjectType: "order",
        subjectId: order.id,
        details: { ...input, ...createTokenAuditDetails(tokens) },
      });
      return { kind: "canceled" };
    });
  }

  async #refund(
    transaction: Transaction,
    order: OrderRow,
    stored: readonly OrderLineRow[],
  ): Promise<RefundTokens> {
    const lines = listRemainingUnits(stored);
    const tokens = await this.#deps.refunds.refundRestWithin(transaction, order.id, {
      sourceId: "cancel",
      reason: "The order was canceled.",
      lines,
      restock: true,
    });
    // Otherwise the state changes when the money is on its way back.
    const move = order.paidMinor === 0 ? findOrderMove(order.state, "REFUND") : undefined;
    if (move?.kind === "moved") await updateOrder(transaction, order.id, { state: move.state });
    return tokens;
  }
}
