import type {
  PaymentEvent,
  PaymentRefund,
  PaymentSession,
  PaymentSessionRequest,
  Payments,
  RefundRequest,
} from "../../../platform/adapters/stripe/payments.ts";

export type InterruptedCall = "createSession" | "findSession" | "expireSession" | "refund";

/** The process ends before the provider gets the call, or after it was carried out. */
export interface Interruption {
  readonly call: InterruptedCall;
  readonly moment: "before" | "after";
}

/** Thrown in place of the death of the process. */
export class Interrupted extends Error {
  override readonly name = "Interrupted";
}

/** The real adapter, with one interruption of the next matching call. */
export class InterruptedPayments implements Payments {
  readonly #payments: Payments;
  next: Interruption | undefined;

  constructor(payments: Payments) {
    this.#payments = payments;
  }

  createSession(request: PaymentSessionRequest): Promise<PaymentSession> {
    return this.#run("createSession", () => this.#payments.createSession(request));
  }

  findSession(id: string): Promise<PaymentSession | undefined> {
    return this.#run("findSession", () => this.#payments.findSession(id));
  }

  expireSession(id: string): Promise<PaymentSession> {
    return this.#run("expireSession", () => this.#payments.expireSession(id));
  }

  refund(request: RefundRequest): Promise<PaymentRefund> {
    return this.#run("refund", () => this.#payments.refund(request));
  }

  listSessions(filter: { readonly createdAfter: Date }): AsyncIterable<PaymentSession> {
    return this.#payments.listSessions(filter);
  }

  findRefunds(paymentIntentId: string): Promise<PaymentRefund[]> {
    return this.#payments.findRefunds(paymentIntentId);
  }

  readEvent(rawBody: Buffer, signature: string | undefined): PaymentEvent {
    return this.#payments.readEvent(rawBody, signature);
  }

  async #run<Result>(call: InterruptedCall, act: () => Promise<Result>): Promise<Result> {
    const moment = this.next?.call === call ? this.next.moment : undefined;
    if (moment !== undefined) this.next = undefined;
    if (moment === "before") throw new Interrupted(call);
    const result = await act();
    if (moment === "after") throw new Interrupted(call);
    return result;
  }
}

export function readInterruption(error: unknown): string {
  if (error instanceof Interrupted) return `interrupted: ${error.message}`;
  throw error;
}
