import type {
  PaymentProvider,
  PaymentWebhookResult,
} from "../../../platform/adapters/stripe/payment-provider.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { WebhookFailureService } from "../../../platform/errors/webhook-failure.service.ts";
import { paymentDisputes } from "../../../platform/telemetry/metrics.ts";
import type { DisputeService } from "../dispute/dispute.service.ts";
import { hasPaymentEvent } from "../order.repository.ts";
import type { PaymentEventKey } from "../order.types.ts";
import type { RefundService } from "../refund/refund.service.ts";
import type { PaymentService } from "./payment.service.ts";

export type EventResult =
  | { readonly kind: "handled" }
  /** Buyers contest the payments of these orders: an alarm. */
  | { readonly kind: "disputed"; readonly orderNumbers: readonly number[] }
  /** The event was handled before, or is about nothing that is stored. */
  | { readonly kind: "ignored" }
  /** The event is not signed by the provider, or too old. */
  | { readonly kind: "rejected"; readonly reason: string };

interface Dependencies {
  readonly db: Database;
  readonly paymentProvider: PaymentProvider;
  readonly payments: PaymentService;
  readonly refunds: RefundService;
  readonly disputes: DisputeService;
  readonly webhookFailures: WebhookFailureService;
}

type AcceptedEvent = Exclude<PaymentWebhookResult, { readonly kind: "rejected" }>;

const IS_SESSION = /^checkout\.session\./;
const IS_DISPUTE = /^charge\.dispute\./;
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
    if (paymentIntentId === undefined) return { kind: "ignored" };
    if (IS_DISPUTE.test(type)) return this.#applyDispute(paymentIntentId, { id, type });
    if (!IS_REFUND.test(type)) return { kind: "ignored" };
    // The event of the payment itself may arrive later.
    if (orderId !== undefined) await payments.settleOrder(orderId);
    const isKnown = await refunds.syncPayment(paymentIntentId, { id, type });
    return { kind: isKnown ? "handled" : "ignored" };
  }

  async #applyDispute(paymentIntentId: string, event: PaymentEventKey): Promise<EventResult> {
    const result = await this.#deps.disputes.syncPayment(paymentIntentId, event);
    if (result === undefined) return { kind: "ignored" };
    if (result.opened.length === 0) return { kind: "handled" };
    paymentDisputes.inc(result.opened.length);
    return { kind: "disputed", orderNumbers: result.opened };
  }
}
