import {
  createId,
  createMissingError,
  type DisputeObject,
  type Emit,
  StripeRefusal,
  type StripeState,
} from "./stripe-state.ts";

/** Payments that buyers contest with their bank. */
export class Disputes {
  readonly #state: StripeState;
  readonly #emit: Emit;

  constructor(state: StripeState, emit: Emit) {
    this.#state = state;
    this.#emit = emit;
  }

  /** Opens a dispute about the whole payment, or about an amount of it. */
  open(paymentIntentId: string, amount?: number): DisputeObject {
    const record = this.#state.findPayment(paymentIntentId);
    if (record === undefined) throw createMissingError("payment_intent", paymentIntentId);
    if (record.session.payment_status !== "paid") {
      throw new StripeRefusal("An unpaid payment can't be disputed.");
    }
    const dispute: DisputeObject = {
      id: createId("dp"),
      object: "dispute",
      amount: amount ?? record.session.amount_total ?? 0,
      created: this.#state.now(),
      currency: "usd",
      metadata: {},
      payment_intent: paymentIntentId,
      reason: "fraudulent",
      status: "needs_response",
    };
    this.#state.disputes.set(dispute.id, dispute);
    this.#emit("charge.dispute.created", dispute);
    return dispute;
  }

  close(id: string, outcome: "won" | "lost"): DisputeObject {
    const dispute = this.#state.disputes.get(id);
    if (dispute === undefined) throw createMissingError("dispute", id);
    dispute.status = outcome;
    this.#emit("charge.dispute.closed", dispute);
    return dispute;
  }
}
