/** A hosted payment page for one order. All amounts come from the database, never from a client. */
export interface PaymentSessionRequest {
  readonly orderId: string;
  readonly businessId: string;
  /** Hash of what was priced. */
  readonly cartHash: string;
  /**
   * The same key with the same request returns the same session; with a changed one, `expiresAt`
   * included, it is refused.
   */
  readonly idempotencyKey: string;
  /** ISO 4217, "USD". */
  readonly currency: string;
  readonly email?: string | undefined;
  /** 1 to 100. */
  readonly lines: readonly PaymentLine[];
  /** Discount of the lines together; 0 for none. */
  readonly discountMinor: number;
  readonly shipping?: PaymentShipping | undefined;
  /** The payment page collects a shipping address in the USA. */
  readonly requiresShipping: boolean;
  /** `{CHECKOUT_SESSION_ID}` in it is replaced by the id of the session. */
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** 30 minutes to 24 hours from now. */
  readonly expiresAt: Date;
}

export interface PaymentLine {
  readonly name: string;
  readonly description?: string | undefined;
  readonly unitAmountMinor: number;
  readonly quantity: number;
  readonly taxCode?: string | undefined;
  readonly imageUrl?: string | undefined;
}

export interface PaymentShipping {
  readonly title: string;
  readonly amountMinor: number;
  /** Business days. */
  readonly minDays: number;
  readonly maxDays: number;
}

export interface PaymentAddress {
  readonly line1?: string | undefined;
  readonly line2?: string | undefined;
  readonly city?: string | undefined;
  /** Two letters in the USA. */
  readonly state?: string | undefined;
  readonly postalCode?: string | undefined;
  /** ISO 3166-1, two letters. */
  readonly country?: string | undefined;
}

export interface PaymentSession {
  readonly id: string;
  /** Address of the payment page while the session is open. */
  readonly url: string | undefined;
  readonly status: "open" | "complete" | "expired";
  /** A complete session is unpaid while an asynchronous payment is under way or after it failed. */
  readonly paymentStatus: "paid" | "unpaid" | "no_payment_required";
  /** An asynchronous payment has failed: the money cannot arrive any more. */
  readonly isPaymentFailed: boolean;
  readonly amountTotalMinor: number;
  /** Lines before discount, shipping and tax. */
  readonly amountSubtotalMinor: number;
  readonly amountTaxMinor: number;
  readonly amountShippingMinor: number;
  readonly amountDiscountMinor: number;
  readonly currency: string;
  /** Undefined for a session that this product did not create. */
  readonly orderId: string | undefined;
  readonly paymentIntentId: string | undefined;
  readonly email: string | undefined;
  /** Recipient of the shipment, or the payer where nothing is shipped. */
  readonly name: string | undefined;
  readonly shippingAddress: PaymentAddress | undefined;
  readonly billingAddress: PaymentAddress | undefined;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface RefundRequest {
  readonly paymentIntentId: string;
  readonly amountMinor: number;
  readonly idempotencyKey: string;
  readonly orderId: string;
}

export interface PaymentRefund {
  readonly id: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly status: "pending" | "requires_action" | "succeeded" | "failed" | "canceled";
  readonly orderId: string | undefined;
  readonly createdAt: Date;
}

export type PaymentEvent =
  | {
      readonly kind: "event";
      readonly id: string;
      /** "checkout.session.completed" for example. */
      readonly type: string;
      readonly sessionId?: string | undefined;
      readonly paymentIntentId?: string | undefined;
      readonly orderId?: string | undefined;
    }
  | { readonly kind: "rejected"; readonly reason: string };

/** A provider of hosted payment pages. No call may be made inside a transaction. */
export interface PaymentProvider {
  createSession(request: PaymentSessionRequest): Promise<PaymentSession>;
  findSession(id: string): Promise<PaymentSession | undefined>;
  /** Returns the current state of a session that is complete or expired already. */
  expireSession(id: string): Promise<PaymentSession>;
  /** Newest first. */
  listSessions(filter: { readonly createdAfter: Date }): AsyncIterable<PaymentSession>;
  refund(request: RefundRequest): Promise<PaymentRefund>;
  /** Newest first. */
  findRefunds(paymentIntentId: string): Promise<PaymentRefund[]>;
  /** Verifies the signature over the bytes as received; the body must not be parsed before. */
  readEvent(rawBody: Buffer, signature: string | undefined): PaymentEvent;
}

/** No answer, or a temporary failure of the provider: the same call may be repeated later. */
export class PaymentUnavailable extends Error {
  override readonly name = "PaymentUnavailable";
}

/** The provider refused the request itself: a repetition would fail again. */
export class PaymentRefused extends Error {
  override readonly name = "PaymentRefused";

  /** The provider's, "charge_already_refunded" for example. */
  readonly code: string | undefined;

  constructor(message: string, { code, ...options }: ErrorOptions & { code?: string | undefined }) {
    super(message, options);
    this.code = code;
  }
}
