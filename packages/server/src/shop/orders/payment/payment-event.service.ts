import type {
  PaymentProvider,
  PaymentWebhookResult,
} from "../../../platform/adapters/stripe/payment-provider.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { WebhookFailureService } from "../../../platform/errors/webhook-failure.service.ts";
import { hasPaymentEvent } from "../order.repository.ts";
import type { RefundService } from "../refund/refund.service.ts";
import type { PaymentService } from "./payment.service.ts";

export type EventResult =
  | { readonly kind: "handled" }
  /** The event was handled before, or is about nothing that is stored. */
  | { readonly kind: "ignored" }
  /** The event is not signed by the provider, or too old. */
  | { readonly kind: "rejected"; readonly reason: string };

interface Dependencies {
  readonly db: Database;
  readonly paymentProvider: PaymentProvider;
  readonly payments: PaymentService;
  readonly refunds: RefundService;
  readonly webhookFailures: WebhookFailureService;
}

type AcceptedEvent = Exclude<PaymentWebhookResult, { readonly kind: "rejected" }>;

const IS_SESSION = /^checkout\.session\./;
const IS_REFUND = /^(?:refund\.|charge\.refund)/;

/**
 * Handles the provider's events, which arrive at least once, in any order, and only say what to
 * read.
 */
export class PaymentEventService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Handles one event. Throws when that fails now: the provider delivers it again. */
  async handle(rawBody: Buffer, signature: string | undefined): Promise<EventResult> {
    const { paymentProvider, webhookFailures } = this.#deps;
    const event = paymentProvider.readEvent(rawBody, signature);
    if (event.kind === "rejected") {
      await webhookFailures.record({ endpoint: "payments", reason: event.reason });
      return event;
    }
    try {
      return await this.#apply(event);
    } catch (error) {
      await webhookFailures.record({ endpoint: "payments", event, reason: String(error) });
      throw error;
    }
  }

  async #apply({
    id,
    type,
    sessionId,
    paymentIntentId,
    orderId,
  }: AcceptedEvent): Promise<EventResult> {
    const { db, payments, refunds } = this.#deps;
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
