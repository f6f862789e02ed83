import type { Payments } from "../adapters/payments.ts";
import type { Database } from "../database/database.ts";
import { hasPaymentEvent } from "./order.repository.ts";
import type { PaymentService } from "./payment.service.ts";
import type { RefundService } from "./refund.service.ts";

export type EventResult =
  | { readonly kind: "handled" }
  /** Handled before, or of no interest. */
  | { readonly kind: "ignored" }
  /** Not signed by the provider, or too old. */
  | { readonly kind: "rejected"; readonly reason: string };

interface Dependencies {
  readonly db: Database;
  readonly provider: Payments;
  readonly payments: PaymentService;
  readonly refunds: RefundService;
}

const IS_SESSION = /^checkout\.session\./;
const IS_REFUND = /^(?:refund\.|charge\.refund)/;

/** Events of the provider arrive at least once and in any order; they only say what to read again. */
export class PaymentEventService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Throws when it could not be handled now: the provider delivers it again. */
  async handle(rawBody: Buffer, signature: string | undefined): Promise<EventResult> {
    const { db, provider, payments, refunds } = this.#deps;
    const event = provider.readEvent(rawBody, signature);
    if (event.kind === "rejected") return event;
    const { id, type, sessionId, paymentIntentId, orderId } = event;
    if (await hasPaymentEvent(db, id)) return { kind: "ignored" };
    if (IS_SESSION.test(type) && sessionId !== undefined) {
      const order = await payments.settle(sessionId, { id, type });
      return { kind: order === undefined ? "ignored" : "handled" };
    }
    if (!IS_REFUND.test(type) || paymentIntentId === undefined) return { kind: "ignored" };
    // The event of the payment itself may arrive later.
    if (orderId !== undefined) await payments.settleOrder(orderId);
    const isKnown = await refunds.syncPayment(paymentIntentId, { id, type });
    return { kind: isKnown ? "handled" : "ignored" };
  }
}
