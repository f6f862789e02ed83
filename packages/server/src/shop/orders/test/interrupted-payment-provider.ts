import type {
  PaymentDispute,
  PaymentProvider,
  PaymentRefund,
  PaymentSession,
  PaymentSessionRequest,
  PaymentWebhookResult,
  RefundRequest,
} from "../../../platform/adapters/stripe/payment-provider.ts";

export type InterruptedCall = "createSession" | "findSession" | "expireSession" | "refund";

/** The process ends before the provider gets the call, or after it was carried out. */
export interface Interruption {
  readonly call: InterruptedCall;
  readonly moment: "before" | "after";
}

/** Thrown where the process would end. */
export class Interrupted extends Error {
  override readonly name = "Interrupted";
}

/** The real adapter, with one interruption of the next matching call. */
export class InterruptedPaymentProvider implements PaymentProvider {
  readonly #paymentProvider: PaymentProvider;
  next: Interruption | undefined;

  constructor(paymentProvider: PaymentProvider) {
    this.#paymentProvider = paymentProvider;
  }

  createSession(request: PaymentSessionRequest): Promise<PaymentSession> {
    return this.#run("createSession", () => this.#paymentProvider.createSession(request));
  }

  findSession(id: string): Promise<PaymentSession | undefined> {
    return this.#run("findSession", () => this.#paymentProvider.findSession(id));
  }

  expireSession(id: string): Promise<PaymentSession> {
    return this.#run("expireSession", () => this.#paymentProvider.expireSession(id));
  }

  refund(request: RefundRequest): Promise<PaymentRefund> {
    return this.#run("refund", () => this.#paymentProvider.refund(request));
  }

  listSessions(filter: { readonly createdAfter: Date }): AsyncIterable<PaymentSession> {
    return this.#paymentProvider.listSessions(filter);
  }

  findRefunds(paymentIntentId: string): Promise<PaymentRefund[]> {
    return this.#paymentProvider.findRefunds(paymentIntentId);
  }

  findDisputes(paymentIntentId: string): Promise<PaymentDispute[]> {
    return this.#paymentProvider.findDisputes(paymentIntentId);
  }

  listDisputedPayments(filter: { readonly createdAfter: Date }): Promise<string[]> {
    return this.#paymentProvider.listDisputedPayments(filter);
  }

  readEvent(rawBody: Buffer, signature: string | undefined): PaymentWebhookResult {
    return this.#paymentProvider.readEvent(rawBody, signature);
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
