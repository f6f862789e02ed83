import { randomBytes } from "node:crypto";
import type Stripe from "stripe";

export type SessionObject = Pick<
  Stripe.Checkout.Session,
  | "id"
  | "object"
  | "amount_subtotal"
  | "amount_total"
  | "cancel_url"
  | "client_reference_id"
  | "collected_information"
  | "created"
  | "currency"
  | "customer_details"
  | "customer_email"
  | "expires_at"
  | "livemode"
  | "metadata"
  | "mode"
  | "payment_status"
  | "status"
  | "success_url"
  | "total_details"
  | "url"
> & { payment_intent: string | null; customer: string | null };

export type CustomerObject = Pick<
  Stripe.Customer,
  "id" | "object" | "created" | "email" | "metadata" | "name" | "shipping"
>;

export type RefundObject = Pick<
  Stripe.Refund,
  | "id"
  | "object"
  | "amount"
  | "charge"
  | "created"
  | "currency"
  | "metadata"
  | "payment_intent"
  | "reason"
  | "status"
>;

export type DisputeObject = Pick<
  Stripe.Dispute,
  "id" | "object" | "amount" | "created" | "currency" | "metadata" | "reason" | "status"
> & { payment_intent: string };

export type CouponObject = Pick<
  Stripe.Coupon,
  "id" | "object" | "amount_off" | "created" | "currency" | "duration" | "name" | "valid"
>;

export interface SessionLine {
  readonly name: string;
  readonly description: string | undefined;
  readonly unitAmount: number;
  readonly quantity: number;
}

export interface SessionRecord {
  readonly session: SessionObject;
  readonly lines: readonly SessionLine[];
  readonly amountOff: number;
  readonly shipping: { readonly title: string; readonly amount: number } | undefined;
  readonly collectsShipping: boolean;
  /** The customer whose address the tax is computed for. */
  readonly customer?: CustomerObject | undefined;
  readonly isTaxed: boolean;
  /** The metadata of the payment and its charge. */
  readonly paymentMetadata: Record<string, string>;
  /** Whether an asynchronous payment failed, so that it can't arrive anymore. */
  paymentFailed?: boolean;
}

/** Returns the session with its payment instead of the payment's id. */
export function expandPayment({ session, paymentFailed = false }: SessionRecord) {
  const { payment_intent: id, payment_status: status } = session;
  if (id === null) return session;
  const unpaid = paymentFailed ? "requires_payment_method" : "processing";
  const payment = {
    id,
    object: "payment_intent",
    status: status === "paid" ? "succeeded" : unpaid,
  };
  return { ...session, payment_intent: payment };
}

/** An answer that is repeated for the same idempotency key. */
export interface StoredAnswer {
  readonly fingerprint: string;
  readonly status: number;
  readonly body: unknown;
}

export type Emit = (type: string, object: object) => void;

/** What the account contains, the oldest first. */
export class StripeState {
  readonly sessions = new Map<string, SessionRecord>();
  readonly coupons = new Map<string, CouponObject>();
  readonly customers = new Map<string, CustomerObject>();
  readonly refunds = new Map<string, RefundObject>();
  readonly disputes = new Map<string, DisputeObject>();
  readonly answers = new Map<string, StoredAnswer>();
  /** The milliseconds by which the double's clock is ahead. */
  clockOffsetMs = 0;

  /** Returns whole seconds since 1970. */
  now(): number {
    return Math.floor((Date.now() + this.clockOffsetMs) / 1000);
  }

  requireSession(id: string): SessionRecord {
    const record = this.sessions.get(id);
    if (record === undefined) throw createMissingError("checkout.session", id);
    return record;
  }

  findPayment(paymentIntentId: string): SessionRecord | undefined {
    return [...this.sessions.values()].find(
      ({ session }) => session.payment_intent === paymentIntentId,
    );
  }
}

export function createId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString("hex")}`;
}

/** An answer in the shape of Stripe's errors. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly details: Readonly<Record<string, string>>;

  constructor(message: string, details: Readonly<Record<string, string>> = {}, status = 400) {
    super(message);
    this.status = status;
    this.details = { type: "invalid_request_error", ...details };
  }

  get body(): unknown {
    return { error: { ...this.details, message: this.message } };
  }
}

export function createMissingError(kind: string, id: string): StripeRefusal {
  return new StripeRefusal(`No such ${kind}: '${id}'`, { code: "resource_missing" }, 404);
}
