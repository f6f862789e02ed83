/**
 * The request for a hosted payment page for one order. All amounts come from the database, never
 * from a client.
 */
export interface PaymentSessionRequest {
  readonly orderId: string;
  readonly brand: string;
  /** The hash of what was priced. */
  readonly cartHash: string;
  /**
   * The key of the request. The same key with the same request returns the same session; with a
   * changed one, `expiresAt` included, it is refused.
   */
  readonly idempotencyKey: string;
  /** The ISO 4217 code, "USD". */
  readonly currency: string;
  readonly email?: string | undefined;
  /** The lines, 1 to 100. */
  readonly lines: readonly PaymentLine[];
  /** The discount of all lines together; 0 for none. */
  readonly discountMinor: number;
  readonly shipping?: PaymentShippingOption | undefined;
  /**
   * Where the order is sent: "ask" lets the payment page collect an address in the USA. Undefined
   * when nothing is shipped.
   */
  readonly shipTo?: PaymentRecipient | "ask" | undefined;
  /**
   * The address after the payment; `{CHECKOUT_SESSION_ID}` in it is replaced by the session's id.
   */
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** The end of the session, 30 minutes to 24 hours from now. */
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

export interface PaymentShippingOption {
  readonly title: string;
  readonly amountMinor: number;
  /** The least number of business days. */
  readonly minDays: number;
  readonly maxDays: number;
}

export interface PaymentRecipient {
  readonly name: string;
  readonly address: PaymentAddress;
}

export interface PaymentAddress {
  readonly line1?: string | undefined;
  readonly line2?: string | undefined;
  readonly city?: string | undefined;
  /** The state, two letters in the USA. */
  readonly state?: string | undefined;
  readonly postalCode?: string | undefined;
  /** The ISO 3166-1 code, two letters. */
  readonly country?: string | undefined;
}

export interface PaymentSession {
  readonly id: string;
  /** The address of the payment page while the session is open. */
  readonly url: string | undefined;
  readonly status: "open" | "complete" | "expired";
  /**
   * The state of the payment. A complete session is unpaid while an asynchronous payment is in
   * progress or after it failed.
   */
  readonly paymentStatus: "paid" | "unpaid" | "no_payment_required";
  /** Whether an asynchronous payment failed: the money can't arrive anymore. */
  readonly isPaymentFailed: boolean;
  readonly amountTotalMinor: number;
  /** The lines before discount, shipping and tax. */
  readonly amountSubtotalMinor: number;
  readonly amountTaxMinor: number;
  readonly amountShippingMinor: number;
  readonly amountDiscountMinor: number;
  readonly currency: string;
  /** The id of the order; undefined for a session that this product didn't create. */
  readonly orderId: string | undefined;
  readonly paymentIntentId: string | undefined;
  readonly email: string | undefined;
  /** The recipient of the shipment, or the payer where nothing is shipped. */
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

/** A payment that the buyer contests with the bank, which takes the money back meanwhile. */
export interface PaymentDispute {
  readonly id: string;
  readonly amountMinor: number;
  /** The provider's reason, such as "fraudulent". */
  readonly reason: string;
  readonly status: "open" | "won" | "lost";
}

export type PaymentWebhookResult =
  | {
      readonly kind: "event";
      readonly id: string;
      /** The event's type, such as "checkout.session.completed". */
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
  /** Expires a session; returns the current state of one that is already complete or expired. */
  expireSession(id: string): Promise<PaymentSession>;
  /** Lists sessions, the newest first. */
  listSessions(filter: { readonly createdAfter: Date }): AsyncIterable<PaymentSession>;
  refund(request: RefundRequest): Promise<PaymentRefund>;
  /** Lists refunds of a payment, the newest first. */
  findRefunds(paymentIntentId: string): Promise<PaymentRefund[]>;
  /** Lists disputes of a payment, the newest first. */
  findDisputes(paymentIntentId: string): Promise<PaymentDispute[]>;
  /** Lists the ids of payments that were disputed since then. */
  listDisputedPayments(filter: { readonly createdAfter: Date }): Promise<string[]>;
  /**
   * Reads an event and verifies the signature over the bytes as received; the body must not be
   * parsed before.
   */
  readEvent(rawBody: Buffer, signature: string | undefined): PaymentWebhookResult;
}

/**
 * The error for no answer, or a temporary failure of the provider: the same call may be repeated
 * later.
 */
export class PaymentUnavailableError extends Error {
  override readonly name = "PaymentUnavailableError";
}

/** The error for a request that the provider refused: a repetition would fail again. */
export class PaymentRequestError extends Error {
  override readonly name = "PaymentRequestError";

  /** The provider's code, such as "charge_already_refunded". */
  readonly code: string | undefined;

  constructor(message: string, { code, ...options }: ErrorOptions & { code?: string | undefined }) {
    super(message, options);
    this.code = code;
  }
}
