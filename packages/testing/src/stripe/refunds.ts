import type { z } from "zod";
import type { refundParameters } from "./parameters.ts";
import {
  createId,
  createMissingError,
  type Emit,
  type RefundObject,
  type SessionObject,
  type SessionRecord,
  StripeRefusal,
  type StripeState,
} from "./stripe-state.ts";

/** Full and partial refunds of paid sessions. */
export class Refunds {
  readonly #state: StripeState;
  readonly #emit: Emit;

  constructor(state: StripeState, emit: Emit) {
    this.#state = state;
    this.#emit = emit;
  }

  create(parameters: z.output<typeof refundParameters>): RefundObject {
    const { payment_intent: payment, metadata = {}, reason = null } = parameters;
    const record = this.#state.findPayment(payment);
    if (record === undefined) throw createMissingError("payment_intent", payment);
    if (record.session.payment_status !== "paid") {
      throw new StripeRefusal(
        `This PaymentIntent (${payment}) does not have a successful charge to refund.`,
      );
    }
    const disputes = [...this.#state.disputes.values()];
    if (
      disputes.some((dispute) => dispute.payment_intent === payment && dispute.status !== "won")
    ) {
      throw new StripeRefusal("This charge has been charged back.", {
        code: "charge_disputed",
      });
    }
    const remaining = (record.session.amount_total ?? 0) - this.#sumOf(payment);
    const amount = parameters.amount ?? remaining;
    if (remaining === 0) {
      throw new StripeRefusal("The charge has already been refunded.", {
        code: "charge_already_refunded",
      });
    }
    if (amount > remaining) {
      throw new StripeRefusal(
        `Refund amount (${amount}) is greater than unrefunded amount on charge (${remaining})`,
        { param: "amount" },
      );
    }
    const refund: RefundObject = {
      id: createId("re"),
      object: "refund",
      amount,
      charge: getChargeId(record.session),
      created: this.#state.now(),
      currency: "usd",
      metadata,
      payment_intent: payment,
      reason,
      status: "succeeded",
    };
    this.#state.refunds.set(refund.id, refund);
    this.#emit("refund.created", refund);
    this.#emit("charge.refunded", this.#describeCharge(record));
    return refund;
  }

  /** Fails a refund that succeeded: a bank may send the money back days later. */
  fail(id: string): RefundObject {
    const refund = this.#state.refunds.get(id);
    if (refund === undefined) throw createMissingError("refund", id);
    refund.status = "failed";
    this.#emit("refund.failed", refund);
    return refund;
  }

  #sumOf(paymentIntentId: string): number {
    return [...this.#state.refunds.values()]
      .filter(({ payment_intent: id, status }) => id === paymentIntentId && status !== "failed")
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  #describeCharge({ session, paymentMetadata }: SessionRecord): object {
    const refunded = this.#sumOf(String(session.payment_intent));
    return {
      id: getChargeId(session),
      object: "charge",
      amount: session.amount_total,
      amount_refunded: refunded,
      refunded: refunded === session.amount_total,
      currency: "usd",
      metadata: paymentMetadata,
      payment_intent: session.payment_intent,
    };
  }
}

function getChargeId({ payment_intent: payment }: SessionObject): string {
  return String(payment).replace("pi_", "ch_");
}
